import { expect, test } from 'vitest'
import { kindOf } from './equation-kind.ts'

test.each([
  ['The bees are trained to minimize the loss', 'Objective'],
  ['The share of a hive is defined as', 'Definition'],
  ['We define the distance of two hives by their dances:', 'Definition'],
  ['We seek the shortest flight subject to', 'Constraint'],
  ['The load is then updated by', 'Update rule'],
  ['The probability of a visit is given by', 'Probability'],
  ['We can express this model as', 'Model'],
  ['Putting one into the other, we obtain', 'Derived result'],
  ['We compute the matrix of visits as:', 'Computation'],
])('the words that run on into an equation say what it is: %s', (lead, kind) => {
  expect(kindOf(lead, 'b = x + y')).toBe(kind)
})

test.each([
  'If L denotes the number of hives, the number of visits is thus:',
  'We look for its wave function in the form',
  'The solution of the equation of motion reads',
  'The hive was defined in (3) and is now moved, so that',
  'We minimize the loss of honey, which the keepers fear. The hives are',
  'The probability of a visit is defined in the next section.',
])('where they leave it open, it is an equation: %s', (lead) => {
  expect(kindOf(lead, 'b = x + y')).toBe('Equation')
})

test('an equation that goes on with "where" defines what the one before it speaks of', () => {
  expect(kindOf('', 'where h_i = Hive(b_i, t)')).toBe('Definition')
})
