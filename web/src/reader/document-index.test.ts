import { documentFromSections, type PaperDocument, parseJats } from '@tessera/engine'
import { describe, expect, it } from 'vitest'
import { indexDocument, lastStartingBefore } from './document-index.ts'

const base = documentFromSections({
  title: 'T',
  sections: ['A', 'B', 'C', 'D'].map((heading) => ({ heading, paragraphs: ['Some words.'] })),
})

it('leaves out no rank of heading, whatever levels the paper jumps between', () => {
  const levels = [1, 3, 2, 5]
  let next = 0
  const document: PaperDocument = {
    ...base,
    blocks: base.blocks.map((block) =>
      block.kind === 'heading' ? { ...block, level: levels[next++] ?? 1 } : block,
    ),
  }
  expect([...indexDocument(document).ranks.values()]).toEqual([2, 3, 3, 4])
})

it('finds the block that holds an offset', () => {
  const third = base.blocks[2]
  expect(third && lastStartingBefore(base.blocks, third.span.start)).toBe(2)
  expect(third && lastStartingBefore(base.blocks, third.span.end - 1)).toBe(2)
  expect(lastStartingBefore(base.blocks, -1)).toBe(-1)
})

describe('an abstract that has no heading over the whole of it', () => {
  const jats = (abstract: string) =>
    indexDocument(
      parseJats(
        `<article><front><article-meta><title-group><article-title>T</article-title></title-group>
        <abstract>${abstract}</abstract></article-meta></front>
        <body><sec><title>Methods</title><p>We measured.</p></sec></body></article>`,
      ),
    )
  it('is headed before the headings of its parts, which rank below it', () => {
    const { document, unheadedAbstract, ranks } = jats(
      '<sec><title>Aims</title><p>To know.</p></sec><sec><title>Findings</title><p>It rose.</p></sec>',
    )
    const { start, end } = document.blocks[unheadedAbstract]?.span ?? { start: 0, end: 0 }
    expect(document.text.slice(start, end)).toBe('Aims')
    expect([...ranks.values()]).toEqual([3, 3, 2])
  })
  it('is told from one with a heading of its own', () => {
    expect(jats('<title>Summary</title><p>It rose.</p>').unheadedAbstract).toBe(-1)
  })
})
