import { expect, test } from 'vitest'
import { withBothPercents } from './compounds.ts'

const sentence = 'Loss was between 0% and 4% in Ghent.'

test.each([
  ['Loss was between 0 and 4% in Ghent.', 'Loss was between 0% and 4% in Ghent.'],
  ['Loss was between zero and four per cent.', 'Loss was between 0% and four per cent.'],
  ['Loss was between 3 and 4% in Ghent.', 'Loss was between 3 and 4% in Ghent.'],
  ['Between zero and four bells fell.', 'Between zero and four bells fell.'],
])('%s', (claim, told) => expect(withBothPercents(sentence, claim)).toBe(told))
