import { expect, test } from 'vitest'
import { eachRunOfLetters, letterCount, wordCount } from './letter-counts.ts'

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

test.each([
  '',
  'two words',
  'naïve über-große',
  'a𝒜b 3x𠀀',
  '😀 no letter',
  'x\ud835 y\udc9c',
  'é',
])('runs of letters in “%s” are those that a pattern finds', (text) => {
  const found: string[] = []
  eachRunOfLetters(text, (start, end) => found.push(text.slice(start, end)))
  expect(found).toEqual(text.match(/\p{L}+/gu) ?? [])
})
