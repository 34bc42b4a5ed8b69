import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Ferries as their passengers see them',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'Few were angry with the crossing: 59% of the passengers rated the crossing as ‘very good’, 40% as ‘good’ and only 1% as ‘poor’.',
        'Of the crew, 12% rated the galley as clean and 30% rated the galley as dirty. In winter 30% of the crew rated the galley as clean.',
      ],
    },
  ],
})
const premiseOf = async (question: string) => (await answer(paper, question)).premise

test.each([
  [
    'Why did 40% of the passengers rate the crossing as poor?',
    'says “40% as ‘good’ and only 1% as ‘poor’”',
  ],
  [
    'Why did 59% of the passengers rate the crossing as good?',
    'says “59% of the passengers rated the crossing as ‘very good’, 40% as ‘good’”',
  ],
  ['Why did 20% of the passengers rate the crossing as poor?', 'says “1% as ‘poor’”'],
])('a share of another value of the scale is set right: %s', async (question, said) => {
  expect(await premiseOf(question)).toContain(said)
})

test.each([
  'Why did 40% of the passengers rate the crossing as good?',
  'Why did 59% of the passengers rate the crossing as very good?',
  'Why did 1% of the passengers rate the crossing as ‘poor’?',
  // So it was in winter.
  'Why did 30% of the crew rate the galley as clean?',
])('what the paper says is not: %s', async (question) => {
  expect(await premiseOf(question)).toBeUndefined()
})
