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

const gulls = documentFromSections({
  title: 'Ringing of gulls on an island',
  abstract: 'We ringed gulls on an island and watched them.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'The team ringed 64 gulls of the island by hand. Each was put into a class by its wings.',
        'The wing length of 48 lens makers from the island was known.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: ['Thirty-one of the ringed gulls perished in the first winter.'],
    },
  ],
})

test.each([
  'How many of the ringed gulls had lice?',
  'How many of the 64 ringed gulls wore collars of tin?',
  'How many of the lens makers were smokers?',
  'How many of the gulls from the island had broken beaks?',
  'How many of the gulls with rings swam?',
])('a count of all is shown as unsure where a part is asked for: %s', async (question) => {
  const given = await answer(gulls, question)
  expect(given.refused || (given.chance ?? 1) < 0.4).toBe(true)
})

test.each([
  'How many of the ringed gulls perished in winter?',
  'How many of the gulls were ringed by hand?',
  'How many of the ringed gulls got a class?',
])('and a count of that part is as sure as before: %s', async (question) => {
  const given = await answer(gulls, question)
  expect(given.refused).toBe(false)
  expect(given.chance).toBeGreaterThan(0.4)
})
