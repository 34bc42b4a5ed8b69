import { holdsMade } from '../../text/holds.ts'
import type { Span } from '../../text/span.ts'
import { isProgramLine } from '../text/program-line.ts'
import type { Sentence } from '../text/sentence.ts'
import { nameAsked } from './definition-asked.ts'
import { spellsOut } from './definition-spellings.ts'
import { passingOf } from './definition-wordings.ts'
import type { Question } from './question.ts'

const longestInPassing = 900
/**
 * The sentence that says of a name in passing what it is, for a question that would be refused otherwise: beside the
 * name in brackets, in a legend, or by what it holds. Empty where none does.
 */
export function inPassing(sentences: readonly Sentence[], question: Question): Span[] {
  const name = nameAsked(question)
  if (name === null) return []
  const wordings = passingOf(name)
  return sentences
    .filter(
      ({ text, role, kind }) =>
        role !== 'references' &&
        role !== 'acknowledgements' &&
        kind !== 'table' &&
        kind !== 'heading' &&
        text.length <= longestInPassing &&
        !isProgramLine(text),
    )
    .map((sentence) => {
      const best = Math.max(
        0,
        ...wordings.flatMap(([pattern, worth]) =>
          holdsMade(pattern, sentence.text) ? [worth] : [],
        ),
      )
      const spelt = spellsOut(sentence.text, name) ? 1 : 0
      const cost = sentence.kind === 'caption' ? 0.5 : sentence.speaksOf === 'paper' ? 0 : 0.3
      return { sentence, score: best === 0 ? 0 : best + spelt - cost }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
    .slice(0, 1)
    .map(({ sentence: { whole, span } }) => whole ?? span)
}
