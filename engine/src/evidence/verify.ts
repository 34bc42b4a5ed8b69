import type { PaperDocument } from '../document/paper-document.ts'
import { type Span, slice } from '../text/span.ts'
import type { Problem, Verdict } from './claim.ts'
import { isFairer, leavesOutOnly } from './fairer-refusal.ts'
import { verifyGivenParts } from './given-parts.ts'
import { judge } from './judge.ts'
import { judgeReworded } from './judge-reworded.ts'
import { isInWordsOf } from './retold/voice.ts'
import { type SourceIndex, sourceIndex } from './source-index.ts'
import { verbatimPieces } from './stitching.ts'
import { withDifferences } from './told-differences.ts'
import { unverified } from './verdicts.ts'
import { verifyParts } from './verify-parts.ts'
import { verifyWhole } from './verify-whole.ts'

const ellipsis = /\u2026|\.\.\./
/** Claims of more characters are refused: no sentence is that long. */
const longestClaim = 20_000
/**
 * What the paper's text proves of a claim: `verbatim` when its words, or each of its parts in order, are
 * the text's own; `located` when these are told as a sentence and the paper's begins before them, when at most 10 % of
 * it is edited and every difference is one of spelling or between words of one sense, or when it is a sentence's words
 * without its citations and asides; else `unverified`, with each problem named: also when its sentence goes on to say of
 * whom, where or on what this holds. Never `supported`: see `verifyComputation`.
 * @param spans where the claim says its evidence is; words found in other sections are `elsewhere`. Parts of one sentence
 *   that make the claim, with brackets left out between them, prove it `verbatim`.
 * @returns spans of the words that prove it, or, unverified, of the words it was compared with.
 * @throws RangeError when a span lies outside the document's text.
 */
export function verifyClaim(
  document: PaperDocument,
  claimText: string,
  spans: readonly Span[] = [],
): Verdict {
  for (const span of spans) slice(document.text, span)
  const claim = claimText.trim()
  if (claim === '' || claim.length > longestClaim) return unverified(['not-found'])
  const index = sourceIndex(document)
  const given = verifyGivenParts(document, index, claim, spans)
  if (given) return given
  const whole = verifyWhole(document, index, claim, spans)
  const isElsewhere = whole?.problems.includes('elsewhere') ?? false
  const isInParts =
    whole === null || isElsewhere || (whole.kind === 'unverified' && ellipsis.test(claim))
  const told = isInParts ? (verifyParts(document, index, claim, spans) ?? whole) : whole
  if (told && told.kind !== 'unverified') return told
  const pieces = verbatimPieces(index.anchorer, claim)
  const judged = judge(document, index, claim, { told, pieces, spans })
  if (judged.kind !== 'unverified') return judged
  const reworded = judgeReworded(document, index, claim, { pieces, judged, spans })
  if (reworded && reworded.kind !== 'unverified') return reworded
  const refused = withDifferences(document, index, claim, {
    ...judged,
    problems: problemsTold(document, index, claim, judged),
    spans: judged.spans.map((span) => withWholeNumber(document.text, span)),
  })
  if (!reworded || !isFairer(reworded, refused)) return refused
  const [place, other] = [reworded, refused].map(
    ({ spans: [span] }) => span && index.sentencesAt(span)[0],
  )
  // What is shown of one sentence stays what was found of it.
  return !leavesOutOnly(reworded) && place === other
    ? { ...reworded, spans: refused.spans }
    : reworded
}

/** The problems of a claim; where it has the very words of its sentence in the passive, that they do not stand together so. */
function problemsTold(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  { problems, spans }: Verdict,
): readonly Problem[] {
  const isOrder = () =>
    spans
      .flatMap((span) => index.sentencesAt(span))
      .some((place) => isInWordsOf(slice(document.text, place), claim))
  const told: readonly Problem[] =
    problems.includes('entity-mismatch') && isOrder()
      ? problems.map((problem) => (problem === 'entity-mismatch' ? 'not-found' : problem))
      : problems
  // What is wrong with words says more than that they are not there.
  return told.length > 1 ? told.filter((problem) => problem !== 'not-found') : told
}

/** Words that a claim was compared with, to the end of a number that they would cut: "41.0", not "41.". */
function withWholeNumber(text: string, { start, end }: Span): Span {
  const isCut = /\d[.,]?$/.test(text.slice(Math.max(start, end - 2), end))
  const rest = isCut ? /^(?:[.,]?\d){1,20}/.exec(text.slice(end, end + 40)) : null
  return { start, end: end + (rest?.[0].length ?? 0) }
}
