import { expect, test } from 'vitest'
import { verdictOn } from './paper-of.fixture.ts'

const rust = 'Rust was identified in 86% of the bells that hung in cold towers.'
const old = 'Old bells were found to crack early in the cold towers.'
const loud = 'Old bells were found to be loud in the cold towers.'
const relation =
  'We find that there is no significant relation between the age and the loudness of bells.'
const known =
  'It is well known that there is a close relation between the age and the loudness of bells.'

test.each([
  [rust, 'Rust was found in 86% of the bells that hung in cold towers.'],
  [rust, 'Rust was detected in 86% of the bells that hung in cold towers.'],
  [old, 'Old bells cracked early in the cold towers.'],
  [loud, 'Old bells were loud in the cold towers.'],
  [relation, 'There was no significant relation between the age and the loudness of bells.'],
  [
    'There is a strong relation between the age and the loudness of bells (Fig. 2).',
    'There was a strong relation between the age and the loudness of bells.',
  ],
])('what was seen, and that it was: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('located')
})

test.each([
  [rust, 'Rust was not found in 86% of the bells that hung in cold towers.'],
  [rust, 'Rust was found in 86% of the towers that hung in cold bells.'],
  [old, 'Cold bells cracked early in the old towers.'],
  [loud, 'Old bells were not loud in the cold towers.'],
  [
    'Few old bells were found to be loud in the cold towers.',
    'Old bells were loud in the cold towers.',
  ],
  [relation, 'There was a significant relation between the age and the loudness of bells.'],
  [known, 'There was a close relation between the age and the loudness of bells.'],
  [
    'There is a strong relation between the age and the loudness of bells [3].',
    'There was a strong relation between the age and the loudness of bells.',
  ],
  [
    'There is a strong relation between the age and the loudness of bells (Fig. 2).',
    'There was no strong relation between the age and the loudness of bells.',
  ],
])('something else: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('unverified')
})
