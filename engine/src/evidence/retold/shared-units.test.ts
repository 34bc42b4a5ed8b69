import { expect, test } from 'vitest'
import { expectLinear } from '../../text/growth.fixture.ts'
import { verdictOn } from './paper-of.fixture.ts'
import { withSharedUnits } from './shared-units.ts'

const rose = 'The length of the sound increased from 9.8 to 12.1 s in old bells.'

test.each([
  [rose, 'The length of the sound increased from 9.8 s to 12.1 s in old bells.'],
  [rose, 'The length of the sound rose from 9.8 seconds to 12.1 seconds in old bells.'],
  [
    'Bells of 30 and 50 kg were hung in the tower of the guild.',
    'Bells of 30 kg and 50 kg were hung in the tower of the guild.',
  ],
])('a unit is of both numbers: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('located')
})

test.each([
  [rose, 'The length of the sound increased from 9.8 ms to 12.1 s in old bells.'],
  [rose, 'The length of the sound increased from 9.8 ms to 12.1 ms in old bells.'],
  [rose, 'The length of the sound increased from 12.1 s to 9.8 s in old bells.'],
  [rose, 'The length of the sound fell from 9.8 s to 12.1 s in old bells.'],
])('another unit is another: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('unverified')
})

test.each([
  [
    'Bells were rung three times a day in spring.',
    'Bells were rung three times per day in spring.',
  ],
  [
    'Bells were rung once a week for six weeks in spring.',
    'Bells were rung weekly for six weeks in spring.',
  ],
  [
    'Wax lengthened the sound in both old and new bells.',
    'Wax lengthened the sound in old and new bells.',
  ],
])('how often, and both, in other words: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('located')
})

test.each([
  ['Bells were rung three times a day in spring.', 'Bells were rung three times a week in spring.'],
  [
    'Bells were rung once a week for six weeks in spring.',
    'Bells were rung daily for six weeks in spring.',
  ],
  [
    'Bells were rung twice a week for six weeks in spring.',
    'Bells were rung weekly for six weeks in spring.',
  ],
  ['Both groups and towers were old before the war.', 'Groups were old before the war.'],
  [
    'Wax lengthened the sound in old and not in new bells.',
    'Wax lengthened the sound in both old and new bells.',
  ],
])('another time is another: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('unverified')
})

test('takes linear time', () => {
  expectLinear((size) => withSharedUnits(rose, '9.8 s to 12.1 '.repeat(size)), 100)
})
