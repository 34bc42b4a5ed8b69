import { expect, test } from 'vitest'
import { isSameWord, shareOf } from './telling-words.ts'

const adam = {
  title: 'Adam: A Method for Stochastic Optimization',
  authors: ['Diederik P. Kingma', 'Jimmy Ba'],
}
const pulsars = {
  title: 'The Third Catalog of Gamma-Ray Pulsars',
  authors: ['D. A. Smith'],
  abstract:
    'A survey for pulsars, methodical or not until 2014, of a base in both radio and gamma rays.',
}

test.each([
  ['optimizing', 'optimization', true],
  ['stochastically', 'stochastic', true],
  ['theory', 'theories', true],
  ['forget', 'forgetting', true],
  ['shannon', 'shanghai', false],
  ['plant', 'planet', false],
  ['ba', 'bar', false],
])('%s and %s', (a, b, are) => {
  expect(isSameWord(a, b)).toBe(are)
})

test('where a paper came out is not what it is about', () => {
  const paper = { ...pulsars, venue: 'Communications of the Sky' }
  expect(shareOf('shannon communication')(paper)).toBe(0)
  expect(shareOf('pulsars communication')(paper)).toBe(1)
  expect(shareOf('pulsars in neural networks')(paper)).toBeCloseTo(1 / 3)
})

test.each([
  ['Adam: a method for stochastic optimization, Kingma, Ba 2014', adam, true],
  ['for optimization of all, 2014', pulsars, false],
  ['Kingma, Ba 2014', adam, true],
  ['Kingma, Ba 2014', pulsars, false],
  ['optimizing stochastically', adam, true],
  ['pulsar', pulsars, true],
  ['the 2014', pulsars, true],
])('%s is about %o: %s', (words, paper, is) => {
  expect(shareOf(words)(paper) > 0).toBe(is)
})
