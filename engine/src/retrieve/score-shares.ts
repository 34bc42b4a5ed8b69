import type { PassageIndex } from './passage-index.ts'

/** Values as shares of the best; 0 where none is above 0. */
export function sharesOfBest(values: readonly number[]): number[] {
  const best = Math.max(0, ...values)
  return values.map((value) => (best === 0 ? 0 : value / best))
}

/** 1 for the best value, 1/2 for the second, and so on; 0 for those that are 0. */
export function rankShares(values: readonly number[]): number[] {
  const found = values.map(() => 0)
  values
    .map((value, at) => ({ value, at }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value || a.at - b.at)
    .forEach(({ at }, rank) => {
      found[at] = 1 / (1 + rank)
    })
  return found
}

/** The weight of its passages' scores in each block, as shares of the best block's. */
export function blockShares({ passages }: PassageIndex, scores: readonly number[]): number[] {
  const squares = new Map<number, number>()
  passages.forEach(({ block }, at) => {
    squares.set(block, (squares.get(block) ?? 0) + (scores[at] ?? 0) ** 2)
  })
  return sharesOfBest(passages.map(({ block }) => Math.sqrt(squares.get(block) ?? 0)))
}
