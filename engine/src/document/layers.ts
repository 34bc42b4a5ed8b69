import { splitSentences } from '../text/sentences.ts'
import type { Span } from '../text/span.ts'
import type { Block, BlockKind, SectionRole } from './paper-document.ts'

const prose: ReadonlySet<BlockKind> = new Set([
  'paragraph',
  'list-item',
  'quote',
  'caption',
  'footnote',
])

/** Sentences of all prose blocks, in order, as spans into the whole text. */
export function sentencesIn(text: string, blocks: readonly Block[]): Span[] {
  return blocks
    .filter((block) => prose.has(block.kind))
    .flatMap(({ span }) =>
      splitSentences(text.slice(span.start, span.end)).map(({ start, end }) => ({
        start: start + span.start,
        end: end + span.start,
      })),
    )
}

/** Length of all prose blocks, in characters, sections of these roles apart. */
export const proseLength = (blocks: readonly Block[], apart: readonly SectionRole[]): number =>
  blocks
    .filter((block) => prose.has(block.kind) && !apart.includes(block.role))
    .reduce((total, { span }) => total + span.end - span.start, 0)

/** From the first to the last block of the abstract, its heading and footnotes apart. */
export function abstractIn(blocks: readonly Block[]): Span | undefined {
  const inside = blocks.filter(
    (block) => block.role === 'abstract' && block.kind !== 'heading' && block.kind !== 'footnote',
  )
  const [first] = inside
  const last = inside.at(-1)
  return first && last && { start: first.span.start, end: last.span.end }
}
