import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Lamps in barns',
  abstract: 'Lamps keep owls out of barns. We hung lamps in forty barns and counted owls.',
  sections: [
    {
      heading: 'Introduction',
      paragraphs: [
        'Moths were the first promising candidate to be the whole food of barn owls. However, there are signs that moths can not be the whole food of barn owls [3].',
        'In these works the wing wax of owls was found to decrease strongly with age, whereas the beak wax remained as it was (Fern et al. 2005).',
        'Straw mats should be the first choice for bedding on dry floors.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'For barn owls the heights of the first and second calls are reduced, albeit the third call is increased against that of eagle owls.',
        'The third hoot is reduced in the rain, albeit the second hoot is increased.',
      ],
    },
    {
      heading: 'Discussion',
      paragraphs: [
        'Tin lamps should not be used as an initial choice for barns, however they serve where oil is lacking.',
        'Oil lamps may not be the last word on barns.',
      ],
    },
  ],
})
const premiseOf = async (question: string) => (await answer(paper, question)).premise

test.each([
  ['Why should tin lamps be the first choice for barns?', 'not be used as an initial choice'],
  ['Why can moths be the whole food of barn owls?', 'not be the whole food of barn owls'],
  ['Why is the third call reduced for barn owls?', 'call is increased'],
  ['Why does wing wax increase with age in owls?', 'was found to decrease'],
])('a passage that denies the premise is named: %s', async (question, said) => {
  expect(await premiseOf(question)).toContain(said)
})

test.each([
  'Why should straw mats be the first choice for bedding?',
  'Why is the third hoot reduced in the rain?',
  'Why are the heights of the first and second calls reduced for barn owls?',
  'Why did wing wax decrease with age in owls?',
  'Why are oil lamps the last word on barns?',
])('what the paper says, or leaves open, is not: %s', async (question) => {
  expect(await premiseOf(question)).toBeUndefined()
})
