import { expect, test } from 'vitest'
import { found, paperCard } from '../testing/papers.fixture.ts'
import { grow, isOutOfOrder, rankedAnew, type ShownResults, withPage } from './grow-results.ts'

const results = (ids: string, exact = '') =>
  found(
    [...ids].map((id) => paperCard(id)),
    { exact: [...exact] },
  )
const order = ({ papers }: ShownResults) => papers.map(({ id }) => id).join('')

test('what is shown keeps its order; what is new joins at the end', () => {
  const grown = grow(results('abc'), results('xbyac'), true)
  expect(order(grown)).toBe('abcxy')
  expect(grown.joined).toEqual(['x', 'y'])
})

test('the first words are shown as they come', () => {
  const first = grow(undefined, results('ba'), false)
  expect(order(first)).toBe('ba')
  expect(first.joined).toEqual([])
  expect(order(grow(results(''), results('cb'), true))).toBe('cb')
})

test('a paper that a later word no longer ranks stays where it is', () => {
  expect(order(grow(results('abc'), results('xb'), true))).toBe('abcx')
})

test('the paper that was named goes first, unless the reader is in the list', () => {
  expect(order(grow(results('ab'), results('xab', 'x'), false))).toBe('xab')
  const reading = grow(results('ab'), results('xab', 'x'), true)
  expect(order(reading)).toBe('abx')
  expect(isOutOfOrder(reading)).toBe(true)
})

test('what joined over several words is ranked anew when the reader asks for it', () => {
  const grown = grow(
    grow(grow(undefined, results('ab'), false), results('xab'), true),
    results('yxa'),
    true,
  )
  expect(order(grown)).toBe('abxy')
  expect(isOutOfOrder(grown)).toBe(true)
  const ranked = rankedAnew(grown)
  expect(order(ranked)).toBe('yxab')
  expect([ranked.joined, isOutOfOrder(ranked)]).toEqual([[], false])
})

test('the results that the server wrote into the page are shown as they are', () => {
  expect(isOutOfOrder(results('ab'))).toBe(false)
  expect(order(rankedAnew(results('ab')))).toBe('ab')
})

test('what joined in its right place needs no ranking', () => {
  expect(isOutOfOrder(grow(results('ab'), results('abx'), true))).toBe(false)
})

test('a further page repeats nothing', () => {
  const page = withPage(grow(undefined, results('abc'), false), results('cd'))
  expect(order(page)).toBe('abcd')
})

test('a retraction and the sources are told at once; an abstract waits, since it would push', () => {
  const notices = [{ kind: 'retraction' as const, source: 'Crossref' }]
  const late = paperCard('a', { notices, sources: ['library', 'Crossref'], abstract: 'Words.' })
  const [paper] = grow(results('a'), found([late]), true).papers
  expect(paper).toMatchObject({ notices, sources: ['library', 'Crossref'], abstract: null })
})
