import type { PaperDocument } from '../../document/paper-document.ts'
import { isLabel } from '../../retrieve/announcing.ts'
import { holdsMade } from '../../text/holds.ts'
import type { Sentence } from '../text/sentence.ts'
import { isStatement } from '../text/statement.ts'
import { topicStems } from '../text/words.ts'
import { formulaOf } from './stated-definition.ts'
import { written } from './term-forms.ts'

const numbering = /^(?:[\dIVX]+(?:\.\d+)*|[A-Z])[.)]?\s+(?=\p{L})/u
/** So many sentences below a heading are on what it names. */
const opening = 3

/** The heading's own words are those of the term, in another case or number. */
function names(heading: string, stems: readonly string[]): boolean {
  const own = topicStems(heading.replace(numbering, ''))
  return own.length === stems.length && stems.every((stem) => own.includes(stem))
}

/** "The drift measures", "Cuff counting “sums” …": a sentence that begins with the term says what it is or does. */
const beginsWith = (term: string) =>
  new RegExp(`^(?:an? |the |our )?${written(term)} (?!(?:an?|the|of|and|or)\\b)`, 'iu')

/**
 * The first sentences of what is headed by a term alone: of a section, or behind a heading that was set in the line
 * of its text ("Directional ablation. To investigate …"); those that begin with the term come first, also one that
 * ends in a formula. Empty where nothing is headed so.
 * @param sentences all of the document, in reading order.
 */
export function underHeading(
  document: PaperDocument,
  sentences: readonly Sentence[],
  term: string,
): Sentence[] {
  const stems = topicStems(term)
  const section = document.sections.findIndex(
    ({ heading }) => heading && names(document.text.slice(heading.start, heading.end), stems),
  )
  const below = sentences.filter((one) => one.section === section && one.kind !== 'heading')
  const told = below.some(isStatement) ? below : behindLabel(sentences, stems)
  const wording = beginsWith(term)
  return told
    .filter((one) => isStatement(one) || formulaOf(document, one.span, one.text).length > 0)
    .slice(0, opening)
    .map((one) => ({ one, begins: holdsMade(wording, one.text) }))
    .toSorted((a, b) => Number(b.begins) - Number(a.begins))
    .map(({ one }) => one)
}

/** What stands in one block with a heading in its line. */
function behindLabel(sentences: readonly Sentence[], stems: readonly string[]): Sentence[] {
  const label = sentences.find(
    ({ text, kind, inBlock }) =>
      kind === 'paragraph' && inBlock === 0 && isLabel(text) && names(text, stems),
  )
  return label === undefined
    ? []
    : sentences
        .slice(label.index + 1, label.index + 1 + opening)
        .filter(({ block }) => block === label.block)
}
