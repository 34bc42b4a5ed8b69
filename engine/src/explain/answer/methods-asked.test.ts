import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Letters to farmers and their visits to the mill',
  abstract: 'Farmers seldom visit the mill. Letters may bring them to it.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'The scales were calibrated using a reference weight before each visit, as in earlier work.',
        'We randomly assigned 120 farmers to weekly letters or to no letters and counted their visits over six months.',
        'Letters were printed using a common printer and were posted on Mondays.',
      ],
    },
    { heading: 'Results', paragraphs: ['Farmers who got letters came 3.1 times as often.'] },
  ],
})

test.each([
  'Which methods did the authors use?',
  'What methods were used?',
  'What was the method?',
])('%s is led by what counts most in the summary, wherever it stands', async (question) => {
  const { claims } = await answer(paper, question)
  expect(claims[0]?.text).toContain('randomly assigned 120 farmers')
})
