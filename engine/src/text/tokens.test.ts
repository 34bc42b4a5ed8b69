import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, stem, tokens } from './tokens.ts'

test('words carry their places, folded words and stems', () => {
  const text = 'Schölkopf’s kernels reached 3.5 points'
  expect(tokens(text).map((word) => [text.slice(word.start, word.end), word.text])).toEqual([
    ['Schölkopf’s', "scholkopf's"],
    ['kernels', 'kernels'],
    ['reached', 'reached'],
    ['3.5', '3.5'],
    ['points', 'points'],
  ])
  expect(tokens('representations representation')[0]?.stem).toBe(
    tokens('representations representation')[1]?.stem,
  )
})

test('stems of English words, and nothing else', () => {
  expect(['learning', 'learns', 'learned'].map(stem)).toEqual(['learn', 'learn', 'learn'])
  expect(stem('p53')).toBe('p53')
  expect(stem('x'.repeat(1000))).toHaveLength(1000)
})

test('of two long texts in turn each is folded as itself', () => {
  const [first, second] = ['É', 'Ö'].map((letter) => letter.repeat(20_000)) as [string, string]
  const folded = [first, second, first, first].map((text) => fold(text)[0])
  expect(folded).toEqual(['e', 'o', 'e', 'e'])
})

test('folds accents and letters that have none to lose', () => {
  expect(fold('Łukasz Ångström ŒUVRE')).toBe('lukasz angstrom oeuvre')
  // An accent of its own behind a plain letter, and letters set as one.
  expect(fold('Scho\u0308lkopf ﬁlms')).toBe('scholkopf films')
})

test('each Han character is a word', () => {
  expect(tokens('深度 learning').map((word) => word.text)).toEqual(['深', '度', 'learning'])
})

test('words are in order and never overlap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      let last = 0
      for (const word of tokens(text)) {
        expect(word.start).toBeGreaterThanOrEqual(last)
        expect(word.end).toBeGreaterThan(word.start)
        last = word.end
      }
    }),
  )
})

test('the raised number of a note is no part of the word before it; an exponent of a letter is', () => {
  expect(tokens('our models³ reach R²').map((word) => word.text)).toEqual([
    'our',
    'models',
    'reach',
    'r2',
  ])
})
