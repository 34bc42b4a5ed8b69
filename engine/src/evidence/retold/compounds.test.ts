import { expect, test } from 'vitest'
import { withBothPercents, withSpelledPercents } from './compounds.ts'

const sentence = 'Loss was between 0% and 4% in Ghent.'

test.each([
  ['Loss was between 0 and 4% in Ghent.', 'Loss was between 0% and 4% in Ghent.'],
  ['Loss was between zero and four per cent.', 'Loss was between 0% and four per cent.'],
  ['Loss was between 3 and 4% in Ghent.', 'Loss was between 3 and 4% in Ghent.'],
  ['Between zero and four bells fell.', 'Between zero and four bells fell.'],
])('%s', (claim, told) => expect(withBothPercents(sentence, claim)).toBe(told))

test.each([
  ['77% of bells rang.', 'Seventy-seven percent of bells rang.'],
  [
    '12 % of gongs and 40 per cent of bells rang.',
    'twelve percent of gongs and forty per cent of bells rang.',
  ],
  ['7% of bells and 77.5% of gongs rang.', '7% of bells and 77.5% of gongs rang.'],
])('a percentage in words: %s', (claim, told) =>
  expect(
    withSpelledPercents(
      'Seventy-seven percent of bells, twelve percent of gongs, forty per cent and a large percent rang.',
      claim,
    ),
  ).toBe(told),
)
