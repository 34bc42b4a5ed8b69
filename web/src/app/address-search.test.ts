import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './address-search.ts'

test.each([
  '2024',
  'true',
  'null',
  '"exact words"',
  '{"a":1}',
  '[1, 2]',
  'a+b & c=d',
  '引用 👩‍🔬',
  "'; drop table papers; --",
])('a query comes back from the address as it was: %s', (q) => {
  expect(parseSearch(stringifySearch({ q }))).toEqual({ q })
})

test('an address says nothing of what is not there', () => {
  expect(stringifySearch({ q: undefined, v: null })).toBe('')
  expect(parseSearch('')).toEqual({})
  expect(stringifySearch({ q: '2024' })).toBe('?q=2024')
})
