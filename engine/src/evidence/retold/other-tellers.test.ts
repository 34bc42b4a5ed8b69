import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'

const paper = documentFromSections({
  title: 'Ringers of the coast',
  sections: [
    {
      heading: 'Introduction',
      paragraphs: [
        'Old ropes, wrote the wardens of Ghent, last for as long as their bells.',
        'Ames et al. argue that wax spoils the hum of an old bell for good.',
        'Mary Gray kept the tower of the harbour for most of her life. She argued that bells of the coast are cast too thin for the wind.',
        'Gray wrote to Ames about the tower of the harbour. He argued that the frames of oak were too weak for three bells.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'Bells of the harbour did not crack in the frost of that winter.',
        'It is not known whether wax was melted in the tower before the fire.',
        'The aim of our study was to weigh the bells of three towers by the sea.',
        'In our study, wax was melted in a flat pan over a small fire.',
        'Ropes of hemp were bought for this pilot study in spring.',
        'However, the wax of the ringers may mend small cracks in a rim.',
        'We therefore left the gongs of the hill out of our survey.',
        'Note that we did not focus on the ropes of the smaller bells.',
        'These findings reveal that rust spreads faster on bells near the sea.',
        'In towers of brick, hums are lower than strike notes.',
        'In towers of brick, hums are lower than strike notes, which rise in wood.',
        'We weighed a total of nine bells, which took place on four days in May.',
        'Common moss [Bryum argenteum] grew on the rims of the old bells.',
        'Bells by the sea cracked sooner [odds ratio 2.3; 95% CI 1.2–3.4] than others.',
        'Rust, and therefore it is likely that wear is greater, was found on all ropes.',
        'The bells rang loudly, not softly, on the day of the fair.',
        'The hum lies ≈ 40 cents below the strike note of a bell.',
        'In all towers of wood, some bells hum in a storm.',
        'The weight E[XY] is that of two bells.',
        'We found no wax in the tower of the hill.',
      ],
    },
  ],
})
const kindOf = (claim: string) => verifyClaim(paper, claim).kind

describe('the paper says it:', () => {
  test.each([
    ['a contraction', 'Bells of the harbour didn’t crack in the frost of that winter.'],
    ['another', "It's not known whether wax was melted in the tower before the fire."],
    ['and who did not', "The authors didn't focus on the ropes of the smaller bells."],
    ['this study', 'The aim of this study was to weigh the bells of three towers by the sea.'],
    ['the pilot study', 'Ropes of hemp were bought for the pilot study in spring.'],
    ['the study', 'The aim of the study was to weigh the bells of three towers by the sea.'],
    [
      'told twice whose study it is',
      'According to the study, in our study, wax was melted in a flat pan over a small fire.',
    ],
    [
      'acknowledged',
      'The authors acknowledge that the wax of the ringers may mend small cracks in a rim.',
    ],
    ['warned', 'The authors also warn that the wax of the ringers may mend small cracks in a rim.'],
    ['inserted', 'The wax of the ringers, the authors write, may mend small cracks in a rim.'],
    [
      'inserted with its source',
      'The wax of the ringers, according to the authors, may mend small cracks in a rim.',
    ],
    ['whose survey', 'The authors left the gongs of the hill out of their survey.'],
    [
      'noted of them',
      'The authors note that they did not focus on the ropes of the smaller bells.',
    ],
    [
      'stressed, before what reveals it',
      'The authors stress that these findings reveal that rust spreads faster on bells near the sea.',
    ],
    ['where it is so, behind', 'Hums are lower than strike notes in towers of brick.'],
    [
      'what was done, and what of it',
      'A total of nine bells were weighed, which took place on four days in May.',
    ],
    ['without a Latin name', 'Common moss grew on the rims of the old bells.'],
    ['without its odds', 'Bells by the sea cracked sooner than others.'],
    [
      'a conclusion, further on',
      'Rust, and it is therefore likely that wear is greater, was found on all ropes.',
    ],
    ['and not', 'The bells rang loudly, and not softly, on the day of the fair.'],
    ['about', 'The hum lies about 40 cents below the strike note of a bell.'],
    ['by name', 'Mary Gray argued that bells of the coast are cast too thin for the wind.'],
  ])('%s', (_, claim) => expect(kindOf(claim)).not.toBe('unverified'))
})

describe('the paper does not say it:', () => {
  test.each([
    ['the second study', 'Ropes of hemp were bought for the second study in spring.'],
    ['a lost “not”', 'Bells of the harbour did crack in the frost of that winter.'],
    ['a contraction too many', 'The wax of the ringers can’t mend small cracks in a rim.'],
    ['others’ words', 'Old ropes, the authors write, last for as long as their bells.'],
    ['others’ argument', 'Wax, according to the authors, spoils the hum of an old bell for good.'],
    ['warned of by others', 'The authors warn that wax spoils the hum of an old bell for good.'],
    [
      'inserted, without its limit',
      'The wax of the ringers, the authors write, mends small cracks in a rim.',
    ],
    ['of another place', 'Hums are lower than strike notes in towers of wood.'],
    ['one of two named', 'Gray argued that the frames of oak were too weak for three bells.'],
    ['by another name', 'Bell argued that bells of the coast are cast too thin for the wind.'],
    ['some for all', 'Some bells hum in a storm in all towers of wood.'],
    ['no bracket of words', 'The weight E is that of two bells.'],
    ['other odds', 'Bells by the sea cracked sooner [odds ratio 3.3; 95% CI 1.2–3.4] than others.'],
    ['not what it was', 'The bells rang softly, and not loudly, on the day of the fair.'],
    [
      'more surely',
      'The authors stress that these findings prove that rust spreads faster on bells near the sea.',
    ],
  ])('%s', (_, claim) => expect(kindOf(claim)).toBe('unverified'))
})
