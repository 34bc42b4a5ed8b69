import { expect, test } from 'vitest'
import { firstQuestion, twoQuestions } from './two-questions.ts'

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
    'Who ringed the gulls? 2. What did gulls eat?',
    ['Who ringed the gulls?', 'What did gulls eat?'],
  ],
  [
    'who ringed the gulls; b) what did gulls eat?',
    ['who ringed the gulls?', 'what did gulls eat?'],
  ],
  ['Limitations and strengths?', ['What are the limitations?', 'What are the strengths?']],
  [
    'What is the aim & the main results of the study?',
    ['What is the aim of the study?', 'What are the results of the study?'],
  ],
  ['Limitations and gulls?', null],
  [
    'Which bait did they use, and why did they choose it?',
    ['Which bait did they use?', 'why did they choose the bait?'],
  ],
  [
    'How many gulls and how many grey terns were ringed?',
    ['How many gulls were ringed?', 'how many grey terns were ringed?'],
  ],
  [
    'How many men and how many women took part?',
    ['How many men took part?', 'how many women took part?'],
  ],
  [
    'How many ringing days and which bait were used?',
    ['How many ringing days were used?', 'which bait were used?'],
  ],
  [
    'How many old gulls were ringed, and how many of them died?',
    ['How many old gulls were ringed?', 'how many old gulls died?'],
  ],
  ['How many gulls were ringed and how long did it take?', null],
  ['How many of them and how many terns were ringed?', null],
  ['Is there a link between how often it rains and how many gulls are seen?', null],
  ['What did they say about how gulls are fed and where gulls do sleep?', null],
  ['How many gulls were ringed, and why?', null],
  ['Was bread better, and does this matter?', null],
  ['What was found and was ringed?', null],
  ['How many gulls came back and were weighed in spring?', null],
  ['How many gulls completed a year and were weighed in spring?', null],
  ['How do gulls and terns differ?', null],
  ['Were the gulls ringed and weighed?', null],
])('%s', (question, halves) => {
  expect(twoQuestions(question)).toEqual(halves)
})

test.each([
  ['How many gulls were ringed, and why?', ['How many gulls were ringed?', 'why?']],
  ['Was bread better, and does this matter?', ['Was bread better?', 'does this matter?']],
  ['Which one and why?', null],
  ['How do gulls and terns differ?', null],
])('the first half of a question whose other leans on it: %s', (question, halves) => {
  expect(firstQuestion(question)).toEqual(halves)
})
