import type { PaperDocument } from '../document/paper-document.ts'
import { contains, type Span, slice } from '../text/span.ts'
import type { Verdict } from './claim.ts'
import { clippingProblems, conditionsLost, omissionProblems } from './cuts/clipping.ts'
import { partsLost } from './cuts/heads.ts'
import type { SourceIndex } from './source-index.ts'
import { verdict } from './verdicts.ts'

const mostParts = 8
/** What may be left out between two parts of a sentence: one bracket. */
const bracket = /^\s\([^()]{1,200}\)\s?$/

/** The words of a sentence's parts, joined as if what stands between them were not there. */
export const joinedParts = (text: string, parts: readonly Span[]): string =>
  parts
    .map((part) => slice(text, part))
    .reduce((all, next) => (/^[,.;:?!]/.test(next) ? all + next : `${all} ${next}`))

/**
 * A claim that is the given parts of one sentence, in order, between which nothing is left out but brackets that deny
 * and limit nothing: `verbatim`, by its parts. Null for any other claim.
 */
export function verifyGivenParts(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  parts: readonly Span[],
): Verdict | null {
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last || parts.length < 2 || parts.length > mostParts) return null
  const whole = { start: first.start, end: last.end }
  const sentence = index.sentencesAt(first).find((unit) => contains(unit, whole))
  const gaps = parts
    .slice(1)
    .map(({ start }, at) => document.text.slice((parts[at] as Span).end, start))
  if (!sentence || !gaps.every((gap) => bracket.test(gap))) return null
  if (joinedParts(document.text, parts) !== claim) return null
  const before = document.text.slice(sentence.start, whole.start)
  const after = document.text.slice(whole.end, sentence.end)
  const changes =
    gaps.some((gap) => omissionProblems(gap).length > 0) ||
    clippingProblems(before, after).length > 0 ||
    conditionsLost(claim, before, after).length > 0 ||
    partsLost(claim, document.text, whole.start, { before, after }).length > 0
  return changes ? null : verdict('verbatim', parts, 1)
}
