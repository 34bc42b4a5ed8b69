import { expect, test } from 'vitest'
import { verdictOn } from './paper-of.fixture.ts'

const taken = 'Written informed consent was obtained from all ringers before the first frost.'
const given = 'All ringers gave their informed consent.'

test.each([
  [taken, 'All ringers gave written informed consent before the first frost.'],
  [taken, 'All ringers provided informed consent.'],
  [taken, 'All ringers signed consent forms.'],
  [given, 'Informed consent was obtained from all ringers.'],
  ['All ringers gave both oral and written consent.', 'All ringers gave written consent.'],
  ['Informed consent was given by all ringers.', 'All ringers gave informed consent.'],
  [given, 'All ringers provided informed consent.'],
  ['All ringers signed consent forms in May.', 'Notably, all ringers signed consent forms in May.'],
  ['We obtained informed consent from all ringers.', 'All ringers gave informed consent.'],
])('consent is given by whom it is got from: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('located')
})

test.each([
  [given, 'All ringers gave written informed consent.'],
  [given, 'All ringers signed consent forms.'],
  ['All ringers gave either oral or written consent.', 'All ringers gave written consent.'],
  ['We planned to obtain consent from all ringers.', 'All ringers gave consent.'],
  ['Consent from all ringers was to be had.', 'All ringers gave consent.'],
  [given, 'All ringers and wardens provided informed consent.'],
  [given, 'Informed consent was obtained from all ringers and wardens.'],
  [taken, 'All ringers and wardens gave written informed consent before the first frost.'],
  [taken, 'All wardens gave informed consent.'],
  ['Informed consent was obtained from most ringers.', 'All ringers gave informed consent.'],
  ['Informed consent was not obtained from all ringers.', 'All ringers gave informed consent.'],
  [
    'Informed consent was obtained from the wives of all ringers.',
    'All ringers gave informed consent.',
  ],
  ['Consent was obtained from all ringers or their wardens.', 'All ringers gave consent.'],
  ['Consent was obtained from all ringers who were awake.', 'All ringers gave consent.'],
])('another consent, or others: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('unverified')
})
