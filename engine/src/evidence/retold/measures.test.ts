import { expect, test } from 'vitest'
import { verdictOn } from './paper-of.fixture.ts'

const rung = 'We rang 8 bells in each of the 3 towers for 2 hours.'
const weighed = 'The bells weighed 12 kg and hung 3 cm apart for 5 min in the dry tower.'
const hummed = 'Waxed bells hummed 3-fold longer than the plain bells in every tower.'

test.each([
  [rung, 'We rang eight bells in each of the three towers for two hours.'],
  [
    'We rang eight bells in each of three towers for two hours.',
    'We rang 8 bells in each of 3 towers for 2 hours.',
  ],
  [
    weighed,
    'The bells weighed 12 kilograms and hung 3 centimetres apart for 5 minutes in the dry tower.',
  ],
  [
    weighed,
    'The bells weighed 12 kilograms and hung three centimeters apart for five minutes in the dry tower.',
  ],
  [hummed, 'Waxed bells hummed threefold longer than the plain bells in every tower.'],
  [hummed, 'Waxed bells hummed three-fold longer than the plain bells in every tower.'],
])('the same measure, in words or signs: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('located')
})

test.each([
  [rung, 'We rang three bells in each of the eight towers for two hours.'],
  [
    weighed,
    'The bells weighed 12 grams and hung 3 centimetres apart for 5 minutes in the dry tower.',
  ],
  [
    weighed,
    'The bells weighed 12 kilograms and hung 5 centimetres apart for 3 minutes in the dry tower.',
  ],
  [
    weighed,
    'The bells weighed 12 kilograms and hung 3 millimetres apart for 5 minutes in the dry tower.',
  ],
  [hummed, 'Waxed bells hummed fourfold longer than the plain bells in every tower.'],
  [hummed, 'Waxed bells hummed three times longer than the plain bells in every tower.'],
])('another measure: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('unverified')
})
