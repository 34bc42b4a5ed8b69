import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { answerScore, startOfType } from './answer-score.ts'
import { candidate } from './candidate.fixture.ts'
import { orderCandidates } from './rank-candidates.ts'

test('a feature counts by its weight, and by what the type of the question adds to it', () => {
  const weights = [1, 2]
  weights[startOfType('why', 2) + 1] = 10
  expect(answerScore([3, 4], 'which', weights)).toBe(11)
  expect(answerScore([3, 4], 'why', weights)).toBe(51)
})

test('two questions of different types put the same passages in different orders', () => {
  const [long, short] = [
    candidate('Riders wore hats because of the rain.'),
    candidate('Riders wore 12 hats.', { span: { start: 90, end: 110 } }),
  ]
  const described = [
    { ...long, candidate: long, row: [1, 0] },
    { ...short, candidate: short, row: [0, 1] },
  ]
  const weights = [1, 0.5]
  weights[startOfType('how-many', 2) + 1] = 2
  const first = (question: string) =>
    orderCandidates(readQuestion(question), described, weights)[0]?.text
  expect(first('Which riders wore hats?')).toBe(long.text)
  expect(first('How many hats did riders wear?')).toBe(short.text)
})
