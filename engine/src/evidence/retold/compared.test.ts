import { expect, test } from 'vitest'
import { verdictOn } from './paper-of.fixture.ts'

const than = 'Waxed bells rang significantly longer than plain bells in the cold towers.'
const compared =
  'Waxed bells rang significantly longer compared with plain bells in the cold towers.'
const inGroups = 'The loss of tone was lower in the wax group than in the plain group.'
const fronted =
  'Compared with plain bells, waxed bells rang significantly longer in the cold towers.'
const grew = 'The tone grew by 3 dB in the wax group compared with the plain group.'

test.each([
  [than, compared],
  [than, 'Waxed bells rang significantly longer compared to plain bells in the cold towers.'],
  [than, fronted],
  [compared, than],
  [compared, fronted],
  [fronted, than],
  [inGroups, 'The loss of tone was lower in the wax group compared with the plain group.'],
  [inGroups, 'The loss of tone was lower in the wax group in comparison with the plain group.'],
])('one comparison: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('located')
})

test.each([
  [than, 'Plain bells rang significantly longer compared with waxed bells in the cold towers.'],
  [than, 'Compared with waxed bells, plain bells rang significantly longer in the cold towers.'],
  [compared, 'Plain bells rang significantly longer than waxed bells in the cold towers.'],
  [fronted, 'Plain bells rang significantly longer than waxed bells in the cold towers.'],
  [fronted, 'Waxed bells rang significantly shorter than plain bells in the cold towers.'],
  [inGroups, 'The loss of tone was lower in the plain group compared with the wax group.'],
  // That it grew beside the other group is not that it grew by more.
  [grew, 'The tone grew by 3 dB in the wax group than the plain group.'],
])('another comparison: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('unverified')
})
