import { expect, test } from 'vitest'
import { expectLinear } from '../../text/growth.fixture.ts'
import { withDoer } from './by-doer.ts'
import { verdictOn } from './paper-of.fixture.ts'

const approved = 'The study was approved by the guild of ringers.'
const reduced = 'Hot wax reduced the cracks of old bells by a third in the first winter.'

test.each([
  [approved, 'The guild of ringers approved the study.'],
  [
    'The cracks of old bells were reduced by hot wax in the first winter.',
    'Hot wax reduced the cracks of old bells in the first winter.',
  ],
  [
    'Hot wax reduced the cracks of old bells in the first winter.',
    'The cracks of old bells were reduced by hot wax in the first winter.',
  ],
])('a deed is told from either side: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('located')
})

test.each([
  [approved, 'The study approved the guild of ringers.'],
  [approved, 'The guild approved the study of ringers.'],
  [approved, 'The guild of founders approved the study.'],
  ['The guild approved the study of ringers.', 'The study was approved by the guild of ringers.'],
  [
    'The study was not approved by the guild of ringers.',
    'The guild of ringers approved the study.',
  ],
  [
    'The study was later approved by the guild of ringers, but not by the town.',
    'The town approved the study.',
  ],
  [reduced, 'Hot wax was reduced by the cracks of old bells in the first winter.'],
  [reduced, 'The cracks of old bells were reduced by cold wax by a third in the first winter.'],
  [
    'Hot wax may have reduced the cracks of old bells.',
    'The cracks of old bells were reduced by hot wax.',
  ],
  [
    'The cracks of old bells were reduced by hot wax only in the north.',
    'Hot wax reduced the cracks of old bells.',
  ],
])('who did it to what stays: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('unverified')
})

test('takes linear time', () => {
  expectLinear((size) => withDoer(`${'the wax was '.repeat(size)}seen by us`, 'We seen it'), 100)
})
