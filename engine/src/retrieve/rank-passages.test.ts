import { expect, test } from 'vitest'
import { documentBuilder } from '../document/document-builder.ts'
import { slice } from '../text/span.ts'
import { rankPassages } from './rank-passages.ts'

function paper() {
  const builder = documentBuilder('sections', '1')
  builder.add('title', 'A paper')
  builder.section({ heading: 'Data', level: 1 })
  builder.add(
    'paragraph',
    'We collected recordings. They come from twelve hospitals in two countries.',
  )
  builder.section({ heading: 'Training', level: 1 })
  builder.add('paragraph', 'All models were optimised for ten epochs. The learning rate was small.')
  builder.addTable({
    id: 't1',
    label: 'Table 1',
    caption: 'Accuracy of the systems',
    rows: [
      [{ content: 'System' }, { content: 'Accuracy' }],
      [{ content: 'Baseline' }, { content: '81.0' }],
      [{ content: 'Ours' }, { content: '84.2' }],
    ],
  })
  return builder.finish({ title: 'A paper', authors: [] })
}
const best = (query: string, unit: 'sentence' | 'paragraph') => {
  const document = paper()
  const [first] = rankPassages(document, query, { unit, k: 3 })
  return first && slice(document.text, first.span)
}

test('ranks sentences, blocks, and rows of tables', () => {
  expect(best('What learning rate was used?', 'sentence')).toBe('The learning rate was small.')
  expect(best('How many hospitals?', 'paragraph')).toMatch(/^We collected/)
  expect(best('baseline accuracy', 'sentence')).toBe('Baseline\t81.0')
})

test('gives at most k, best first, and nothing that shares no term', () => {
  const ranked = rankPassages(paper(), 'models learning rate accuracy', { unit: 'sentence', k: 2 })
  expect(ranked).toHaveLength(2)
  expect(ranked[0]?.score).toBeGreaterThanOrEqual(ranked[1]?.score ?? 0)
  expect(rankPassages(paper(), 'zebra', { unit: 'sentence', k: 5 })).toEqual([])
  expect(rankPassages(paper(), '', { unit: 'sentence', k: 5 })).toEqual([])
})
