import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'

const paper = documentFromSections({
  title: 'Ringers',
  sections: [
    { heading: 'Introduction', paragraphs: ['Bells were the clocks of a town for long.'] },
    {
      heading: 'Results',
      paragraphs: [
        'In Table 2 we present the weights of the bells of the coast.',
        'In Section 3.1, we describe the ropes of the towers by their age.',
        'In Table 3, the ropes are of hemp and have a coat of wax.',
        'In Table 4, we report no cracks of the bells of the hills.',
        'In Figure 7 we show that the gongs are as loud as the bells.',
        'In mice we present the bells of the coast as a loud noise.',
        'The ropes of wire are stronger than those of hemp (Table 2).',
        'The ropes of gold are the best of those from Table 5.',
        'Our ropes last longer than those of hemp in all of the towers.',
        'Our ropes are made of hemp and wire from the towns of the coast.',
        'Our aim is a rope that is stronger than those of wire and hemp.',
        'Bells of the sea are known to be louder than those of our hills.',
        'Rust is more common on bells of the sea than it is inland.',
        'The old bells weighed approx. 200 kg in the winter of that year.',
        'The old bells were cooled, ca. 20 at a time, in the cellar.',
      ],
    },
  ],
})
const kindOf = (claim: string) => verifyClaim(paper, claim).kind

describe('where in the paper it is shown is not where it holds:', () => {
  test.each([
    'We present the weights of the bells of the coast.',
    'The authors present the weights of the bells of the coast.',
    'We describe the ropes of the towers by their age.',
    'As shown in Table 2, the ropes of wire are stronger than those of hemp.',
    'In Table 2, the ropes of wire are stronger than those of hemp.',
    'The authors found that the ropes of wire are stronger than those of hemp.',
    'The authors found that their ropes last longer than those of hemp in all of the towers.',
  ])('%s', (claim) => expect(kindOf(claim)).toBe('located'))
})

describe('the paper does not say it:', () => {
  test.each([
    ['what is so in a table', 'The ropes are of hemp and have a coat of wax.'],
    ['what a table does not have', 'We report no cracks of the bells of the hills.'],
    ['where it holds', 'We present the bells of the coast as a loud noise.'],
    ['another table', 'As shown in Table 3, the ropes of wire are stronger than those of hemp.'],
    ['a figure', 'As shown in Figure 2, the ropes of wire are stronger than those of hemp.'],
    ['a table that is told of', 'As shown in Table 5, the ropes of gold are the best of those.'],
    [
      'that how it was made was found',
      'The authors found that their ropes are made of hemp and wire from the towns of the coast.',
    ],
    [
      'that the aim was found',
      'The authors found that their aim is a rope that is stronger than those of wire and hemp.',
    ],
    [
      'that what was known was found',
      'The authors found that bells of the sea are known to be louder than those of our hills.',
    ],
    [
      'that what is so was found',
      'The authors found that rust is more common on bells of the sea than it is inland.',
    ],
    ['a number, cut off', 'The old bells weighed approx.'],
    ['how many, cut off', 'The old bells were cooled, ca.'],
  ])('%s', (_, claim) => expect(kindOf(claim)).toBe('unverified'))
})
