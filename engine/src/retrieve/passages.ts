import { wordsOfBlock, wordsWithin } from '../document/block-words.ts'
import type { Block, PaperDocument } from '../document/paper-document.ts'
import { greekName } from '../text/greek.ts'
import { contains, type Span, slice } from '../text/span.ts'
import { stopWords, tokens, type Word } from '../text/tokens.ts'

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

const proseKinds = new Set<Block['kind']>([
  'paragraph',
  'list-item',
  'quote',
  'caption',
  'footnote',
])

/** Passages of a document in reading order: sentences or blocks, and the rows of tables. */
export function passagesOf(document: PaperDocument, unit: 'sentence' | 'paragraph'): Passage[] {
  const passages: Passage[] = []
  const headings = document.sections.map((_, section) => stemsOf(headingWords(document, section)))
  let next = 0
  for (const block of document.blocks) {
    const above = headings[block.section] ?? []
    if (block.kind === 'table') {
      passages.push(...rowsOf(document, block, above))
      continue
    }
    if (!proseKinds.has(block.kind)) continue
    const own = blockStems(document, block)
    if (unit === 'paragraph') {
      passages.push({ span: block.span, own, above, around: [] })
      continue
    }
    while (next < document.sentences.length) {
      const span = document.sentences[next] as Span
      if (span.end <= block.span.start) next++
      else if (contains(block.span, span)) {
        passages.push({
          span,
          own: stemsIn(wordsWithin(document, block, span)),
          above,
          around: own,
        })
        next++
      } else break
    }
  }
  return passages
}

const known = new WeakMap<Block, readonly string[]>()

/** The stems of a block: both units of passages ask for them. */
function blockStems(document: PaperDocument, block: Block): readonly string[] {
  const stems = known.get(block) ?? stemsIn(wordsOfBlock(document, block))
  known.set(block, stems)
  return stems
}

/** Stems of a text, stop words left out. */
export const stemsOf = (text: string): string[] => stemsIn(tokens(text))

function stemsIn(words: readonly Pick<Word, 'text' | 'stem'>[]): string[] {
  const stems: string[] = []
  for (const word of words) if (!stopWords.has(word.text)) stems.push(greekName(word.stem))
  return stems
}

/** The headings from the section up to the paper's top. */
function headingWords(document: PaperDocument, section: number): string {
  const words: string[] = []
  for (let at: number | undefined = section; at !== undefined; at = document.sections[at]?.parent) {
    const heading = document.sections[at]?.heading
    if (heading) words.push(slice(document.text, heading))
  }
  return words.join(' ')
}

function rowsOf(document: PaperDocument, block: Block, above: readonly string[]): Passage[] {
  const table = document.tables.find((candidate) => candidate.id === block.of)
  const caption = table?.caption ? stemsOf(slice(document.text, table.caption)) : []
  const lines = slice(document.text, block.span).split('\n')
  const header = stemsOf(lines[0] ?? '')
  const rows: Passage[] = []
  let start = block.span.start
  for (const line of lines) {
    const span = { start, end: start + line.length }
    start += line.length + 1
    if (line.trim() === '') continue
    const own = stemsOf(line)
    rows.push({ span, own, above: [...above, ...caption, ...header], around: [] })
  }
  return rows
}
