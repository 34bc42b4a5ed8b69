import { expect, test } from 'vitest'
import { paperCard } from '../testing/papers.fixture.ts'
import { type Facets, narrow, noFacets } from './facets.ts'

const papers = [
  paperCard('old', { year: 1999, isOpenAccess: true }),
  paperCard('new', { year: 2024, metadata: { github: true } }),
  paperCard('undated', { year: null, contentStatus: 'abstract' }),
]
const kept = (facets: Partial<Facets>) =>
  narrow(papers, { ...noFacets, ...facets }).map(({ id }) => id)

test('without filters all papers stay, in their order', () => {
  expect(kept({})).toEqual(['old', 'new', 'undated'])
})

test('years are inclusive, and a paper without a year passes no bound', () => {
  expect(kept({ from: 2024 })).toEqual(['new'])
  expect(kept({ to: 1999 })).toEqual(['old'])
  expect(kept({ from: 2025, to: 2020 })).toEqual([])
})

test('every box ticked must hold', () => {
  expect(kept({ has: new Set(['fullText']) })).toEqual(['old', 'new'])
  expect(kept({ has: new Set(['fullText', 'code']) })).toEqual(['new'])
})
