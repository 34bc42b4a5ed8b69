import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from './growth.fixture.ts'
import { matchingForm } from './matching-form.ts'
import { toSource } from './offset-map.ts'

describe('the same words, however they are set', () => {
  test.each([
    ['a statis-\ntical test', 'a statistical test'],
    ['well-known', 'well-\nknown'],
    ['  two \u00a0 words\n', 'two words '],
    ['e\ufb03cient', 'efficient'],
    ['cafe\u0301', 'caf\u00e9'],
    ['“it’s” – done…', '"it\'s" - done...'],
    ['α ≥ 10⁻²⁵', 'α ≥ 10−25'],
    ['4 cm⁻¹', '4 cm^{-1}'],
    ['8×10⁴ of 12 m²', '8×10^4 of 12 m^{2}'],
    ['soft\u00adhy\u200bphen', 'softhyphen'],
    ['the rate 𝛼 of 𝑥-axis 𝟏𝟎 in ℝ', 'the rate α of x-axis 10 in R'],
    ['𝑥̂ and 𝑎̂', 'x̂ and â'],
    ['a =\u0338 b', 'a ≠ b'],
    ['β_1 = 0.9 and ϵ = 10^−9', 'β1=0.9 and ε=10−9'],
    ['λ_ﬁdelity and M_ᾱ', 'λfidelity and M_ᾱ'.normalize('NFD')],
    ['p <\n0.05, d_{model} = 3 ± 0.4', 'p<0.05, dmodel=3±0.4'],
  ])('%j and %j', (a, b) => expect(matchingForm(a).text).toBe(matchingForm(b).text))
})

describe('other words stay other', () => {
  test.each([
    ['10²', '102'],
    ['10^9', '109'],
    ['10⁹', '10⁸'],
    ['10⁹', '10⁻⁹'],
    ['β_1', 'β_2'],
    ['p < 0.05', 'p > 0.05'],
    ['a =\u0338 b', 'a = b'],
    ['4_1', '41'],
    ['10⁻²⁵', '1025'],
    ['10⁻²⁵', '10²⁵'],
    ['10⁻²⁵', '10⁻²⁶'],
    ['−5', '5'],
    ['5-7', '57'],
    ['COVID-19', 'COVID19'],
    ['not able', 'notable'],
    ['US', 'us'],
  ])('%j and %j', (a, b) => expect(matchingForm(a).text).not.toBe(matchingForm(b).text))
})

test('every stretch of the form leads back to source words that have that form', () => {
  const piece = fc.constantFrom(
    'ab',
    ' ',
    '\n',
    '-',
    '-\n',
    '\ufb01',
    'e\u0301',
    '…',
    '“',
    '\u00ad',
    '7',
    ' =',
    '_',
    '𝛼',
    '\u0301',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const source = pieces.join('')
      const { text, map } = matchingForm(source)
      let last = 0
      for (let at = 0; at < text.length; at++) {
        const span = toSource(map, { start: at, end: at + 1 })
        expect(span.start).toBeGreaterThanOrEqual(Math.min(last, span.start))
        expect(span.end).toBeGreaterThan(span.start)
        expect(span.end).toBeLessThanOrEqual(source.length)
        const plain = text[at] as string
        if (/[ab7]/.test(plain)) expect(source.slice(span.start, span.end)).toContain(plain)
        expect(span.start).toBeGreaterThanOrEqual(last === 0 ? 0 : last - 3)
        last = span.start
      }
    }),
  )
})

test.each([
  ['a rate 𝛼 of 𝐱', 'rate α', 'rate 𝛼'],
  ['a rate α of x', 'rate α', 'rate α'],
  ['all 𝐱𝐲𝐳 here', 'y', '𝐲'],
])('the letters of formulas in %j: %j stands at %j', (source, quote, found) => {
  const { text, map } = matchingForm(source)
  const start = text.indexOf(quote)
  const { start: from, end } = toSource(map, { start, end: start + quote.length })
  expect(source.slice(from, end)).toBe(found)
})

test('is linear on hostile text', () => {
  for (const piece of ['-', '- ', '\u0301', ' \n', 'a-\n', '\u00ad ', '𝛼-', ' = ', 'a_']) {
    expectLinear((size) => matchingForm(piece.repeat(size)), 50_000, piece)
  }
})
