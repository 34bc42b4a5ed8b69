import { expect, test } from 'vitest'
import { frequentRows, rowsIn, timesOf, worthiestRows } from '../eval/feature-rows.ts'
import { adagrad, adam } from '../eval/optimisers.ts'

test('Adam first moves each weight by its rate, whatever the slope, and ends at the top', () => {
  const { values, climb } = adam(2, 0.1)
  const slopes = () => [3 - (values[0] as number), -40 * ((values[1] as number) + 1)]
  climb(slopes())
  expect([...values].map((value) => value.toFixed(6))).toEqual(['0.100000', '-0.100000'])
  for (let step = 0; step < 400; step++) climb(slopes())
  expect(values[0]).toBeCloseTo(3, 2)
  expect(values[1]).toBeCloseTo(-1, 2)
})

test('Adagrad moves a weight less the more often it was moved', () => {
  const { values, move } = adagrad(2, 0)
  move(0, 2, 0.1)
  expect(values[0]).toBeCloseTo(-0.1)
  move(0, 2, 0.1)
  expect(values[0]).toBeCloseTo(-0.1 - 0.1 / Math.SQRT2)
  expect(values[1]).toBe(0)
})

test('what occurs often enough has a row, and of these the worthiest are kept, of equals the lower key', () => {
  const times = timesOf([
    [7, 5],
    [5, 7, 9],
    [3, 3],
  ])
  expect([...times]).toEqual([
    [7, 2],
    [5, 2],
    [9, 1],
    [3, 2],
  ])
  const rows = frequentRows(times, 2)
  expect(rowsIn(rows, [3, 9, 7])).toEqual([2, 0])
  const worth = new Map([
    [7, 1],
    [5, 1],
    [3, 4],
  ])
  expect([...worthiestRows(rows, (_, key) => worth.get(key) ?? 0, 2)]).toEqual([
    [3, 0],
    [5, 1],
  ])
})
