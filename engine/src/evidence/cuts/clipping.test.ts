import { expect, test } from 'vitest'
import { clippingProblems, conditionsLost } from './clipping.ts'
import { tailLost } from './tails.ts'

test('what would be in a case is not without it', () => {
  const claim = 'The tone would be a single hum.'
  expect(conditionsLost(claim, 'In this case, ', '')).toEqual(['In this case'])
  expect(conditionsLost('The tone is a single hum.', 'In this case, ', '')).toEqual([])
})

test('a heading may stand before the words that limit a claim', () => {
  const claim = 'bells are given one tone by all.'
  expect(conditionsLost(claim, 'Old and new bells In most towers, ', '')).not.toEqual([])
})

test('“in total” is a sum, “in total weight” is of what it is told', () => {
  expect(tailLost('The bells did not lose.', ' in total weight of rims.')).not.toBeNull()
  expect(tailLost('We rang 20 bells.', ' in total.')).toBeNull()
})

test.each([
  ['As long as the wax is soft, ', ''],
  ['Supposing that the wax is soft, ', ''],
  ['', ' depending on the wax.'],
  ['', ', so long as the wax is soft.'],
  ['', ', supposing that the wax is soft.'],
  ['', ', but not for the small ones.'],
  ['', ', limited to towers of stone.'],
])('a claim is limited by what is cut from it: "%s …%s"', (before, after) => {
  expect(conditionsLost('The bells ring in fog.', before, after)).not.toEqual([])
})

test('what is only near a number is not told as that number', () => {
  expect(clippingProblems('The wardens count that approximately ', '')).toEqual(['hedge-dropped'])
  expect(clippingProblems('Roughly ', '')).toEqual(['hedge-dropped'])
  expect(clippingProblems('In total, ', '')).toEqual([])
})
