import { expect, test } from 'vitest'
import { letterCount, wordCount } from './letter-counts.ts'

test.each([
  ['', 0, 0],
  ['  two  words ', 2, 8],
  ['tab\tand\u00a0no-break\u2009thin', 4, 17],
  ['α = 3, naïve 𝒜 語', 6, 8],
])('“%s” has %i words and %i letters', (text, words, letters) => {
  expect(wordCount(text)).toBe(words)
  expect(wordCount(text)).toBe(text.match(/\S+/g)?.length ?? 0)
  expect(letterCount(text)).toBe(letters)
})
