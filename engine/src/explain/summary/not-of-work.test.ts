import { expect, test } from 'vitest'
import { limitsOf } from './limits-of.fixture.ts'

test.each([
  'Future studies should determine the safety of netting for the gulls.',
  'We suggest future studies on the exact mechanism of nest choice.',
  'More studies are required to optimise the coating of the roofs.',
  'These counts support further research into the calls of chicks.',
])('what others should do next is no limit: %s', async (told) => {
  expect(await limitsOf(told, 'Discussion')).toEqual([])
})

test.each([
  'Further studies with larger samples of roofs are needed to confirm our finding.',
  'Future studies should include other towns, because our harbours are all in the north.',
])('an outlook that names what the work lacked is one: %s', async (told) => {
  expect(await limitsOf(told, 'Discussion')).toEqual([told])
})

test.each([
  'Currently, there is no safety data for nets on roofs.',
  'There are few trials on the use of decoys by towns.',
  'Few studies of decoys have been done in harbours.',
  'Evidence on the use of decoys remains scarce.',
])('what nobody knows is no limit of the work: %s', async (told) => {
  expect(await limitsOf(told, 'Discussion')).toEqual([])
})

test('what the work itself found too little of is one', async () => {
  const told = 'There were few trials on decoys that our review could include.'
  expect(await limitsOf(told, 'Discussion')).toEqual([told])
})
