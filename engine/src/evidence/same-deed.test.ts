import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { verifyClaim } from './verify.ts'

const paper = documentFromSections({
  title: 'Ringers',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'We cast 31 pairs of bells for a second look at their rims of tin.',
        'We tune the gongs of the tower from a list of old weights (Ames et al., 1901).',
        'We skipped the hum because we could not reliably hear the tone of cracked bells in fog.',
        'By 1904 we will cast four new bells for the two towers of the coast.',
        'In order to hear more of the tower, we only ring the treble and the tenor.',
        'We mend our AM clock on the square to compare the strokes of our hammer.',
        'We expect that this new rope will outlast two wet winters of the coast.',
        'We plan to melt the gongs of the old market in the spring.',
        'We need three men for each of the ropes of the tenor.',
        'We asked the wardens of Bruges because we could not open the gate of the tower.',
        'When we grease the wheel of the treble, the hum of the tower is lower.',
        'Ames and colleagues cast gongs of lead, and we cast the frames of oak.',
        'Once a year we hear the bells of the coast through the fog of spring.',
      ],
    },
  ],
})
const kindOf = (claim: string) => verifyClaim(paper, claim).kind

describe('the paper’s “we” is told of by its own verb:', () => {
  test.each([
    'The authors tune the gongs of the tower from a list of old weights.',
    'They tune the gongs of the tower from a list of old weights.',
    'The authors tuned the gongs of the tower from a list of old weights.',
    'The team tunes the gongs of the tower from a list of old weights.',
    'The authors skipped the hum because they could not reliably hear the tone of cracked bells in fog.',
    'By 1904 the authors will cast four new bells for the two towers of the coast.',
    'In order to hear more of the tower, the authors only ring the treble and the tenor.',
    'The authors mend their AM clock on the square to compare the strokes of their hammer.',
    'They expect that this new rope will outlast two wet winters of the coast.',
  ])('%s', (claim) => expect(kindOf(claim)).toBe('located'))
})

describe('and not of others, of everybody, or as done:', () => {
  test.each([
    'The ringers tune the gongs of the tower from a list of old weights.',
    'The authors melt the gongs of the tower from a list of old weights.',
    'The authors did not tune the gongs of the tower from a list of old weights.',
    'The authors will tune the gongs of the tower from a list of old weights.',
    'The authors melted the gongs of the old market in the spring.',
    'They asked the wardens of Bruges because the authors will not open the gate of the tower.',
    'The authors asked the wardens of Bruges because they would not open the gate of the tower.',
    'By 1904 the authors cast four new bells for the two towers of the coast.',
    'The authors grease the wheel of the treble, the hum of the tower is lower.',
    'The authors cast gongs of lead, and we cast the frames of oak.',
    'They cast gongs of lead, and the authors cast the frames of oak.',
    'The authors cast gongs of lead.',
    'Once a year they hear the bells of the coast through the fog of spring.',
    'The wardens tune their gongs of the tower from a list of old weights.',
  ])('%s', (claim) => expect(kindOf(claim)).toBe('unverified'))
})
