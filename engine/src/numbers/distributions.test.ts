import { expect, test } from 'vitest'
import { pOfChiSquare, pOfF, pOfR, pOfT, pOfZ } from './distributions.ts'

// Critical values as every table of statistics prints them.
test.each([
  [pOfT(12.706, 1), 0.05],
  [pOfT(2.228, 10), 0.05],
  [pOfT(-2.042, 30), 0.05],
  [pOfT(3.169, 10), 0.01],
  [pOfT(1.96, 1e6), 0.05],
  [pOfZ(1.96), 0.05],
  [pOfZ(-2.576), 0.01],
  [pOfChiSquare(3.841, 1), 0.05],
  [pOfChiSquare(18.307, 10), 0.05],
  [pOfChiSquare(124.342, 100), 0.05],
  [pOfF(4.965, 1, 10), 0.05],
  [pOfF(2.711, 5, 20), 0.05],
  [pOfF(4.103, 5, 20), 0.01],
  [pOfR(0.576, 10), 0.05],
])('a critical value has its level (%#)', (p, level) => {
  expect(p).toBeCloseTo(level, 4)
})

test('closed forms: t with one and two degrees of freedom, χ² with two, F with two and two', () => {
  for (const x of [0.1, 0.7, 1, 3.3, 25]) {
    expect(pOfT(x, 1)).toBeCloseTo(1 - (2 / Math.PI) * Math.atan(x), 12)
    expect(pOfT(x, 2)).toBeCloseTo(1 - x / Math.sqrt(2 + x * x), 12)
    expect(pOfChiSquare(x, 2)).toBeCloseTo(Math.exp(-x / 2), 12)
    expect(pOfF(x, 2, 2)).toBeCloseTo(1 / (1 + x), 12)
  }
})

test('nothing and everything', () => {
  expect(pOfT(0, 7)).toBeCloseTo(1, 12)
  expect(pOfChiSquare(0, 3)).toBe(1)
  expect(pOfF(0, 2, 9)).toBe(1)
  expect(pOfR(1, 9)).toBe(0)
  expect(pOfF(845.6, 3, 12)).toBeGreaterThan(0)
  expect(pOfF(845.6, 3, 12)).toBeLessThan(1e-10)
})
