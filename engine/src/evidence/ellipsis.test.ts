import { describe, expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { hidesMore } from './ellipsis.ts'
import { verifyClaim } from './verify.ts'

/** A sentence whose words between bars an ellipsis hides. */
function hides(marked: string): boolean {
  const [before = '', hidden = '', after = ''] = marked.split('|')
  return hidesMore(hidden, before, after)
}

describe('an ellipsis hides no more than', () => {
  test.each([
    ['a bracket', 'The bells| (Fig. 2) |rang.'],
    ['an adverb', 'The tone |also |drops.'],
    ['a phrase', 'We trained the ear| for 300 days |with a fork.'],
    ['a phrase on a phrase', 'The bells| in the tower of Ghent |were rung.'],
    ['what stands between commas', 'Bells,| the pride of Ghent,| rang.'],
    ['a clause between commas', 'This hurts the tone,| as the rim is thin,| but cheers the town.'],
    ['some of a list', 'They cast bells,| gongs, forks,| and pans.'],
    ['a clause that says which', 'The bells |that were cast in Ghent |are old.'],
  ])('%s', (_, marked) => expect(hides(marked)).toBe(false))
})

describe('an ellipsis must not hide', () => {
  test.each([
    ['a verb', '35 bells were| loud and bright while 4 were always |dull.'],
    [
      'a verb between commas',
      'This hurts the tone|, as the rim is thin, but cheers the town |and the guests.',
    ],
    ['the verb of a phrase', 'The wax| in bells reduces noise of |towers.'],
    ['a subject', 'We see that wax| gives a clear tone while oil |fades.'],
    ['half of a coordination', 'The risk of |rust and |cracks is 3.9%.'],
    ['the other half', 'The risk of rust| and cracks |is 3.9%.'],
    ['half of an amount', 'We rang for| 100 days or |12 hours.'],
    ['what a number is of', 'It had a share| of 99% for a loss |of 95%.'],
    ['what is told in order', 'Rust,| cracks,| and dents were 3, 4 and 5%, respectively.'],
    ['what a noun is', 'It is the |first kind of |bell.'],
    ['the verb behind a clause', 'The bells |that were cast are sold and |old.'],
  ])('%s', (_, marked) => expect(hides(marked)).toBe(true))
})

test('an ellipsis over a bracket that is short for the claim', () => {
  const paper = documentFromSections({
    title: 'Bells',
    sections: [
      {
        heading: 'Methods',
        paragraphs: [
          'We rang one of the bells of the old tower (cast 1CTF) by using our own rope.',
        ],
      },
    ],
  })
  const claim = 'We rang one of the bells of the old tower … by using our own rope.'
  expect(verifyClaim(paper, claim).kind).toBe('verbatim')
})

test('a claim whose ellipsis hides a verb is no quotation', () => {
  const paper = documentFromSections({
    title: 'Bells',
    sections: [
      {
        heading: 'Results',
        paragraphs: [
          '35 of 40 bells from the tower were always loud in the wind whereas 4 were always dull.',
        ],
      },
    ],
  })
  const told = (claim: string) => {
    const { kind, problems } = verifyClaim(paper, claim)
    return kind === 'unverified' ? problems : kind
  }
  expect(told('35 of 40 bells … were always dull.')).toEqual(['words-left-out'])
  expect(told('35 of 40 bells … were always loud in the wind whereas 4 were always dull.')).toBe(
    'verbatim',
  )
})
