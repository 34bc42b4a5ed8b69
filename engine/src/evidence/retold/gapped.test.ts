import { expect, test } from 'vitest'
import { verdictOn } from './paper-of.fixture.ts'

const cracks = 'Cracks were reported by 37% of wardens in 1996 and 53% in 2001.'
const counted = 'We rang 12 old bells in spring (n = 3 towers) and 15 in autumn (n = 4 towers).'

test.each([
  [cracks, 'Cracks were reported by 53% of wardens in 2001.'],
  [cracks, 'Cracks were reported by 37% of wardens in 1996.'],
  [cracks, 'In 2001, cracks were reported by 53% of wardens.'],
  [counted, 'We rang 15 old bells in autumn.'],
  [
    'Rust was found on 8% of rims in the north compared with 20% in the south.',
    'Rust was found on 20% of rims in the south.',
  ],
])('the second of two numbers is of the same as the first: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('located')
})

test.each([
  [cracks, 'Cracks were reported by 53% of wardens in 1996.'],
  [cracks, 'Cracks were reported by 53% of wardens.'],
  [cracks, 'Cracks were reported by 53% of ringers in 2001.'],
  [counted, 'We rang 15 bells in autumn.'],
  [
    `Of the old towers, ${cracks.charAt(0).toLowerCase()}${cracks.slice(1)}`,
    'Cracks were reported by 53% of wardens in 2001.',
  ],
  // Of both it may be among the old.
  [
    'Rust was found on 8% of rims by eye and 20% by ear among the old.',
    'Rust was found on 8% of rims by eye.',
  ],
  // A sum of both.
  ['The total was 12 bells in spring and 15 in autumn.', 'The total was 15 bells in autumn.'],
])('another number, another group: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('unverified')
})
