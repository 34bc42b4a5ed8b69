import { type Feature, featureKey, rowOf } from '../engine/src/text/sequence-model.ts'

/** How often each feature occurs in all lists together, by its key. */
export function timesOf(lists: Iterable<readonly Feature[]>): Map<number, number> {
  const times = new Map<number, number>()
  for (const list of lists)
    for (const feature of list) {
      const key = typeof feature === 'string' ? featureKey(feature) : feature
      times.set(key, (times.get(key) ?? 0) + 1)
    }
  return times
}

/** A row of weights for each feature that occurs at least so often; rarer ones are not learned. */
export function frequentRows(
  times: ReadonlyMap<number, number>,
  least: number,
): Map<number, number> {
  const rows = new Map<number, number>()
  for (const [key, count] of times) if (count >= least) rows.set(key, rows.size)
  return rows
}

/** New rows for the features that are worth most, at most so many; of equals the lower key. */
export function worthiestRows(
  rows: ReadonlyMap<number, number>,
  worthOf: (row: number, key: number) => number,
  most: number,
): Map<number, number> {
  const kept = [...rows]
    .map(([key, row]) => ({ key, worth: worthOf(row, key) }))
    .toSorted((a, b) => b.worth - a.worth || a.key - b.key)
    .slice(0, most)
  return new Map(kept.map(({ key }, row) => [key, row]))
}

/** The rows of those features that have one. */
export function rowsIn(rows: ReadonlyMap<number, number>, features: readonly Feature[]): number[] {
  return features.map((name) => rowOf(rows, name)).filter((row): row is number => row !== undefined)
}
