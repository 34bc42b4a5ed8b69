import { expect, test } from 'vitest'
import { isHopeless, isWorthShowing, leastLacking } from './worth-showing.ts'

const plain = { threshold: 0.54, isUnheard: false, isUnmet: false }
const shown = (said: number, sure: number | null, more = {}) =>
  isWorthShowing({ ...plain, said, sure, ...more })

test('a passage that stands out is shown although the paper less likely says it, one among equals is not', () => {
  expect(shown(0.4, 0.6)).toBe(true)
  expect(shown(0.4, 0.2)).toBe(false)
  expect(shown(0.6, 0.2)).toBe(false)
  expect(shown(0.8, 0.2)).toBe(true)
})

test('where too few passages stand beside it the paper alone decides', () => {
  expect(shown(0.53, null)).toBe(false)
  expect(shown(0.55, null)).toBe(true)
  expect(shown(0.55, null, { isUnheard: true })).toBe(false)
  expect(shown(0.9, null, { isUnmet: true })).toBe(false)
})

test('a word of a field that is never used, and a demand that is not met, take a surer passage', () => {
  expect(shown(0.6, 0.45, { isUnheard: true })).toBe(false)
  expect(shown(0.6, 0.55, { isUnheard: true })).toBe(true)
  expect(shown(0.9, leastLacking - 0.01, { isUnmet: true })).toBe(false)
  expect(shown(0.9, leastLacking, { isUnmet: true })).toBe(true)
})

test('nothing is looked for where the words of the question speak against it', () => {
  expect(isHopeless(0.2)).toBe(true)
  expect(isHopeless(0.4)).toBe(false)
})
