import { documentFromSections, type PaperDocument } from '@tessera/engine'
import { expect, it } from 'vitest'
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
