import type { Question } from '../question/question.ts'
import { alignedPremise } from './premise-aligned.ts'
import { boundedPremise } from './premise-bounds.ts'
import { otherCompound } from './premise-compounds.ts'
import { contrastedPremise } from './premise-contrast.ts'
import { deniedPremise } from './premise-denied.ts'
import { otherChoice } from './premise-instead.ts'
import { notOnlyOne } from './premise-one.ts'
import { otherOwner } from './premise-owner.ts'
import { otherRating } from './premise-scale.ts'
import { otherSetting } from './premise-setting.ts'
import { otherShare } from './premise-shares.ts'
import { otherSpan } from './premise-spans.ts'
import { otherTime } from './premise-time.ts'
import { unusedPremise } from './premise-used.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'

type Check = (
  question: Question,
  ranked: readonly RankedCandidate[],
  isOthers: (candidate: RankedCandidate) => boolean,
  title: string,
) => Contradiction | null

/** What sets right a thing that a question takes for granted, in the order in which it is looked for. */
const checks: readonly Check[] = [
  deniedPremise,
  otherShare,
  otherRating,
  boundedPremise,
  otherOwner,
  notOnlyOne,
  otherCompound,
  otherSetting,
  otherTime,
  otherSpan,
  contrastedPremise,
  otherChoice,
  unusedPremise,
  alignedPremise,
]

/** The first passage that sets right what a question takes for granted, with what to say; null where none does. */
export function premiseDenied(...told: Parameters<Check>): Contradiction | null {
  for (const check of checks) {
    const found = check(...told)
    if (found) return found
  }
  return null
}
