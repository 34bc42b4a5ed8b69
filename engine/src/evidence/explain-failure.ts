import type { PaperDocument } from '../document/paper-document.ts'
import { contains, type Span, slice } from '../text/span.ts'
import type { Verdict } from './claim.ts'
import { alignedProblems } from './nearest-words.ts'
import type { SourceIndex } from './source-index.ts'
import { verbatimPieces } from './stitching.ts'
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
): Verdict {
  const { coverage, spans } = verbatimPieces(index.anchorer, claim)
  const [only] = spans
  if (coverage >= stitchedShare && spans.length > 1)
    return unverified(
      [isOneSentence(index, spans) ? 'words-left-out' : 'stitched'],
      spans,
      coverage,
    )
  if (only === undefined) return unverified(['not-found'])
  const sentence = index.sentencesAt(only)[0]
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
