import { expect, test } from 'vitest'
import { verdictOn } from './paper-of.fixture.ts'

const age = 'The mean age of the ringers was 43.2 years (SD 8.1) at the start.'
const outcome = 'The primary outcome was the length of the sound at noon.'
const all = 'A total of 120 bells were rung in the spring of that year.'

test.each([
  [age, 'The ringers had a mean age of 43.2 years at the start.'],
  [age, 'The ringers had an average age of 43.2 years (SD 8.1) at the start.'],
  [
    'Ringers had a median weight of 71 kg in both towers.',
    'The median weight of the ringers was 71 kg in both towers.',
  ],
  [outcome, 'The length of the sound at noon was the primary outcome.'],
  [all, '120 bells were rung in the spring of that year.'],
  [all, 'In total, 120 bells were rung in the spring of that year.'],
])('what a thing was is told of either: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('located')
})

test.each([
  [age, 'The ringers had a mean age of 8.1 years at the start.'],
  [age, 'The ringers had a median age of 43.2 years at the start.'],
  [age, 'The founders had a mean age of 43.2 years at the start.'],
  [
    'The mean age of the ringers in the north was 43.2 years at the start.',
    'The ringers had a mean age of 43.2 years at the start.',
  ],
  [
    'The mean ages of ringers and founders were 43.2 and 51.0 years.',
    'The ringers had a mean age of 51.0 years.',
  ],
  [outcome, 'The length of the sound at noon was the secondary outcome.'],
  [outcome, 'The length of the sound at night was the primary outcome.'],
  [
    'The primary outcome was the length of the sound at noon and at night.',
    'The length of the sound at noon was the primary outcome.',
  ],
  // 120 may be a part of all.
  [
    'In the north 120 bells were rung in the spring of that year, and 80 in the south.',
    'A total of 120 bells were rung in the spring of that year.',
  ],
  [all, 'In total, 12 bells were rung in the spring of that year.'],
])('whose it was, and which, stays: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('unverified')
})
