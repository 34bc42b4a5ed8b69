import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'
import { withFront } from './moved-fronts.ts'

const paper = documentFromSections({
  title: 'Bells',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'In the old tower, bells of bronze rang at noon. VAS scores of bells grew in the second winter of the war. After 12 weeks there was no difference in tone between the two towers. RESULTS: Compared with gongs, fewer bells were given to towers by wardens (4 v 7). We weighed the bells hung in frost. Three deep cracks appeared at dawn. In every tower, one bell was cracked. Old ropes were given to ringers at two towers (Ghent or Bruges) for nine days. Most of the old ropes had broken within 5 years of hanging — the age of the frames. We found rust on bells exposed to salt during the war. After the war, we found wax on gongs exposed to salt. Bells rang in Ghent and gongs hummed in Bruges.',
      ],
    },
  ],
})
const kindOf = (claim: string) => verifyClaim(paper, claim).kind

test.each([
  'Bells of bronze rang at noon in the old tower.',
  'In the second winter of the war, VAS scores of bells grew.',
  'There was no difference in tone between the two towers after 12 weeks.',
  'Fewer bells were given to towers by wardens compared with gongs.',
  'At dawn, three deep cracks appeared.',
  'Within five years of hanging, most of the old ropes had broken.',
  'For nine days, old ropes were given to ringers at two towers.',
])('what stands on the other side of its clause says the same: %s', (claim) =>
  expect(kindOf(claim)).toBe('located'),
)

test.each([
  'Bells of bronze rang at noon in the new tower.',
  'In the first winter of the war, VAS scores of bells grew.',
  'There was no difference in tone between the two towers after 2 weeks.',
  'There was no difference in tone after 12 weeks.',
  'Within six years of hanging, most of the old ropes had broken.',
  'For nine years, old ropes were given to ringers at two towers.',
  'More bells were given to towers by wardens compared with gongs.',
  // They were hung in frost, exposed in the war.
  'During the war, we found rust on bells exposed to salt.',
  'We found wax on gongs exposed to salt after the war.',
  'In frost, we weighed the bells hung.',
  'One bell was cracked in every tower.',
  'In Bruges, bells rang.',
  'In Ghent, gongs hummed.',
])('what is told of another, or otherwise, does not: %s', (claim) =>
  expect(kindOf(claim)).toBe('unverified'),
)

test('a phrase stays where the sentence has it', () => {
  expect(withFront('In Ghent, bells rang.', 'In Ghent, bells rang.')).toBe('In Ghent, bells rang.')
  expect(withFront('Bells rang in Ghent.', 'In Ghent, bells rang and hummed.')).toBe(
    'In Ghent, bells rang and hummed.',
  )
})

test('a front moves without the quotation marks in it', () =>
  expect(withFront('In the “old wax” group, bells rang.', 'Bells rang in the old wax group.')).toBe(
    'In the “old wax” group, bells rang.',
  ))
