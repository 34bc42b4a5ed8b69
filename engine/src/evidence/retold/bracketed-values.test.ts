import { expect, test } from 'vitest'
import { verdictOn } from './paper-of.fixture.ts'

const hum = 'The hum was longer in the wax group (5.1 s) than in the oil group (3.4 s).'
const cracks =
  'The mean number of cracks was significantly lower for waxed bells (1.5 cracks; SD, 1.8) than for oiled bells (2.0 cracks; SD, 2.1; P < 0.001).'

test.each([
  [hum, 'The hum was 5.1 s in the wax group and 3.4 s in the oil group.'],
  [hum, 'The hum was 3.4 s in the oil group compared with 5.1 s in the wax group.'],
  [hum, 'The hum was 3.4 s in the oil group.'],
  [cracks, 'The mean number of cracks was 1.5 for waxed bells and 2.0 for oiled bells.'],
])('values in brackets are of what stands before them: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('located')
})

test.each([
  [hum, 'The hum was 3.4 s in the wax group and 5.1 s in the oil group.'],
  [hum, 'The hum was 5.1 s in the oil group.'],
  [cracks, 'The number of cracks was 1.5 for waxed bells and 2.0 for oiled bells.'],
  // They are no longer ones: 20 and 30 count something else.
  [
    'The hum was longer in the wax group (20) than in the oil group (30).',
    'The hum was 20 in the wax group and 30 in the oil group.',
  ],
  [
    'The hum was longer in the wax group (5.1 s) than in the oil group (3.4 s; p = 0.2).',
    'The hum was 5.1 s in the wax group and 3.4 s in the oil group.',
  ],
  [
    'The hum was longer in the wax group (5.1 s) than in the oil group (3.4 s) at night.',
    'The hum was 5.1 s in the wax group and 3.4 s in the oil group.',
  ],
  [
    'At night, the hum was longer in the wax group (5.1 s) than in the oil group (3.4 s).',
    'The hum was 5.1 s in the wax group and 3.4 s in the oil group.',
  ],
])('and of nothing else: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('unverified')
})
