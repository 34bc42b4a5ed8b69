import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { verifyClaim } from './verify.ts'

const paper = documentFromSections({
  title: 'Bells of Flanders',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'We found that Ghent has the oldest bells of all towns. The ropes were cut; Bruges has the newest of all ropes. The study began: 14 wardens were asked for their bells.',
        'Ropes Although the ropes were cut, all towns of the plain kept their bells.',
        '¹ Bells of the plain are shown to all who ask.',
      ],
    },
  ],
})

test.each([
  ['Ghent has the oldest bells of all towns.', 'located'],
  ['Ghent has the oldest bells of all towns', 'verbatim'],
  ['We found that Ghent has the oldest bells of all towns.', 'verbatim'],
  ['Bruges has the newest of all ropes.', 'verbatim'],
  ['14 wardens were asked for their bells.', 'verbatim'],
  ['Although the ropes were cut, all towns of the plain kept their bells.', 'verbatim'],
  ['Bells of the plain are shown to all who ask.', 'verbatim'],
])('the end of a sentence that is told as a sentence is no quotation of one: %s', (claim, kind) =>
  expect(verifyClaim(paper, claim).kind).toBe(kind),
)
