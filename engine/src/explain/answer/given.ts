import type { Claim } from '../../evidence/claim.ts'
import { isLanguageRead } from '../../text/language.ts'
import { headingsRead } from '../checklist/checklist.ts'
import { type Answer, engineVersion } from '../explanation.ts'
import { isAskedInEnglish } from '../question/question-language.ts'
import { isContributionLine } from '../text/contribution-line.ts'
import type { Asking } from './asking.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import { withoutRepeats } from './repeats.ts'

const unread =
  'This paper’s text is not in English. The embedded engine reads English only, so the text was not searched.'
const askedOtherwise =
  'The question does not seem to be in English. The embedded engine reads English only: please ask in English.'
const nearestShown = 3
/** These may be told by who of the authors did what. */
const asksWriters = /\b(?:who|whom|whose|authors?|contribut\w*)\b/i

type Asked = Pick<Asking, 'document' | 'question'>

/** An answer of claims, the first of which is the shortest sufficient one; what only repeats another is left out. */
export function answered(
  { question }: Pick<Asking, 'question'>,
  told: readonly Claim[],
  premise: string | null = null,
): Answer {
  const claims = withoutRepeats(told)
  return {
    question,
    answer: claims[0]?.text ?? '',
    claims,
    evidence: claims.flatMap(({ spans }) => spans),
    refused: false,
    ...(premise !== null && { premise }),
    engine: 'embedded',
    engineVersion,
  }
}

/**
 * A refusal with its reason, the nearest passages and the headings that were searched. Of a text in a language that
 * has no wordings here it says that it was not searched: that the paper does not say would be untrue.
 */
export function refusal(
  { document, question }: Asked,
  reason: string,
  ranked: readonly RankedCandidate[] = [],
): Answer {
  const isRead = isLanguageRead(document.language)
  const why = !isRead ? unread : isAskedInEnglish(question) ? reason : askedOtherwise
  const mayName = asksWriters.test(question)
  const nearest = ranked.filter(
    ({ own, text }) => isRead && own > 0 && (mayName || !isContributionLine(text)),
  )
  return {
    question,
    answer: why,
    claims: [],
    evidence: [],
    refused: true,
    reason: why,
    nearest: nearest.slice(0, nearestShown).map(({ span }) => span),
    searched: isRead ? headingsRead(document) : [],
    engine: 'embedded',
    engineVersion,
  }
}
