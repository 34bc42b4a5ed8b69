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

test.each([
  ['behaviour', 'behavior'],
  ['misbehaviours', 'misbehaviors'],
  ['rigour', 'rigor'],
  ['vapour', 'vapor'],
  ['towards', 'toward'],
  ['afterward', 'afterwards'],
  ['pharmacological', 'pharmacologic'],
])('"%s" is a spelling of "%s"', (claim, source) =>
  expect(isSpellingOf(claim, source, { name: false, known: () => true })).toBe(true),
)

test.each([
  ['logical', 'logic'],
  ['economical', 'economic'],
  ['rewards', 'reward-like'],
])('"%s" is no spelling of "%s"', (claim, source) =>
  expect(isSpellingOf(claim, source, { name: false, known: () => true })).toBe(false),
)
