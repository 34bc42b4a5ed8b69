import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { verifyClaim } from './verify.ts'

const paper = documentFromSections({
  title: 'Ringers',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'Rust is a common cause of dull bells in the towers of the coast.',
        'The frost of the spring is also considered to be an important cause of cracks in hives.',
        'Wax, a common food of mice, was kept in the cellar of the old tower.',
        'However, the wardens did not hear a dull tone of the gongs in the winter.',
        'However, we did not observe any lasting loss of hum in the bells of the hills.',
        'In the winter a thick rope was carried to the tower by the wardens of Ghent.',
        'An old ringer wrote down the tones of all bells in the spring of that year.',
        'The hum was then marked with chalk on the rims of bronze by our ringer in the spring.',
        'Against the use of wax, the authors propose a second rope for the bells of each tower.',
        'To weigh a bell is a step toward the taming of the hum in towers of oak.',
        'The wardens kept a book of the bells, with the ropes and the wax of each tower.',
      ],
    },
  ],
})
const kindOf = (claim: string) => verifyClaim(paper, claim).kind

describe('what is one of many, or one, is told otherwise as', () => {
  test.each([
    ['the only cause', 'Rust is the common cause of dull bells in the towers of the coast.'],
    [
      'what is held to be the only one',
      'The frost of the spring is also considered to be the important cause of cracks in hives.',
    ],
    [
      'the only one, beside its name',
      'Wax, the common food of mice, was kept in the cellar of the old tower.',
    ],
    ['one of those who write', 'The author proposes a second rope for the bells of each tower.'],
    [
      'a certain one that was not heard',
      'However, the wardens did not hear the dull tone of the gongs in the winter.',
    ],
    [
      'a certain one that we did not see',
      'However, we did not observe the lasting loss of hum in the bells of the hills.',
    ],
    [
      'many who did it',
      'Old ringers wrote down the tones of all bells in the spring of that year.',
    ],
    [
      'many by whom it was done',
      'The hum was then marked with chalk on the rims of bronze by the ringers in the spring.',
    ],
  ])('%s', (_, claim) => expect(kindOf(claim)).toBe('unverified'))
})

describe('it says nothing', () => {
  test.each([
    [
      'at first mention',
      'In the winter the thick rope was carried to the tower by the wardens of Ghent.',
    ],
    [
      'of what is kept',
      'The wardens kept the book of the bells, with the ropes and the wax of each tower.',
    ],
    [
      'of a word that ends as a plural does',
      'To weigh a bell is a step towards the taming of the hum in towers of oak.',
    ],
    [
      'where nothing is changed',
      'Rust is a common cause of dull bells in the towers of the coast.',
    ],
  ])('%s', (_, claim) => expect(kindOf(claim)).not.toBe('unverified'))
})
