import { type Anchorer, createAnchorer } from '../anchor/anchor-quote.ts'
import type { PaperDocument } from '../document/paper-document.ts'
import { contains, overlaps, type Span } from '../text/span.ts'

/** What verification looks up in one document, built when first needed. */
export interface SourceIndex {
  readonly anchorer: Anchorer
  /** Whether the paper uses a word; in the form that the gates compare. */
  known(word: string): boolean
  /** Sentences that a span touches, in order; a table's row or a heading counts as one. */
  sentencesAt(span: Span): readonly Span[]
  /** Index of the top-level section that holds an offset; 0 is the front matter. */
  sectionAt(offset: number): number
}

const indices = new WeakMap<PaperDocument, SourceIndex>()

/** The index of a document; documents never change, so it is made once. */
export function sourceIndex(document: PaperDocument): SourceIndex {
  const made = indices.get(document)
  if (made) return made
  const index = makeIndex(document)
  indices.set(document, index)
  return index
}

function makeIndex(document: PaperDocument): SourceIndex {
  const units = sentenceUnits(document)
  const blocks = document.blocks.map(({ span }) => span)
  const anchorer = createAnchorer(document.text)
  return {
    anchorer,
    known: anchorer.known,
    sentencesAt(span) {
      let at = firstEndingAfter(units, span.start)
      const found: Span[] = []
      for (let unit = units[at]; unit && unit.start < span.end; unit = units[++at])
        if (overlaps(unit, span)) found.push(unit)
      return found
    },
    sectionAt(offset) {
      const block = document.blocks[firstEndingAfter(blocks, offset)]
      let section = block?.section ?? 0
      for (
        let parent = document.sections[section]?.parent;
        parent !== undefined && parent > 0;
        parent = document.sections[section]?.parent
      )
        section = parent
      return section
    },
  }
}

/** The document's sentences, and lines of the blocks that have none, in text order. */
function sentenceUnits(document: PaperDocument): Span[] {
  const units: Span[] = [...document.sentences]
  let next = 0
  for (const { span } of document.blocks) {
    while (next < document.sentences.length && (document.sentences[next] as Span).end <= span.start)
      next++
    const sentence = document.sentences[next]
    if (sentence && contains(span, sentence)) continue
    let start = span.start
    for (const line of document.text.slice(span.start, span.end).split('\n')) {
      if (line.trim() !== '') units.push({ start, end: start + line.length })
      start += line.length + 1
    }
  }
  return units.sort((a, b) => a.start - b.start)
}

function firstEndingAfter(spans: readonly Span[], offset: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle] as Span).end <= offset) low = middle + 1
    else high = middle
  }
  return low
}
