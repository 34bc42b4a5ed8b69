import { expect, test } from 'vitest'
import { cellNumber, printed } from './numbers.ts'

test.each([
  ['28.4', 28.4],
  ['−0.3', -0.3],
  ['1,234', 1234],
  ['45 %', 45],
  ['28.4*', 28.4],
  ['0.52 ± 0.03', 0.52],
  ['12.0 (3.1)', 12],
  ['.71', 0.71],
  ['80.5_3.3', 80.5],
])('a cell of %j is a number', (text, value) => {
  expect(cellNumber(text)?.value).toBe(value)
})

test.each(['', '–', 'n/a', '10–20', '3 of 7', '12/34', 'May 2020', '1.2.3'])(
  'a cell of %j is none',
  (text) => {
    expect(cellNumber(text)).toBeNull()
  },
)

test('numbers are printed with the decimals of their column and a true minus', () => {
  expect(printed(-2, 1)).toBe('−2.0')
})
