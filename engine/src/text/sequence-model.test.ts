import { expect, test } from 'vitest'
import {
  featureKey,
  labelChances,
  labelled,
  packRows,
  unpackModel,
  unpackRows,
} from './sequence-model.ts'

const rows = new Map([
  [featureKey('w=a'), 0],
  [featureKey('w=b'), 1],
])
const weights = [44, -44, -3, 0]

test('what is packed is read again', () => {
  const read = unpackRows(packRows(rows, weights, 2), 2)
  for (const [name, row] of [
    ['w=a', 0],
    ['w=b', 1],
  ] as const) {
    const place = read.rows.get(featureKey(name)) as number
    expect([...read.weights.slice(2 * place, 2 * place + 2)]).toEqual(
      weights.slice(2 * row, 2 * row + 2),
    )
  }
})

test('a place without a known feature goes by its neighbours', () => {
  const model = unpackModel<'x' | 'y'>({
    labels: ['x', 'y'],
    starts: [0, 0],
    ends: [0, 0],
    steps: [
      [2, -2],
      [-2, 2],
    ],
    scale: 10,
    packed: packRows(rows, weights, 2),
  })
  const features = [['w=a'], ['w=never'], ['w=b']]
  const [first, second] = labelChances(model, features)
  expect(first?.[0]).toBeGreaterThan(0.99)
  expect(second?.[0]).toBeGreaterThan(0.9)
  expect((second?.[0] ?? 0) + (second?.[1] ?? 0)).toBeCloseTo(1)
  expect(labelled(model, features)).toEqual(['x', 'x', 'x'])
  expect(labelled(model, [])).toEqual([])
})
