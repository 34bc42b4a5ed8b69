import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'

const paper = documentFromSections({
  title: 'Ringers',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'We showed the strength of our rope in the old tower of Ghent.',
        'When we compared gongs with bronze, we observed that our wax was softer in the winter.',
        'When comparing old bells with a gong, we observed that our hives were louder in the spring.',
        'We heard that our wax of the coast may keep the hives from the frost.',
        'Gray built a tower of oak. We introduced their manner of ringing to the town of Ypres.',
        'We asked the ringers of Bruges about their ropes of hemp and wool.',
        'We argued that the tower serves the town besides our RTL clock of brass.',
      ],
    },
  ],
})
const kindOf = (claim: string) => verifyClaim(paper, claim).kind

describe('whose it is stays the same when', () => {
  test.each([
    [
      'the authors are told of with it',
      'The authors showed the strength of their rope in the old tower of Ghent.',
    ],
    [
      'it is theirs whom they asked',
      'The authors asked the ringers of Bruges about their ropes of hemp and wool.',
    ],
    [
      'it has a name of capitals',
      'The authors argued that the tower serves the town besides their RTL clock of brass.',
    ],
  ])('%s', (_, claim) => expect(kindOf(claim)).toBe('located'))
})

describe('whose it is changes when', () => {
  test.each([
    ['"we" stays', 'We showed the strength of their rope in the old tower of Ghent.'],
    [
      'and so it does by name',
      "We showed the strength of the authors' rope in the old tower of Ghent.",
    ],
    [
      'others are told of before',
      'When comparing old bells with a gong, the authors observed that their hives were louder in the spring.',
    ],
    ['nobody is told of before', 'Their wax of the coast may keep the hives from the frost.'],
    [
      'what is of others becomes their own',
      'The authors introduced their manner of ringing to the town of Ypres.',
    ],
  ])('%s', (_, claim) => expect(kindOf(claim)).toBe('unverified'))
})
