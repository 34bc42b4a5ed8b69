import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { evaluate, fractionOf } from './arithmetic.ts'
import { verifyComputation } from './verify-computation.ts'

const document = documentFromSections({
  title: 'Scores',
  sections: [{ heading: 'Results', paragraphs: ['Ours 28.4, theirs 26.4 ± 0.2; −1.5 and 1,200.'] }],
})
const operand = (words: string, value: number) => {
  const start = document.text.indexOf(words)
  return { value, span: { start, end: start + words.length } }
}
const ours = operand('28.4', 28.4)
const theirs = operand('26.4 ± 0.2', 26.4)
const below = operand('−1.5', -1.5)
const many = operand('1,200', 1200)

describe('a shown computation is supported', () => {
  test.each([
    ['28.4 − 26.4 = 2.0', [ours, theirs], 2],
    ['28.4 − (−1.5) = 29.9', [ours, below], 29.9],
    ['max(28.4, 26.4) = 28.4', [ours, theirs], 28.4],
    ['mean(28.4, 26.4) = 27.4', [ours, theirs], 27.4],
    ['28.4 / 26.4 = 1.076', [ours, theirs], 1.076],
    ['1,200 × 28.4 = 34,080', [many, ours], 34_080],
  ])('%s', (expression, operands, result) =>
    expect(verifyComputation(document, { expression, operands, result }).kind).toBe('supported'),
  )
})

describe('a shown computation is not supported', () => {
  test.each([
    ['28.4 − 26.4 = 2.1', [ours, theirs], 2.1],
    ['28.4 − 26.4 = 2.0', [ours, theirs], 3],
    ['28.4 − 26.4 = 2.0', [ours], 2],
    ['28.4 − 26.4 = 2.0', [ours, operand('26.4', 26.3)], 2],
    ['28.4 − 1.5 = 26.9', [ours, below], 26.9],
    ['28.4 / 26.4 = 1.077', [ours, theirs], 1.077],
    ['28.4 − 26.4', [ours, theirs], 2],
    ['28.4 − 26.4 + alert(1) = 2', [ours, theirs], 2],
    ['28.4 / (26.4 − 26.4) = 1', [ours, theirs, theirs], 1],
    ['= ', [], 0],
  ])('%s', (expression, operands, result) =>
    expect(verifyComputation(document, { expression, operands, result })).toMatchObject({
      kind: 'unverified',
      problems: ['number-mismatch'],
    }),
  )
})

test('sums of decimals are exact, where floating point is not', () => {
  const decimal = fc.integer({ min: 0, max: 99_999 }).map((units) => (units / 100).toFixed(2))
  fc.assert(
    fc.property(fc.array(decimal, { minLength: 1, maxLength: 20 }), (numbers) => {
      const cents = numbers.reduce((sum, number) => sum + Math.round(Number(number) * 100), 0)
      const value = evaluate(numbers.join(' + '))?.value
      const wanted = fractionOf((cents / 100).toFixed(2))
      expect(value && wanted && value.over * wanted.under).toBe(
        value && wanted && wanted.over * value.under,
      )
    }),
  )
})

test('deeply nested or endless expressions are refused, not run', () => {
  expect(evaluate('('.repeat(100_000))).toBeNull()
  expect(evaluate('1+'.repeat(100_000))).toBeNull()
})
