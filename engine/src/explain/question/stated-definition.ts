import type { PaperDocument } from '../../document/paper-document.ts'
import { holdsMade } from '../../text/holds.ts'
import type { Span } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'
import { written } from './term-forms.ts'

const label = '(?:Definition|Def\\.) ?\\(?[\\d.]*\\d[a-z]?\\)?[.:]?'
const longest = 500

/** The display formula that stands right below a span; empty where none does. */
function formulaBelow({ blocks }: PaperDocument, { end }: Span): Span[] {
  const next = blocks.find(({ span }) => span.start >= end)
  return next?.kind === 'equation' ? [next.span] : []
}

const breaksOff = /(?:\b(?:as|is|by|have|that)|:)$/i
/** The formula that a sentence goes on in where it breaks off; empty where it is whole, or none stands right below it. */
export const formulaOf = (document: PaperDocument, span: Span, text: string): Span[] =>
  breaksOff.test(text) ? formulaBelow(document, span) : []

/**
 * What a paper sets as the definition of a term under a number of its own, "Definition 3 (Price). …", with the formula
 * that it ends in; empty where it has none.
 * @param sentences all of the document, in reading order
 */
export function statedDefinition(
  document: PaperDocument,
  sentences: readonly Sentence[],
  term: string,
): Span[] {
  const named = `\\(?(?:[^\\p{L}\\s]{1,2}-)?${written(term)}(?: ?[[(][^\\])]{1,40}[\\])])?\\)?[.:]?`
  const [inLine, below] = [`^${label} ${named}$`, `^${named}$`].map(
    (words) => new RegExp(words, 'iu'),
  ) as [RegExp, RegExp]
  const onlyLabel = new RegExp(`^${label}$`, 'iu')
  const head = sentences.find(
    ({ text, block, index, inBlock }) =>
      inBlock === 0 &&
      (holdsMade(inLine, text) ||
        (holdsMade(below, text) && onlyLabel.test(sentences[index - 1]?.text ?? '') && block > 0)),
  )
  const told = head
    ? sentences.filter(({ block, index }) => block === head.block && index > head.index)
    : []
  const [first] = told
  const last = told.findLast(({ span }) => first && span.end - first.span.start <= longest)
  if (!first || !last) return []
  const span = { start: first.span.start, end: last.span.end }
  return [span, ...(last === told.at(-1) ? formulaBelow(document, span) : [])]
}
