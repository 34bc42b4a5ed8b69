import { expect, test } from 'vitest'
import { topicStems } from '../text/words.ts'
import { standInsOf } from './stand-in-cues.ts'

const stem = (word: string) => topicStems(word)[0] ?? ''

test.each([
  ['belly', 'abdominal'],
  ['joined', 'enrolled'],
  ['tired', 'fatigue'],
  ['cheapest', 'costs'],
  ['bigger', 'larger'],
  ['warmer', 'temperature'],
])('who asks for “%s” may be told of “%s”', (asked, told) => {
  expect([...standInsOf(stem(asked))]).toContain(stem(told))
})

test.each([
  ['abdominal', 'belly'],
  ['temperature', 'warm'],
  ['test', 'trial'],
  ['paper', 'report'],
])('who asks for “%s” is not told of “%s”', (asked, told) => {
  expect([...standInsOf(stem(asked))]).not.toContain(stem(told))
})

test.each([
  ["can't", []],
  ["isn't", []],
  ['they’ve', []],
  ["where's", []],
  ["walker's", ['walker']],
])('the topics of “%s”', (word, topics) => expect(topicStems(word)).toEqual(topics))
