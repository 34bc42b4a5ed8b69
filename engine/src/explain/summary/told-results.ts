import type { Sentence } from '../text/sentence.ts'
import { isArgued } from './argued-paper.ts'
import { mostWorth } from './section-by-worth.ts'
import type { Telling } from './telling.ts'
import { faintFrom } from './wording.ts'
import { worthDescribed } from './worth.ts'

/** A share, a decimal, a p-value or a multiple: what was measured, and no number of a section at the end. */
const measured =
  /\d\s?%|\bp\s?[<=>≤]\s?0?\.\d|\d\.\d(?![\d.]*\s*[)\]]?\s*$)|\b\d+(?:\.\d+)?[- ]?(?:fold|times)\b/i
const givesFigure = ({ text }: Sentence) => measured.test(text)

/**
 * The results that a paper tells, in reading order: those that are worth most; where none of them gives a figure, one
 * that does stands for the last.
 */
export function resultsOf(telling: Telling): readonly Sentence[] {
  const { document, sentences, limit, taken } = telling
  if (isArgued(document, sentences, 'results')) return []
  const found = mostWorth(telling, 'results')
  if (limit < 2 || found.length === 0 || found.some(givesFigure)) return found
  const [worthiest] = mostWorth(telling, 'results', 1, givesFigure)
  const figured = worthiest ?? plainest(telling)
  if (!figured) return found
  const others = mostWorth({ ...telling, taken: [...taken, figured] }, 'results', limit - 1)
  return [figured, ...others].toSorted((a, b) => a.index - b.index)
}

/** The sentence that is worded most plainly as a finding with a figure, where the paper says over all what came out. */
function plainest({ document, sentences, taken, isTold }: Telling): Sentence | undefined {
  const { statements, worded } = worthDescribed(document, sentences)
  const told = new Set(taken.map(({ index }) => index))
  const [best] = statements
    .map((sentence, at) => ({ sentence, score: worded.plainAs('results', at) }))
    .filter(
      ({ sentence, score }) =>
        score >= faintFrom.results &&
        (sentence.role === 'abstract' || sentence.role === 'conclusion') &&
        givesFigure(sentence) &&
        !told.has(sentence.index) &&
        !isTold(sentence),
    )
    .toSorted((a, b) => b.score - a.score)
  return best?.sentence
}
