import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'

const paper = documentFromSections({
  title: 'Ringers',
  sections: [
    { heading: 'Introduction', paragraphs: ['Bells of iron were tested with a lamp.'] },
    {
      heading: 'Methods',
      paragraphs: [
        'Linear regression was performed to identify factors associated with rust.',
        'After the frost, the hum of each bell was measured with a fork.',
        'The ropes were replaced with hemp by the wardens before the winter.',
        'Two ringers of the port were injured in the winter.',
        'The gongs were weighed as described by Gray [7].',
        'The masts were measured by hand twice.',
      ],
    },
  ],
})
const kindOf = (claim: string) => verifyClaim(paper, claim).kind

describe('what was done is told of those who did it', () => {
  test.each([
    'The authors performed linear regression to identify factors associated with rust.',
    'The researchers performed linear regression to identify factors associated with rust.',
    'After the frost, the authors measured the hum of each bell with a fork.',
    'The authors measured the masts by hand twice.',
  ])('%s', (claim) => expect(kindOf(claim)).toBe('located'))
})

describe('is not told of them', () => {
  test.each([
    ['with another verb', 'The authors validated the masts by hand twice.'],
    [
      'with another thing',
      'The authors performed logistic regression to identify factors associated with rust.',
    ],
    ['with less of it', 'The authors measured the hum with a fork.'],
    ['without when', 'The authors measured the hum of each bell with a fork.'],
    ['what others did', 'The authors replaced the ropes with hemp before the winter.'],
    ['what befell somebody', 'The authors injured two ringers of the port in the winter.'],
    ['what is known', 'The authors tested bells of iron with a lamp.'],
    ['more than once', 'The authors measured the masts by hand thrice.'],
  ])('%s', (_, claim) => expect(kindOf(claim)).toBe('unverified'))
})
