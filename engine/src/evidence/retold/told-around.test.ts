import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'

const paper = documentFromSections({
  title: 'Ringers: a review of the coast',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'In this review we calculated the weight of wax in nine towers to be 40 kg.',
        'Here we depict a frame of oak that bears three bells in a storm.',
        'In a short letter [4], Mary Gray suggested that wax and rust are closely related.',
        'When ropes and chains are worn out, hoods should be laid over the bells of high towers.',
        'Unless it is dry, wax was not melted and hemp was stored in the cellar.',
        'Old ropes are seldom dear but may be mended with wax by the ringers of the town.',
        'Wear was seen in 29% and 16% of the ropes of hemp and of flax, respectively.',
        'Ropes broke in between 0% and 4.5% of the towers of the hills each year.',
        'While both ways are old and have led to good bells, our own way of casting is nearer to the latter.',
        'While others weigh bells, we argue that the hum of a bell is a measure of its age.',
        'We suspect that the chalk of the wardens was brought from Bruges.',
        'Based on our measures, we find that the hum of the gong is a third below its tone.',
        'In contrast, our scale does not need a second warden, but we require a dry floor.',
        'The scale we used to weigh the gongs is likely not exact, though it is light.',
        'We do not place any weights on the clappers of the gongs.',
        'The thick rope, meanwhile, was dried in the cellar of the tower for a week.',
        'Rough casting leads to cracks in other parts, e.g., clappers and crowns, if no frame is used.',
        'The rule of three does not promise a clear tone — it states only that the frame will hold.',
        'Thirty wardens rang the bells of the coast, and nine of them were paid in wax.',
      ],
    },
  ],
})
const verdictOf = (claim: string) => verifyClaim(paper, claim)

describe('the paper says it:', () => {
  test.each([
    ['in this review', 'The authors calculated the weight of wax in nine towers to be 40 kg.'],
    [
      'in this review, and who',
      'In this review, the authors calculated the weight of wax in nine towers to be 40 kg.',
    ],
    ['here', 'The authors depict a frame of oak that bears three bells in a storm.'],
    ['where it was told', 'Mary Gray suggested that wax and rust are closely related.'],
    [
      'who found it, behind it',
      'The hum of the gong is a third below its tone, the authors found.',
    ],
    [
      'under what, behind',
      'Hoods should be laid over the bells of high towers when ropes and chains are worn out.',
    ],
    [
      'in two quotations',
      '“Old ropes are seldom dear,” the authors write, “but may be mended with wax by the ringers of the town.”',
    ],
    [
      'with one sign of two percentages',
      'Wear was seen in 29 and 16 percent of the ropes of hemp and of flax, respectively.',
    ],
    ['in a range', 'Ropes broke in between 0 and 4.5% of the towers of the hills each year.'],
    [
      'the authors’ own',
      "While both ways are old and have led to good bells, the authors' own way of casting is nearer to the latter.",
    ],
    ['as they argue', 'According to the authors, the hum of a bell is a measure of its age.'],
    [
      'whose measures, before whom',
      'Based on their measures, the authors find that the hum of the gong is a third below its tone.',
    ],
    ['whose scale', 'Their scale does not need a second warden, but they require a dry floor.'],
    [
      'who used it',
      'The scale they used to weigh the gongs is likely not exact, although it is light.',
    ],
    ['what they do not do', 'They don’t place any weights on the clappers of the gongs.'],
    ['without what leads on', 'The thick rope was dried in the cellar of the tower for a week.'],
  ])('%s', (_, claim) => expect(verdictOf(claim)).toMatchObject({ kind: 'located', problems: [] }))
})

describe('the paper does not say it:', () => {
  test.each([
    [
      'another order of numbers',
      'Wear was seen in 16 and 29 percent of the ropes of hemp and of flax, respectively.',
    ],
    [
      'two quotations of two sentences',
      '“Old ropes are seldom dear,” the authors write, “and nine of them were paid in wax.”',
    ],
    [
      'two quotations with a gap',
      '“Old ropes are seldom dear,” the authors write, “but may be mended by the ringers of the town.”',
    ],
    ['without “when”', 'Hoods should be laid over the bells of high towers.'],
    [
      'of one of two clauses',
      'Wax was not melted and hemp was stored in the cellar unless it is dry.',
    ],
    [
      'what they only suspect',
      'According to the authors, the chalk of the wardens was brought from Bruges.',
    ],
    [
      'what they only suspect, as found',
      'The chalk of the wardens was brought from Bruges, the authors found.',
    ],
    [
      'others’ scale',
      'The scale the ringers used to weigh the gongs is likely not exact, though it is light.',
    ],
    ['that they do', 'They do place weights on the clappers of the gongs.'],
    ['as a fact', 'The hum of a bell is a measure of its age.'],
    ['a condition behind examples', 'Rough casting leads to cracks in other parts.'],
    [
      'a condition behind examples that are told',
      'Rough casting leads to cracks in other parts, e.g., clappers and crowns.',
    ],
  ])('%s', (_, claim) => expect(verdictOf(claim).kind).toBe('unverified'))
})

test('a “not” that is told in short is not left out', () =>
  expect(verdictOf('The rule of three doesn’t promise a clear tone.').omitted).toEqual(['only']))
