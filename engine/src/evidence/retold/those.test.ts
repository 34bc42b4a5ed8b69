import { expect, test } from 'vitest'
import { expectLinear } from '../../text/growth.fixture.ts'
import { verdictOn } from './paper-of.fixture.ts'
import { withThose } from './those.ts'

const rang = 'Bells in the wax group rang longer than those in the oil group (12.1 vs 9.8 s).'

test.each([
  [rang, 'Bells in the wax group rang longer than bells in the oil group (12.1 vs 9.8 s).'],
  [rang, 'Bells in the wax group rang longer than the bells in the oil group (12.1 vs 9.8 s).'],
  [
    'The sound of waxed bells was longer than that of oiled bells in all towers.',
    'The sound of waxed bells was longer than the sound of oiled bells in all towers.',
  ],
])('a thing may be named again: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('located')
})

test.each([
  [rang, 'Bells in the oil group rang longer than bells in the wax group (12.1 vs 9.8 s).'],
  [rang, 'Bells in the wax group rang longer than gongs in the oil group (12.1 vs 9.8 s).'],
  [rang, 'Bells in the wax group rang longer than bells in the tin group (12.1 vs 9.8 s).'],
  // Of the two things that stand before "in", it is not told which.
  [
    'Bells in the north and gongs in the wax group rang longer than those in the oil group.',
    'Bells in the north and gongs in the wax group rang longer than towers in the oil group.',
  ],
])('another thing is another: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('unverified')
})

test('takes linear time', () => {
  expectLinear((size) => withThose(rang, 'than bells '.repeat(size)), 100)
})
