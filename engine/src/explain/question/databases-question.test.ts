import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'

const review = documentFromSections({
  title: 'Whistles for dogs: a review',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'All publications on whistles of any pitch were identified using PubMed, Scopus and Embase. The data of the trials were poor.',
        'Sounds were taken from a database of whistles that was built in Turin.',
      ],
    },
    {
      heading: 'Authors’ contributions',
      paragraphs: [
        'AB, CDE: data analysis, database work, manuscript writing and editing of all parts.',
      ],
    },
  ],
})

test.each([
  'Which databases were searched?',
  'Which databases did the authors search?',
  'What electronic databases were used for the review?',
])('%s is answered by their names', async (question) => {
  expect((await answer(review, question)).claims[0]?.text).toContain('PubMed, Scopus and Embase')
})

test('a database of another kind is not meant', async () => {
  const { claims } = await answer(review, 'Which database was used for the sounds of whistles?')
  expect(claims[0]?.text ?? '').not.toContain('PubMed')
})

test('who wrote what is no nearest passage', async () => {
  const { nearest = [], refused } = await answer(
    review,
    'Which manuscript of the analysis was burnt?',
  )
  expect(refused).toBe(true)
  for (const { start, end } of nearest)
    expect(review.text.slice(start, end)).not.toContain('AB, CDE')
})

test('who asks for what the authors did is shown it', async () => {
  const {
    nearest = [],
    claims,
    refused,
  } = await answer(review, 'Who did the analysis and the writing of the parts?')
  const shown = refused
    ? nearest.map(({ start, end }) => review.text.slice(start, end))
    : claims.map(({ text }) => text)
  expect(shown.join('\n')).toContain('AB, CDE')
})
