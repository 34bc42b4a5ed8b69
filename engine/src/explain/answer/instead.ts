import type { Answer } from '../explanation.ts'
import type { Asking } from './asking.ts'
import { correctedNumber } from './corrected-number.ts'
import { answered } from './given.ts'
import { otherValue } from './other-value.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import type { Contradiction } from './stands-against.ts'
import { claimsOf } from './telling-passages.ts'
import { wholeCounts } from './whole-counts.ts'

const mostInstead = 2

/** Before a refusal: what sets right a number that the paper never gives, or what counts all things asked for. */
export function insteadOfRefusal(
  asking: Asking,
  unknown: string | null,
  ranked: readonly RankedCandidate[],
): Answer | null {
  const { document, asked, sentences, most } = asking
  const right = unknown === null ? null : correctedNumber(document, asked, unknown, sentences)
  const spans = right ? [right.span] : unknown ? [] : wholeCounts(document, sentences, asked)
  const told = asking.quote(spans.slice(0, Math.min(mostInstead, most)))
  if (told.length > 0) return answered(asking, told, right?.premise ?? null)
  return setRight(asking, unknown === null ? null : otherValue(asked, unknown, ranked))
}

/** The passage that contradicts a question, with what it sets right; null where there is none that can be quoted. */
export function setRight(asking: Asking, against: Contradiction | null): Answer | null {
  const told = against ? claimsOf(asking, [against.passage]) : []
  return told.length > 0 ? answered(asking, told, against?.premise) : null
}
