import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'

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
        'To spare the old hoist we have mended the winch of the north tower with oak pegs.',
        'From these nine ledgers we copied the dates of all repairs into one table.',
        'We used a slate [3] to note the rhythm and pauses, which we cannot print for want of room.',
        'We lent the masons ladders and planks, which we cannot mend without nails.',
        'If the ice on the roof thaws, we clear the gutters of the nave with brooms.',
        'We hang-dry every rope of flax, and advise that authors of manuals do so.',
        'We should have painted the louvres of the belfry before the first snow.',
        'We could barely lift the yoke of the largest bell with both winches.',
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
    'To spare the old hoist the authors mended the winch of the north tower with oak pegs.',
    'To spare the old hoist we mended the winch of the north tower with oak pegs.',
    'To spare the old hoist, the authors have mended the winch of the north tower with oak pegs.',
    'From these nine ledgers the authors copied the dates of all repairs into one table.',
    'From these nine ledgers the authors have copied the dates of all repairs into one table.',
    'The authors used a slate to note the rhythm and pauses, which they cannot print for want of room.',
    'They hang-dry every rope of flax, and advise that authors of manuals do so.',
    'The authors could barely lift the yoke of the largest bell with both winches.',
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
    'To spare the old hoist the wardens mended the winch of the north tower with oak pegs.',
    'To spare the old hoist the authors will mend the winch of the north tower with oak pegs.',
    'To spare the old hoist the authors have not mended the winch of the north tower with oak pegs.',
    'From these nine ledgers the wardens copied the dates of all repairs into one table.',
    'From these nine ledgers the authors copy the dates of all repairs into one table.',
    'The authors lent the masons ladders and planks, which they cannot mend without nails.',
    'The authors clear the gutters of the nave with brooms.',
    'The authors cleared the gutters of the nave with brooms.',
    'The authors have tuned the gongs of the tower from a list of old weights.',
    'The authors painted the louvres of the belfry before the first snow.',
    'The authors have painted the louvres of the belfry before the first snow.',
    'The authors lift the yoke of the largest bell with both winches.',
    'The authors easily lifted the yoke of the largest bell with both winches.',
  ])('%s', (claim) => expect(kindOf(claim)).toBe('unverified'))
})
