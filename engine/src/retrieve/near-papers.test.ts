import { expect, test } from 'vitest'
import { evenedScores } from './near-papers.ts'

/** Papers as lists of terms, each standing there once. */
function rowsOf(papers: readonly (readonly number[])[]) {
  const starts = [0]
  for (const terms of papers) starts.push((starts.at(-1) as number) + terms.length)
  return {
    starts: Int32Array.from(starts),
    terms: Int32Array.from(papers.flat()),
    counts: new Int32Array(papers.flat().length).fill(1),
  }
}
const papers = [[1, 2, 3], [1, 2, 4], [5, 6], [3, 8, 9], [7]]
const matching = (term: number) => papers.filter((terms) => terms.includes(term)).length
const best = [3, 2, 2, 1, 1].map((score, paper) => ({ paper, score }))

test('a score goes towards those of the papers that are like it, and of no others', () => {
  const [first, like, unlike, last, alone] = evenedScores(best, rowsOf(papers), matching)
  expect(like).toBeGreaterThan(2)
  expect(unlike).toBe(2)
  expect(alone).toBe(1)
  expect(first).toBeLessThan(3)
  expect(last).toBeGreaterThan(1)
})

test('how terms are numbered does not show', () => {
  const renumbered = papers.map((terms) => terms.map((term) => 9 - term).toSorted())
  const matchingThen = (term: number) => matching(9 - term)
  expect(evenedScores(best, rowsOf(renumbered), matchingThen)).toEqual(
    evenedScores(best, rowsOf(papers), matching),
  )
})

test('nothing to compare is left as it is', () => {
  expect(evenedScores([], rowsOf([]), matching)).toEqual([])
  expect(evenedScores(best.slice(0, 1), rowsOf(papers), matching)).toEqual([3])
})
