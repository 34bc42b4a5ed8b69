import type { PaperDocument } from '../document/paper-document.ts'
import { matchingForm } from '../text/matching-form.ts'
import { contains, type Span, slice } from '../text/span.ts'
import { statementTokens } from '../text/statement-tokens.ts'
import type { Verdict } from './claim.ts'
import { alignedProblems } from './nearest-words.ts'
import type { SourceIndex } from './source-index.ts'
import type { Pieces } from './stitching.ts'
import { unverified } from './verdicts.ts'

/** From this share of words found in pieces on, a claim that stands nowhere whole is stitched. */
const stitchedShare = 0.8
/** From this share on it is compared with the sentence that its first piece is from. */
const leastCompared = 0.5

/** Why a claim stands nowhere: stitched of real pieces, or near a sentence that says something else. */
export function explainFailure(
  document: PaperDocument,
  index: SourceIndex,
  claim: string,
  { coverage, spans }: Pieces,
): Verdict {
  const [only] = spans
  if (only === undefined) return unverified(['not-found'])
  const sentence = index.sentencesAt(only)[0]
  if (coverage >= stitchedShare && spans.length > 1) {
    const isOne = isOneSentence(index, spans)
    const strange = isOne && sentence && hasOtherNumber(claim, slice(document.text, sentence))
    if (strange) return unverified(['number-mismatch'], [sentence], coverage)
    return unverified([isOne ? 'words-left-out' : 'stitched'], spans, coverage)
  }
  // A reason is given only where the two can be laid side by side; else the words are just not there.
  const problems =
    sentence && coverage >= leastCompared
      ? alignedProblems(slice(document.text, sentence), claim, index.known)
      : null
  return unverified(
    problems === null || problems.length === 0 ? ['not-found'] : problems,
    sentence ? [sentence] : [],
    coverage,
  )
}

/** Whether a claim has a number that its sentence has not. */
function hasOtherNumber(claim: string, sentence: string): boolean {
  const numbers = (words: string) =>
    statementTokens(matchingForm(words).text).flatMap(({ kind, key }) =>
      kind === 'number' ? [key] : [],
    )
  const own = new Set(numbers(sentence))
  return numbers(claim).some((number) => !own.has(number))
}

/** Pieces of one sentence, in their order. */
function isOneSentence(index: SourceIndex, pieces: readonly Span[]): boolean {
  const [first] = pieces
  const sentence = first && index.sentencesAt(first).find((unit) => contains(unit, first))
  return (
    sentence !== undefined &&
    pieces.every(
      (piece, at) => contains(sentence, piece) && piece.start >= (pieces[at - 1]?.end ?? 0),
    )
  )
}
