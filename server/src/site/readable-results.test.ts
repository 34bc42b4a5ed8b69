import type { PaperCard, SearchResults } from '@tessera/contract'
import { expect, test } from 'vitest'
import { readableResults } from './readable-results.ts'

const found = (papers: readonly Partial<PaperCard>[]) =>
  ({ papers, sources: [] }) as unknown as SearchResults

test('without scripts results are links to their papers, with every word escaped', () => {
  const html = readableResults(
    '<b>',
    found([
      {
        id: 'doi:10.1/x',
        title: 'A & B',
        authors: ['Ada', 'Ben'],
        venue: null,
        year: 2024,
        notices: [],
      },
    ]),
  )
  expect(html).toContain('<a href="/paper/doi%3A10.1%2Fx">A &amp; B</a>')
  expect(html).toContain('Ada, Ben · 2024')
  expect(html).toContain('value="&lt;b&gt;"')
  expect(html.startsWith('<noscript>')).toBe(true)
})

test('without scripts an empty search says so', () => {
  expect(readableResults('x', found([]))).toContain('No papers found.')
})

test('what was not asked is not "not found"', () => {
  const results = { papers: [], sources: [{ source: 'arXiv', status: 'pending' }] }
  const html = readableResults('x', results as unknown as SearchResults)
  expect(html).toContain('No paper that is known here matches.')
  expect(html).not.toContain('No papers found')
})

test('a retracted paper says so', () => {
  const paper = {
    id: 'a',
    title: 'A',
    authors: [],
    notices: [{ kind: 'retraction' as const, source: 'Crossref' }],
  }
  expect(readableResults('x', found([paper]))).toContain('Retracted')
})
