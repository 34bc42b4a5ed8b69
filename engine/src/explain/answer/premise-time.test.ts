import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Five ferries on a lake',
  abstract: 'We describe the ferries of a lake and the people who steer them.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'The ferry company was founded in June 1988. The harbour master resigned from the post in May 1999.',
        'Lifeboats were kept on four of the five ferries. The bells of all ferries were painted.',
        'None of the wooden ferries that were inspected needed a new rudder. Winds were twice as strong in autumn as in spring.',
        'Paper tickets were the most common tickets, followed by brass tokens. Steel cables are at least as durable as hemp cables.',
        'The pilots considered an asymmetric hull. The older hulls assume an isotropic swell of the lake.',
      ],
    },
  ],
})
const premiseOf = async (question: string) => (await answer(paper, question)).premise

test.each([
  ['Why did the harbour master resign in June 1988?', 'resigned from the post in May 1999'],
  ['Why were lifeboats kept on all five ferries?', 'four of the five ferries'],
  ['Why did wooden ferries need a new rudder?', 'None of the wooden ferries'],
  ['Why were brass tokens the most common tickets?', 'followed by brass tokens'],
  ['Why are steel cables less durable than hemp cables?', 'at least as durable as hemp'],
  ['Why do older hulls assume an anisotropic swell?', 'isotropic swell'],
])('another date, share, rank or kind is named: %s', async (question, said) =>
  expect(await premiseOf(question)).toContain(said),
)

test.each([
  'Why did the harbour master resign in May 1999?',
  'Why did the harbour master resign in 1999?',
  'Why were the bells of all ferries painted?',
  'Why were paper tickets the most common tickets?',
  'Why are steel cables more durable than hemp cables?',
  'Why do older hulls assume an isotropic swell?',
])('what the paper says, or leaves open, is not called false: %s', async (question) =>
  expect(await premiseOf(question)).toBeUndefined(),
)
