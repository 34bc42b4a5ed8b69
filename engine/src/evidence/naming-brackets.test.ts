import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { verifyClaim } from './verify.ts'

const paper = documentFromSections({
  title: 'Ringers',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'The levels of interbellin-6 (IB-6) were higher in ringers who slept at the tower.',
        'The care by SOC (standard of care) was given to the ringers of the coast.',
        'The share of bells with IVT (in vivo tuning) was lower than in the spring.',
        'The share of ropes (in winter) was lower than it had been in the spring.',
        'The weight of bells (old and cracked ones alone) was lower than in the spring.',
        'In contrast to the wax method Vogt et al. (2010); Ames and Bell (2014) we avoid the frost of the tower.',
        'The frost that Gray et al. (2011) saw in the tower is avoided by the wax.',
      ],
    },
  ],
})
const kindOf = (claim: string) => verifyClaim(paper, claim).kind

describe('nothing is lost with another name, or with who is cited:', () => {
  test.each([
    'The levels of interbellin-6 were higher in ringers who slept at the tower.',
    'The care by SOC was given to the ringers of the coast.',
    'The care by standard of care was given to the ringers of the coast.',
    'The share of bells with IVT was lower than in the spring.',
    'In contrast to the wax method we avoid the frost of the tower.',
  ])('%s', (claim) => expect(kindOf(claim)).toBe('located'))
})

describe('something is:', () => {
  test.each([
    ['when', 'The share of ropes was lower than it had been in the spring.'],
    ['which', 'The weight of bells was lower than in the spring.'],
    ['who saw it', 'The frost that saw in the tower is avoided by the wax.'],
    [
      'one of two who are cited',
      'In contrast to the wax method Vogt et al. (2010) we avoid the frost of the bell.',
    ],
    ['another name', 'The care by IVT was given to the ringers of the coast.'],
  ])('%s', (_, claim) => expect(kindOf(claim)).toBe('unverified'))
})
