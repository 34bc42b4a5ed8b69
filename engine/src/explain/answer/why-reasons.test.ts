import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Herring gulls on ferries',
  abstract: 'Herring gulls follow ferries along the coast. We counted gulls on two lines.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'Given the assumption of dropouts during the storms, 35 crews were set aside. The main reasons for dropout were tides and a lack of fuel.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'Sightings have declined by 80% since the last count. The rapid decline of sightings may be attributed to new nets.',
      ],
    },
    {
      heading: 'Conclusion',
      paragraphs: [
        'This study aimed to count gulls. Further counts are necessary since the accuracy on dark days is low, and future work will see to it.',
      ],
    },
  ],
})

test.each([
  ['Why did crews drop out?', 'main reasons for dropout'],
  ['Why did sightings decline so fast?', 'attributed to new nets'],
  ['Why are further counts necessary?', 'accuracy on dark days'],
])('%s is told by the reason that is given', async (question, words) => {
  const { refused, claims } = await answer(paper, question)
  expect(refused).toBe(false)
  expect(claims[0]?.text).toContain(words)
})

test('what a number was to account for is its reason', async () => {
  const { claims } = await answer(
    documentFromSections({
      title: 'Herring gulls on ferries',
      sections: [
        {
          heading: 'Methods',
          paragraphs: [
            'We enrolled 130 couples (65 per group) to account for any dropout. Thus, these results represent all 130 couples. Two couples dropped out, and the 128 dyads with complete data were retained.',
          ],
        },
      ],
    }),
    'Why did they enroll 130 couples?',
  )
  expect(claims[0]?.text).toContain('to account for any dropout')
})
