import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { topicOf } from '../question/question-coverage.ts'
import { candidate } from './candidate.fixture.ts'
import { countsAsked } from './counted-phrase.ts'
import { byCount } from './counting.ts'

test.each([
  ["How many patients' sera were tested?", 'sera'],
  ['How many of the children’s answers were read?', null],
  ['How many children’s answers were read?', 'answer'],
  ['How many authors took part?', 'author'],
])('%s asks the number of: %s', (question, thing) => {
  expect(countsAsked(readQuestion(question))).toBe(thing)
})

const counted = (asked: string, texts: readonly string[]) => {
  const question = readQuestion(asked)
  const told = texts.map((text) => candidate(text))
  const met = byCount(question, told, '', topicOf(question, told))
  return 'lacking' in met ? null : met[0]?.text
}

test('that all is counted is no bound of what is counted', () => {
  const told = 'We sieved 12 trays and kept them.'
  expect(counted('How many trays were kept in the end?', [told])).toBe(told)
})

test('what a paper looks at it counts in whatever words, but for people, of whom some are left out', () => {
  const told = 'We check this claim across 13 open-weight chat models.'
  expect(counted('How many models were evaluated?', [told])).toBe(told)
  expect(counted('How many models were retrained?', [told])).toBeNull()
  const people = 'We wrote to 13 patients of the clinic.'
  expect(counted('How many patients were evaluated?', [people])).toBeNull()
})

test('what only stands before the thing that is counted comes after what is counted itself', () => {
  const [sets, points] = ['We drew two noisy point sets.', 'A set of 50 points was drawn.']
  expect(counted('How many points were drawn?', [sets, points])).toBe(points)
  expect(counted('How many points were drawn?', [sets])).toBe(sets)
})

test('patients are counted by where they are treated, and those asked for by that are no others', () => {
  const told = 'We held structured interviews with 60 outpatients at the door.'
  expect(counted('How many patients were interviewed?', [told])).toBe(told)
  const all = 'We held structured interviews with 60 patients at the door.'
  expect(counted('How many outpatients were interviewed?', [all])).toBeNull()
  const none = 'We held structured interviews with 60 nonpatients at the door.'
  expect(counted('How many patients were interviewed?', [none])).toBeNull()
})
