import { expect, test } from 'vitest'
import { dayOf } from './answer-fields.ts'

test.each([
  ['2017', '2017'],
  ['2017-06', '2017-06'],
  ['2017-06-12T08:00:00Z', '2017-06-12'],
  ['2024-02-29', '2024-02-29'],
  ['2023-02-29', undefined],
  ['2024-04-31', undefined],
  ['2024-13', undefined],
  ['0000-01-01', undefined],
  ['in June', undefined],
])('the day that %s says is %s', (text, day) => {
  expect(dayOf(text)).toBe(day)
})
