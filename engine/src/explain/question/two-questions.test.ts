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
  [
    'Which bait did they use, and why did they choose it?',
    ['Which bait did they use?', 'why did they choose the bait?'],
  ],
  ['How many gulls were ringed and how long did it take?', null],
  ['Is there a link between how often it rains and how many gulls are seen?', null],
  ['What did they say about how gulls are fed and where gulls do sleep?', null],
  ['How many gulls were ringed, and why?', null],
  ['Was bread better, and does this matter?', null],
  ['What was found and was ringed?', null],
  ['How do gulls and terns differ?', null],
  ['Were the gulls ringed and weighed?', null],
])('%s', (question, halves) => {
  expect(twoQuestions(question)).toEqual(halves)
})
