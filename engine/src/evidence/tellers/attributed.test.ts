import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'

const paper = documentFromSections({
  title: 'Ringers',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'We plan to weigh the bells of the hills in the coming years.',
        'We think that ropes of hemp will outlast those of wool in the towers.',
        'We emphasize that the tower is a model and should not be climbed by anyone.',
        'In the coming spring, we will listen to the hives of the old town.',
        'The hum of the hives could help the town to foresee a frost.',
        'If the frost holds, the ropes of the tower are covered with tar.',
        'Old bells of the coast ring a tone lower in winter (Gray et al., 2015).',
      ],
    },
  ],
})
const kindOf = (claim: string) => verifyClaim(paper, claim).kind

describe('that the authors say it is told by', () => {
  test.each([
    [
      'a quotation',
      'The authors write: "We plan to weigh the bells of the hills in the coming years."',
    ],
    [
      'a quotation in other marks',
      'The paper states: “We plan to weigh the bells of the hills in the coming years.”',
    ],
    [
      'a quotation and who is quoted',
      '"The hum of the hives could help the town to foresee a frost," the authors write.',
    ],
    ['what they plan', 'The authors plan to weigh the bells of the hills in the coming years.'],
    [
      'what they think',
      'The authors think that ropes of hemp will outlast those of wool in the towers.',
    ],
    [
      'what they stress',
      'The authors emphasize that the tower is a model and should not be climbed by anyone.',
    ],
    [
      'what they will do',
      'In the coming spring, the authors will listen to the hives of the old town.',
    ],
  ])('%s', (_, claim) => expect(kindOf(claim)).toBe('located'))
})

describe('they do not say so in', () => {
  test.each([
    [
      'a quotation of other words',
      'The authors write: "We plan to weigh the gongs of the hills in the coming years."',
    ],
    [
      'a quotation that is cut off from what it hangs on',
      'The authors write: "The ropes of the tower are covered with tar."',
    ],
    [
      'a quotation told in other words than theirs',
      'The authors write: "The authors plan to weigh the bells of the hills in the coming years."',
    ],
    [
      'a quotation of what others found',
      'The authors write: "Old bells of the coast ring a tone lower in winter."',
    ],
    ['a plan told as done', 'The authors weighed the bells of the hills in the coming years.'],
    [
      'a thought told as found',
      'The authors found that ropes of hemp will outlast those of wool in the towers.',
    ],
    [
      'what will be told as done',
      'In the coming spring, the authors listened to the hives of the old town.',
    ],
  ])('%s', (_, claim) => expect(kindOf(claim)).toBe('unverified'))
})
