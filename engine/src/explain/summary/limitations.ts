import type { PaperDocument } from '../../document/paper-document.ts'
import { inFront } from '../text/in-front.ts'
import type { Sentence } from '../text/sentence.ts'
import { limitationScorer } from './limitation-score.ts'
import { selectDiverse } from './select.ts'
import { worthOf } from './worth.ts'

/**
 * The sentences by which a paper owns to the limits of its work, wherever it does, in reading order. The summary and the
 * answer to a question on limits tell the same ones.
 * @param taken sentences told already, which are not said again
 */
export const limitsOf = (
  document: PaperDocument,
  sentences: readonly Sentence[],
  most: number,
  taken: readonly Sentence[] = [],
): Sentence[] =>
  selectDiverse(
    worthOf(document, sentences).limitations.filter(({ score }) => score > 0),
    { most, floor: 0, share: 0, taken },
  )

/** Share of the plainest one's score below which a limit does not stand before it. */
const nearlyAsPlain = 0.7

/** The same for a reader who asks: in reading order, but the plainest first where the first is much less plain. */
export function limitsAnswered(
  document: PaperDocument,
  sentences: readonly Sentence[],
  most: number,
): readonly Sentence[] {
  const found = limitsOf(document, sentences, most)
  const score = limitationScorer(document, sentences)
  const [first, plainest] = [found[0], found.toSorted((a, b) => score(b) - score(a))[0]]
  if (!first || !plainest || score(first) >= nearlyAsPlain * score(plainest)) return found
  return inFront([plainest], found)
}
