import { expect, test } from 'vitest'
import { twoQuestions } from './two-questions.ts'

test.each([
  [
    'How many gulls were ringed and what was the mean wingspan?',
    ['How many gulls were ringed?', 'what was the mean wingspan?'],
  ],
  [
    'Which bait was used, and why was it chosen?',
    ['Which bait was used?', 'why was the bait chosen?'],
  ],
  ['What is RAKE and how does it work?', ['What is RAKE?', 'how does RAKE work?']],
  ['Who ringed the gulls? What did gulls eat?', ['Who ringed the gulls?', 'What did gulls eat?']],
  ['How many gulls were ringed and how long did it take?', null],
  ['How many gulls were ringed, and why?', null],
  ['Was bread better, and does this matter?', null],
  ['What was found and was ringed?', null],
  ['How do gulls and terns differ?', null],
  ['Were the gulls ringed and weighed?', null],
])('%s', (question, halves) => {
  expect(twoQuestions(question)).toEqual(halves)
})
