import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'

const sections = [
  {
    heading: 'Introduction',
    paragraphs: [
      'Rust is common on bells that hang near the sea.',
      'It should be noted, however, that the rust of a rim is not always harmful [2, 3].',
      'It is important to note that Ames et al. found old ropes stronger than new ones.',
      'It should be noted that gongs of lead may crack in a hard frost [4].',
      'The ropes of hemp wore out in the spring, as shown by [3].',
      'In a later book, the authors propose the tone of a gong as a measure of its age.',
      'The review of the wardens was written in the winter of the great storm.',
      'Ames et al. weighed the frames of oak in three towers.',
      'A better name for the oldest of these tones would be the “hum of the rim,” since it tells of the absence of cracks.',
      'We suspect that the wax of the wardens was made in Bruges.',
    ],
  },
  {
    heading: 'Results',
    paragraphs: [
      'We have cast four new bells for the two towers of the coast.',
      'In Table 3 rows (B), we observe that reducing the weight of clappers hurts the tone.',
      'In winter rows (B), we observe that greasing the wheels of trebles lowers the pitch.',
      'We further observe in rows (C) and (D) that, as expected, heavier clappers are louder.',
    ],
  },
]
const kindOf = (authors: readonly string[]) => {
  const paper = { ...documentFromSections({ title: 'Ringers', sections }), authors }
  return (claim: string) => verifyClaim(paper, claim).kind
}
const byOne = kindOf(['Mary van den Gray'])
const byTwo = kindOf(['Gray, Mary', 'Tom Bell'])
const byMany = kindOf(['Mary Gray', 'Tom Bell', 'Ann Ash'])

describe('who wrote the paper is called', () => {
  test.each([
    ['the author', byOne, 'The author argues that rust is common on bells that hang near the sea.'],
    [
      'the author',
      byOne,
      'According to the author, rust is common on bells that hang near the sea.',
    ],
    ['the author', byOne, 'The author has cast four new bells for the two towers of the coast.'],
    ['by name', byOne, 'Van den Gray writes that rust is common on bells that hang near the sea.'],
    ['by name', byOne, 'Gray points out that rust is common on bells that hang near the sea.'],
    ['by two names', byTwo, 'Gray and Bell cast four new bells for the two towers of the coast.'],
    ['by name', byTwo, 'Gray et al. cast four new bells for the two towers of the coast.'],
    ['by name', byMany, 'Gray et al. have cast four new bells for the two towers of the coast.'],
    [
      'by name',
      byMany,
      'According to Gray et al., rust is common on bells that hang near the sea.',
    ],
    ['by name', byMany, 'Gray and colleagues cast four new bells for the two towers of the coast.'],
    [
      'the letter',
      byMany,
      'The letter argues that rust is common on bells that hang near the sea.',
    ],
    [
      'the review',
      byMany,
      'According to the review, rust is common on bells that hang near the sea.',
    ],
  ] as const)('%s: %#', (_, kindOf, claim) => expect(kindOf(claim)).toBe('located'))
})

describe('others are none of them:', () => {
  test.each([
    [
      'one of several',
      byMany,
      'The author has cast four new bells for the two towers of the coast.',
    ],
    ['one of several', byMany, 'Gray has cast four new bells for the two towers of the coast.'],
    ['another', byMany, 'Ames et al. have cast four new bells for the two towers of the coast.'],
    ['the second', byMany, 'Bell et al. have cast four new bells for the two towers of the coast.'],
    [
      'another',
      byMany,
      'According to Ames et al., rust is common on bells that hang near the sea.',
    ],
    ['of another', byMany, 'Gray et al. weighed the frames of oak in three towers.'],
    ['of another', byMany, 'Gray et al. propose the tone of a gong as a measure of its age.'],
    [
      'what was seen',
      byOne,
      'The author found that rust is common on bells that hang near the sea.',
    ],
    ['what is cited', byOne, 'The author argues that the ropes of hemp wore out in the spring.'],
    ['what is cited', byMany, 'The letter says that the ropes of hemp wore out in the spring.'],
    [
      'what is suspected',
      byOne,
      'The author argues that the wax of the wardens was made in Bruges.',
    ],
    [
      'another work',
      byMany,
      'The book argues that rust is common on bells that hang near the sea.',
    ],
  ] as const)('%s: %#', (_, kindOf, claim) => expect(kindOf(claim)).toBe('unverified'))
})

describe('the paper tells of what', () => {
  test.each([
    ['it notes itself', 'The paper notes that the rust of a rim is not always harmful.'],
    ['it notes itself', 'The authors say that the rust of a rim is not always harmful.'],
    [
      'it quotes in the end',
      'The paper argues that a better name for the oldest of these tones would be the "hum of the rim."',
    ],
    ['its rows show', 'The authors observe that reducing the weight of clappers hurts the tone.'],
    ['its rows show', 'The paper says that heavier clappers are louder.'],
  ])('%s: %s', (_, claim) => expect(byMany(claim)).toBe('located'))
  test.each([
    ['it does not', 'The paper notes that the rust of a rim is always harmful.'],
    ['it does not', 'The paper notes that the rust of a rim is harmful.'],
    ['others found', 'The paper notes that old ropes are stronger than new ones.'],
    ['may be', 'The paper notes that gongs of lead crack in a hard frost.'],
    [
      'was found of some rows',
      'The authors observe that greasing the wheels of trebles lowers the pitch.',
    ],
    ['was not seen', 'The paper says that heavier clappers are not louder.'],
    ['it did not find', 'The authors found that the rust of a rim is not always harmful.'],
  ])('and not of what %s: %s', (_, claim) => expect(byMany(claim)).toBe('unverified'))
})
