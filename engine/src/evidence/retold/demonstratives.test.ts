import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'

const needed = 'Further trials are needed to confirm these findings in other towns.'
const told = (before: string, claim: string) =>
  verifyClaim(
    documentFromSections({
      title: 'Wax',
      sections: [{ heading: 'Discussion', paragraphs: [`${before} ${needed}`] }],
    }),
    claim,
  ).kind

test('“the findings” of a paper are “these findings”, unless they are others’', () => {
  const claim = 'Further trials are needed to confirm the findings in other towns.'
  expect(told('We found less rust under wax.', claim)).toBe('located')
  expect(told('Gray et al. (2010) found less rust under wax.', claim)).toBe('unverified')
  expect(told('We found less rust under wax.', claim.replace('findings', 'doubts'))).toBe(
    'unverified',
  )
})
