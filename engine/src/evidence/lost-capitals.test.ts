import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { endsWithin } from './lost-capitals.ts'
import { verifyClaim } from './verify.ts'

const paper = documentFromSections({
  title: 'Ringers',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'A crack of the rim was not reported for any gong of the harbour. old bells rang for a longer time in the towers of Ghent than in those of Bruges.',
      ],
    },
  ],
})
const kindOf = (claim: string) => verifyClaim(paper, claim).kind

describe('a sentence whose next has lost its capital', () => {
  test.each([
    'A crack of the rim was not reported for any gong of the harbour.',
    'Old bells rang for a longer time in the towers of Ghent than in those of Bruges.',
  ])('is whole: %s', (claim) => expect(kindOf(claim)).not.toBe('unverified'))
  test.each([
    'A crack of the rim was not reported for any gong.',
    'A crack of the rim was reported for any gong of the harbour.',
    'Old bells rang for a longer time in the towers of Ghent.',
    'Any gong of the harbour rang for a longer time in the towers of Ghent than in those of Bruges.',
  ])('is no other: %s', (claim) => expect(kindOf(claim)).toBe('unverified'))
})

test.each([
  'It was louder approx. twice in winter.',
  'They rang in Ghent, e.g. twice.',
  'At 3.5 hertz.',
])('no sentence ends within: %s', (words) => expect(endsWithin(words)).toEqual([]))
