import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Tides and the sleep of coastal towns',
  abstract:
    'There is evidence that waking spreads within streets, a phenomenon referred to as a ripple effect in towns.',
  sections: [
    {
      heading: 'Introduction',
      paragraphs: ['Ripple effects have been reported in streets of the north by many.'],
    },
    {
      heading: 'Results',
      paragraphs: [
        '54,279 participants attended consultation and were examined in the towns. Among them, 47% were males.',
        'Samples were excluded when salt was found in them.',
      ],
    },
  ],
})

test('how many of them are so is told by a figure beside what only some are', async () => {
  const { claims } = await answer(paper, 'How many of the participants were male?')
  expect(claims[0]?.text).toContain('47%')
})

test('what a phenomenon is referred to as is defined so', async () => {
  const { claims } = await answer(paper, 'What is the ripple effect?')
  expect(claims[0]?.text).toContain('a phenomenon referred to as')
})

test('samples that were left out are told as unsure where people are asked for', async () => {
  const given = await answer(paper, 'Who was excluded?')
  expect(given.refused).toBe(false)
  expect(given.chance).toBeLessThan(0.4)
})
