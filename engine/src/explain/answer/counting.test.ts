import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { countsAsked } from './counting.ts'

test.each([
  ["How many patients' sera were tested?", 'sera'],
  ['How many of the children’s answers were read?', null],
  ['How many children’s answers were read?', 'answer'],
  ['How many authors took part?', 'author'],
])('%s asks the number of: %s', (question, thing) => {
  expect(countsAsked(readQuestion(question))).toBe(thing)
})
