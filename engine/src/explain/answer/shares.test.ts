import { expect, test } from 'vitest'
import { sharesIn } from './shares.ts'

test.each([
  ['No ponds froze', [[0, 0]]],
  ['None of the ponds froze', [[0, 0]]],
  ['No difference in frost between the ponds', []],
  ['No significant effect on the ponds', []],
  [
    'Half of the ponds froze, and 12% dried up',
    [
      [0.4, 0.6],
      [0.12, 0.12],
    ],
  ],
] as const)('a share of things, and no word on what changed nothing: %s', (text, shares) => {
  expect(sharesIn(text).map(({ low, high }) => [low, high])).toEqual(shares)
})
