import type { Span } from '../text/span.ts'
import { documentShape } from './document-shape.ts'
import { hashOf } from './identity.ts'
import type { PaperDocument } from './paper-document.ts'

/**
 * A document out of its JSON: the form of every field is checked, every span lies inside the text, blocks
 * are in order, cells and references say what stands at their spans, and the text is the one that was hashed.
 * @throws TypeError for a field of another form; RangeError, with the numbers, for a span that cannot be
 */
export function documentFromJson(value: unknown): PaperDocument {
  documentShape(value, '')
  const document = value as PaperDocument
  const { text } = document
  if (hashOf(text) !== document.textHash)
    throw new RangeError(`The text of document ${document.id} is not the one that was hashed`)
  for (const [at, span] of spansOf(document)) {
    if (span.start > span.end || span.end > text.length)
      throw new RangeError(
        `${at} is ${span.start}-${span.end}, outside text of length ${text.length}`,
      )
  }
  checkOrder(document)
  checkWords(document)
  checkPages(document)
  return document
}

function* spansOf(document: PaperDocument): Generator<readonly [string, Span]> {
  if (document.abstract) yield ['abstract', document.abstract]
  const layers = ['sections', 'blocks', 'marks', 'equations', 'tables', 'references'] as const
  for (const layer of layers)
    for (const [index, { span }] of document[layer].entries())
      if (span) yield [`${layer}[${index}].span`, span]
  for (const [index, { heading }] of document.sections.entries())
    if (heading) yield [`sections[${index}].heading`, heading]
  for (const [index, span] of document.sentences.entries()) yield [`sentences[${index}]`, span]
  for (const layer of ['figures', 'tables'] as const)
    for (const [index, { caption, mentions }] of document[layer].entries()) {
      if (caption) yield [`${layer}[${index}].caption`, caption]
      for (const span of mentions) yield [`${layer}[${index}].mentions`, span]
    }
  for (const page of document.pages)
    for (const { span } of page.lines) yield [`a line of page ${page.number}`, span]
}

function checkOrder({ blocks, sections }: PaperDocument): void {
  let end = 0
  for (const [index, block] of blocks.entries()) {
    if (block.span.start < end)
      throw new RangeError(
        `blocks[${index}] begins at ${block.span.start}, before the block ahead ends at ${end}`,
      )
    if (block.section >= sections.length)
      throw new RangeError(`blocks[${index}].section is ${block.section} of ${sections.length}`)
    end = block.span.end
  }
  for (const [index, section] of sections.entries())
    if (section.parent !== undefined && section.parent >= index)
      throw new RangeError(
        `sections[${index}].parent is ${section.parent}, not a section before it`,
      )
}

function checkWords({ text, tables, references }: PaperDocument): void {
  const check = (at: string, span: Span | null, words: string) => {
    if (span && text.slice(span.start, span.end) !== words)
      throw new RangeError(`${at} does not say what stands at ${span.start}-${span.end}`)
  }
  for (const [index, table] of tables.entries())
    for (const row of table.rows)
      for (const cell of row) check(`A cell of tables[${index}]`, cell.span, cell.text)
  for (const [index, reference] of references.entries())
    check(`references[${index}]`, reference.span, reference.raw)
}

function checkPages({ pages }: PaperDocument): void {
  for (const page of pages)
    for (const line of page.lines)
      if (line.edges.length !== line.span.end - line.span.start + 1)
        throw new RangeError(
          `A line of page ${page.number} has ${line.edges.length} edges for ${line.span.end - line.span.start} characters`,
        )
}
