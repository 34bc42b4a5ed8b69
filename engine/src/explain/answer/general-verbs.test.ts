import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { topicOf } from '../question/question-coverage.ts'
import { candidate } from './candidate.fixture.ts'
import { byCount } from './counting.ts'

const found = candidate('87 logbooks were found in archives and another 59 logbooks in attics.')
const surveyed = candidate('A yearly survey of a fleet of 125 of these ferries showed no rust.')

test.each([
  ['How many logbooks came from attics?', found],
  ['How many logbooks did they get from attics?', found],
  ['How many ferries were followed in the yearly survey?', surveyed],
])('a verb that any question may use is no topic: %s', (asked, told) => {
  const question = readQuestion(asked)
  const topic = topicOf(question, [told])
  expect([...topic.missing]).toEqual([])
  expect(byCount(question, [told], told.text, topic)).toEqual([told])
})

test.each([
  ['How many trains were followed in the yearly survey?', surveyed],
  ['How many ferries were sunk in the yearly survey?', surveyed],
])('what says more stays a topic: %s', (asked, told) => {
  const topic = topicOf(readQuestion(asked), [told])
  expect([...topic.missing]).toHaveLength(1)
})
