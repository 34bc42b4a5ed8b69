import { wordsOfBlock, wordsWithin } from '../document/block-words.ts'
import type { Block, PaperDocument } from '../document/paper-document.ts'
import { greekName } from '../text/greek.ts'
import { contains, type Span, slice } from '../text/span.ts'
import { stopWords, tokens, type WordForm } from '../text/tokens.ts'

/** A stretch that can answer: its own words, and the words that say what it is about. */
export interface Passage {
  readonly span: Span
  /** Stems in order, stop words left out. */
  readonly own: readonly string[]
  /** Stems of the headings above it; for a table row, of the caption and the header row too. */
  readonly above: readonly string[]
  /** Stems of the block that holds it; empty when it is the block. */
  readonly around: readonly string[]
}

export type PassageUnit = 'sentence' | 'paragraph'

const proseKinds = new Set<Block['kind']>([
  'paragraph',
  'list-item',
  'quote',
  'caption',
  'footnote',
])

/** Passages of a document in reading order, rows of tables among them: its sentences, and its blocks. */
export function passagesOf(document: PaperDocument): Record<PassageUnit, Passage[]> {
  const passages: Record<PassageUnit, Passage[]> = { sentence: [], paragraph: [] }
  const headings = headingStems(document)
  let next = 0
  for (const block of document.blocks) {
    const above = headings[block.section] ?? []
    if (block.kind === 'table') {
      const rows = rowsOf(document, block, above)
      passages.sentence.push(...rows)
      passages.paragraph.push(...rows)
      continue
    }
    if (!proseKinds.has(block.kind)) continue
    const around = stemsIn(wordsOfBlock(document, block))
    passages.paragraph.push({ span: block.span, own: around, above, around: [] })
    while (next < document.sentences.length) {
      const span = document.sentences[next] as Span
      if (span.end <= block.span.start) next++
      else if (contains(block.span, span)) {
        const own = stemsIn(wordsWithin(document, block, span))
        passages.sentence.push({ span, own, above, around })
        next++
      } else break
    }
  }
  return passages
}

/** Stems of a text, stop words left out. */
export const stemsOf = (text: string): string[] => stemsIn(tokens(text))

function stemsIn(words: readonly WordForm[]): string[] {
  const stems: string[] = []
  for (const word of words) if (!stopWords.has(word.text)) stems.push(greekName(word.stem))
  return stems
}

/** For each section the stems of its heading, and of those above it up to the paper's top. */
function headingStems({ sections, text }: PaperDocument): (readonly string[])[] {
  const own = sections.map(({ heading }) => (heading ? stemsOf(slice(text, heading)) : []))
  return sections.map((_, section) => {
    const stems: string[] = []
    for (let at: number | undefined = section; at !== undefined; at = sections[at]?.parent)
      stems.push(...(own[at] ?? []))
    return stems
  })
}

function rowsOf(document: PaperDocument, block: Block, above: readonly string[]): Passage[] {
  const table = document.tables.find((candidate) => candidate.id === block.of)
  const caption = table?.caption ? stemsOf(slice(document.text, table.caption)) : []
  const lines = slice(document.text, block.span).split('\n')
  const named = [...above, ...caption, ...stemsOf(lines[0] ?? '')]
  const rows: Passage[] = []
  let start = block.span.start
  for (const line of lines) {
    const span = { start, end: start + line.length }
    start += line.length + 1
    if (line.trim() === '') continue
    rows.push({ span, own: stemsOf(line), above: named, around: [] })
  }
  return rows
}
