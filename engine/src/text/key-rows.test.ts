import { expect, test } from 'vitest'
import { distinctKeys, keyRows } from './key-rows.ts'
import { seeded } from './seeded.fixture.ts'

test('every key has its own row, also where many fall on one place', () => {
  const keys = [0, 1, 2, 3, 64, 128, 192, 256, 65_535]
  const rows = keyRows(keys)
  expect(keys.map((key) => rows.get(key))).toEqual(keys.map((_, row) => row))
  expect([4, 5, 320, 512, 65_534].map((key) => rows.get(key))).toEqual(Array(5).fill(undefined))
})

test('it tells what a map of the same keys tells', () => {
  const random = seeded(7)
  const keys = [...new Set(Array.from({ length: 5_000 }, () => Math.floor(random() * 2 ** 26)))]
  const map = new Map(keys.map((key, row) => [key, row]))
  const rows = keyRows(keys)
  const asked = [...keys, ...keys.map((key) => key + 1)]
  expect(asked.map((key) => rows.get(key))).toEqual(asked.map((key) => map.get(key)))
})

test('a model without keys knows none', () => {
  expect(keyRows([]).get(0)).toBeUndefined()
})

test.each([0, 40, 256, 257, 3_000])(
  'of %i keys each is kept once, where it came first',
  (length) => {
    const random = seeded(11)
    const keys = Array.from(
      { length },
      () => 512 * Math.floor(random() * 100) + (random() < 0.5 ? 3 : 4),
    )
    expect(distinctKeys(keys)).toEqual([...new Set(keys)])
  },
)
