import { expect, test } from 'vitest'
import { verdictOn } from './paper-of.fixture.ts'

const reduced = 'Neither wax nor oil reduced the number of cracks.'
const linked = 'Neither the weight nor the age was associated with cracks in the rim.'
const groups = 'In winter, neither the wax group nor the oil group needed new ropes.'

test.each([
  [reduced, 'Wax did not reduce the number of cracks.'],
  [reduced, 'Oil didn’t reduce the number of cracks.'],
  [reduced, 'Wax and oil did not reduce the number of cracks.'],
  [linked, 'The age was not associated with cracks in the rim.'],
  [linked, 'The weight and the age were not associated with cracks in the rim.'],
  [groups, 'In winter, the oil group did not need new ropes.'],
])('what is denied of either is denied of each: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('located')
})

test.each([
  [reduced, 'Wax reduced the number of cracks.'],
  [reduced, 'Tin did not reduce the number of cracks.'],
  [linked, 'The age was not associated with cracks.'],
  [groups, 'The oil group did not need new ropes.'],
  [
    'Neither wax nor oil alone reduced the number of cracks.',
    'Wax did not reduce the number of cracks.',
  ],
  [
    'Neither wax nor oil much reduced the number of cracks.',
    'Oil did not reduce the number of cracks.',
  ],
  [
    'Neither the wax nor the oil bells cracked in the frost.',
    'The wax did not crack in the frost.',
  ],
  ['Neither old wax nor tin cracked in the frost.', 'Tin did not crack in the frost.'],
])('what else is denied, or of others, is not: %s %s', (sentence, claim) => {
  expect(verdictOn(sentence, claim)).toBe('unverified')
})
