import { expect, test } from 'vitest'
import { pick, seeded } from '../text/seeded.fixture.ts'
import { areNear, areSwapped, nearForms } from './near-digits.ts'

test.each([
  ['248', '284', 'two neighbours are swapped'],
  ['12.3', '13.2', 'two neighbours are swapped across the point'],
])('%s is near %s: %s', (digits, others) => {
  expect(areNear(digits, others)).toBe(true)
  expect(areSwapped(digits, others)).toBe(true)
})

test('68.4 is near 68.9: one digit is another, and none is swapped', () => {
  expect(areNear('68.4', '68.9')).toBe(true)
  expect(areSwapped('68.4', '68.9')).toBe(false)
})

test.each([
  ['248', '248', 'they are the same'],
  ['248', '842', 'what is swapped are no neighbours'],
  ['12.34', '123.4', 'the point is elsewhere'],
  ['248', '2489', 'one is longer'],
  ['248', '257', 'two digits are others'],
  ['1234', '2143', 'two pairs are swapped'],
])('%s is not near %s: %s', (digits, others) => {
  expect(areNear(digits, others)).toBe(false)
  expect(areNear(others, digits)).toBe(false)
})

test('those that are near share a form, and no others do (seed 17)', () => {
  const random = seeded(17)
  const drawn = () => {
    const digits = Array.from({ length: 4 }, () => pick(['1', '2', '3'], random)).join('')
    const point = Math.floor(random() * 4)
    return point === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`
  }
  const near = { found: 0 }
  for (let round = 0; round < 4_000; round++) {
    const [digits, others] = [drawn(), drawn()]
    if (digits === others) continue
    const forms = nearForms(others)
    expect([digits, others, areNear(digits, others)]).toEqual([
      digits,
      others,
      nearForms(digits).some((form) => forms.includes(form)),
    ])
    if (areNear(digits, others)) near.found++
  }
  expect(near.found).toBeGreaterThan(50)
})
