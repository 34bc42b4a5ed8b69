import { expect, test } from 'vitest'
import { isBy } from './by-author.ts'

test.each([
  ['Geoffrey Hinton', 'Geoffrey E. Hinton', true],
  ['Hinton, G. E.', 'Geoffrey Hinton', true],
  ['Hinton', 'Hinton, Geoffrey', true],
  ['Hinton GE', 'Geoffrey E. Hinton', true],
  ['Laurens van der Maaten', 'L. van der Maaten', true],
  ['Jean-Pierre Serre', 'Serre, J.-P.', true],
  ['van der Maaten', 'L.J.P. van der Maaten', true],
  ['García Márquez', 'Gabriel García Márquez', true],
  ['Jorgensen', 'Søren Jørgensen', true],
  ['Duric', 'Žarko Đurić', true],
  ['Þórsson', 'E. Thorsson', true],
  ['Strauss', 'Jens Strauß', true],
  ['Geoffrey Hinton', 'Sean Hinton', false],
  ['Geoffrey Hinton', 'Geoffrey Hintonberg', false],
  ['Marie Curie', 'Pierre Curie', false],
])('%s and %s', (wanted, author, is) => {
  expect(isBy(['Somebody Else', author], wanted)).toBe(is)
})
