import { expect, test } from 'vitest'
import { areSpelledBy, endSpelledBy } from './spelled-by.ts'

test.each([
  ['a rise of the mean visit time', 'MVT', 'mean visit time'],
  ['as did postoperative nausea and vomiting', 'PONV', 'postoperative nausea and vomiting'],
  ['the limit of detection', 'LD', 'limit of detection'],
  ['the quality of life', 'QOL', 'quality of life'],
  ['levels of interleukin-6', 'IL-6', 'interleukin-6'],
  ['by X-ray diffraction', 'XRD', 'X-ray diffraction'],
  ['the null hypothesis 12', 'H12', 'hypothesis 12'],
  ['the null hypothesis 1', 'H2', null],
  ['of many patients', 'PA', null],
  ['the number of visits', 'MVT', null],
  ['mean visit times of rowers', 'MVT', null],
  ['in the time', 'IT', null],
  ['', 'MVT', null],
])('%s: %s', (text, short, words) => expect(endSpelledBy(text, short)).toBe(words))

test('words with more before them are not what a short form stands for', () => {
  expect(areSpelledBy('mean visit time', 'MVT')).toBe(true)
  expect(areSpelledBy('the mean visit time', 'MVT')).toBe(false)
  expect(areSpelledBy('in vitro fertilisation', 'IVF')).toBe(true)
})
