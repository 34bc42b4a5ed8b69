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

const lids = documentFromSections({
  title: 'Lids for ponds',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'Lids of willow are lighter than lids of oak because willow dries fast. Each lid was tarred twice, since tar keeps water out. Ponds are shallow in summer, and the frogs below a lid grow warm. To counteract this, we raise the lids by one hand. Nets lay beside the ponds.',
        'To sum up, we lowered the nets at night. Herons eat what lies in a net, since nets are open.',
      ],
    },
  ],
})

test('what was done to a purpose is told with what that points at, and is not doubted', async () => {
  const { claims, chance } = await answer(lids, 'Why are the lids raised?')
  expect(claims.map(({ text }) => text).slice(0, 2)).toEqual([
    'Ponds are shallow in summer, and the frogs below a lid grow warm.',
    'To counteract this, we raise the lids by one hand.',
  ])
  expect(chance).toBeGreaterThanOrEqual(0.6)
})

test('what sums up was done to no purpose', async () => {
  const { claims } = await answer(lids, 'Why were the nets lowered?')
  expect(claims[0]?.text).not.toMatch(/^To sum up/)
})
