import { expect, test } from 'vitest'
import { fuse } from './fuse.ts'
import type { SourcePaper } from './source.ts'

const paper = (name: string): SourcePaper => ({
  ...{ source: 'Crossref', at: '2026-03-01T12:00:00Z', title: `A study of ${name}`, authors: [] },
  identifiers: [{ scheme: 'doi', value: `10.5555/${name}` }],
  ...{ links: [], relations: [], notices: [] },
})
const order = (...lists: readonly (readonly string[])[]) =>
  fuse(lists.map((list) => list.map(paper))).map(({ paper: { title } }) =>
    title.replace('A study of ', ''),
  )

test('what a source puts further up stands further up, whichever list came first', () => {
  expect(order(['gulls', 'terns', 'auks'])).toEqual(['gulls', 'terns', 'auks'])
  expect(order(['gulls', 'terns'], ['terns', 'auks'])).toEqual(['terns', 'gulls', 'auks'])
})

test('what two sources know stands above what one puts first; far down in both, it does not always', () => {
  expect(order(['gulls', 'terns'], ['auks', 'terns'])[0]).toBe('terns')
  // 2 / (60 + 80) is less than 1 / (60 + 1).
  const far = (first: string) => [
    first,
    ...Array.from({ length: 78 }, (_, index) => `${first}-${index}`),
    'terns',
  ]
  const fused = order(far('gulls'), far('auks'))
  expect(fused.indexOf('terns')).toBeGreaterThan(fused.indexOf('auks'))
})

test('the score is the sum of 1 / (60 + rank), each paper once', () => {
  const found = fuse([[paper('gulls'), paper('terns')], [paper('terns')]])
  expect(found).toHaveLength(2)
  expect(found[0]?.score).toBeCloseTo(1 / 62 + 1 / 61, 12)
  expect(found[1]?.score).toBeCloseTo(1 / 61, 12)
})
