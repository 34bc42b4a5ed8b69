import { expect, test, vi } from 'vitest'
import { isSpellingOf } from './spelling.ts'

test.each([
  ['bells', 'rope', 0],
  ['nitrite', 'nitrate', 0],
  ['gained', 'gain', 0],
  ['colour', 'color', 0],
  ['be1l', 'bell', 1],
])('of "%s" for "%s" the paper is asked %i times', (claim, source, times) => {
  const known = vi.fn(() => false)
  isSpellingOf(claim, source, { name: false, known })
  expect(known).toHaveBeenCalledTimes(times)
})
