import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { verifyClaim } from '../verify.ts'
import { firstCoordinate } from './first-coordinates.ts'

const paper = documentFromSections({
  title: 'Ringers',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'As shown in Table 1, CLANG needs considerably less bronze (Fig. 2) and covers a more diverse set of old towers than other lists.',
        'Our results show that the hoist is steady, works well on both steep and shallow roofs, and produces tones in line with those of older gear.',
        'In mice, the whistle lowers the pulse and raises the weight of small animals within a week.',
        'The winch is not loud and lifts the yoke of the largest bell in one go.',
        'The gutter of lead may leak and holds the rain of two nights.',
        'The louvre that faces west and keeps the rain out is made of oak from the hill.',
        'The clapper is too heavy, so the frame bends and drops the beam of the loft onto the stair.',
        'The fund pays the wardens, it seems, and feeds the doves of the roof in hard winters.',
        'The crypt has a vault of brick and was flooded if the river rose above the third step.',
      ],
    },
  ],
})
const kindOf = (claim: string) => verifyClaim(paper, claim).kind

describe('the second of two things that are told of one subject', () => {
  test.each([
    'CLANG covers a more diverse set of old towers than other lists.',
    'The hoist works well on both steep and shallow roofs.',
    'The hoist produces tones in line with those of older gear.',
  ])('is told alone: %s', (claim) => expect(kindOf(claim)).toBe('located'))

  test.each([
    ['of another', 'The list covers a more diverse set of old towers than other lists.'],
    ['otherwise', 'CLANG covers a less diverse set of old towers than other lists.'],
    ['denied', 'CLANG does not cover a more diverse set of old towers than other lists.'],
    ['without its front', 'The whistle raises the weight of small animals within a week.'],
    ['behind a denial', 'The winch lifts the yoke of the largest bell in one go.'],
    ['behind what may be', 'The gutter of lead holds the rain of two nights.'],
    ['of a part', 'The louvre keeps the rain out.'],
    ['of what another does', 'The clapper drops the beam of the loft onto the stair.'],
    ['behind an aside', 'The fund feeds the doves of the roof in hard winters.'],
    ['without its end', 'The crypt was flooded.'],
    ['without more', 'The hoist works well on steep roofs.'],
  ])('and not %s: %s', (_, claim) => expect(kindOf(claim)).toBe('unverified'))
})

test('what is left out goes up to the second verb', () => {
  const sentence = 'The bell cracks in frost and rings in fog.'
  const span = firstCoordinate(sentence, 'The bell rings in fog.')
  expect(span && sentence.slice(span.start, span.end)).toBe(' cracks in frost and')
  expect(firstCoordinate(sentence, 'The bell cracks in frost.')).toBeNull()
  expect(firstCoordinate(sentence, 'The gong rings in fog.')).toBeNull()
})
