import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { isUnsure } from '../explanation.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Fences in the tide',
  abstract: 'Tide fences slow the water.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'Silt drag was higher behind each fence, and silt drag fell in spring.',
        'Fence rigidity was recorded with a strain gauge at noon. By stake pitch we mean the distance between two stakes.',
        'The kelp index, i.e. the share of kelp in the catch, was counted weekly.',
      ],
    },
  ],
})

test.each([
  'Meaning of silt drag',
  'What does silt drag mean?',
  'What is meant by silt drag?',
  'Define fence rigidity',
])('what only speaks of a thing is no sure word on what it means: %s', async (question) => {
  const given = await answer(paper, question)
  expect(given.refused || isUnsure(given)).toBe(true)
})

test.each([
  ['Meaning of stake pitch', 'the distance between two stakes'],
  ['What is the meaning of the kelp index?', 'the share of kelp'],
])('what says the meaning is sure: %s', async (question, told) => {
  const given = await answer(paper, question)
  expect(given.answer).toContain(told)
  expect(isUnsure(given)).toBe(false)
})
