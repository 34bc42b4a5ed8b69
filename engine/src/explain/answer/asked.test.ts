import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { keyRows } from '../../text/key-rows.ts'
import { featureKey } from '../../text/sequence-model.ts'
import { readQuestion } from '../question/question.ts'
import { topicOf } from '../question/question-coverage.ts'
import { readSentences } from '../text/sentence.ts'
import { shippedModel } from './answer-model.ts'
import { type AskedModel, askedScores } from './asked.ts'
import { candidatesOf } from './candidates.ts'
import { rankCandidates } from './rank-candidates.ts'

const paper = documentFromSections({
  title: 'Lamps on bicycles',
  abstract: 'We studied lamps on bicycles in the winter.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'The front lamp of each bicycle was fixed with a steel clamp. Riders were recruited at two schools in the valley.',
      ],
    },
    {
      heading: 'Discussion',
      paragraphs: [
        'A limitation of our work is that only the northern streets were lit. Lamps of two colours should be compared in future studies.',
      ],
    },
    { heading: 'Acknowledgements', paragraphs: ['We thank the council for its support.'] },
  ],
})
const candidates = candidatesOf(paper, readSentences(paper))

const model: AskedModel = {
  factors: 2,
  scale: 2,
  question: { rows: keyRows([featureKey('1=', 'weak')]), weights: [4, 6] },
  passage: { rows: keyRows([featureKey('1=', 'limit')]), weights: [10, 20] },
  shared: { rows: keyRows([featureKey('1=', 'steel')]), weights: [30] },
  scaleOfShared: 10,
}
const scored = (question: string, by = model) =>
  askedScores(by, paper, readQuestion(question), candidates)

test('a passage gives what is asked for by other words than the question’s', () => {
  // (4 · 10 + 6 · 20) / 5 / 2² of the one sentence that has the word
  const scores = scored('Is it weak?')
  expect(scores.filter((score) => score !== 0)).toEqual([8])
  expect(candidates[scores.indexOf(8)]?.text).toContain('A limitation')
  expect(scored('Is it weak?')).toEqual(scores)
})

test('a word of the question speaks for the passages that have it by what it is worth', () => {
  const scores = scored('Is the steel blue?')
  expect(scores.filter((score) => score !== 0)).toEqual([3])
  expect(candidates[scores.indexOf(3)]?.text).toContain('steel clamp')
})

test('what the model knows nothing of weighs nothing', () => {
  expect(scored('Is it blue?').every((score) => score === 0)).toBe(true)
})

test.each([
  ['What are the weak points?', 'A limitation of our work'],
  ['What do they want to do next?', 'in future studies'],
  ['Who paid for it?', 'We thank the council'],
])('%s is asked for by the shipped model', (question, words) => {
  const scores = scored(question, shippedModel.asked)
  const best = scores.indexOf(Math.max(...scores))
  expect(candidates[best]?.text).toContain(words)
})

test('of passages that share as much with the question, the one that gives what is asked for leads', () => {
  const question = readQuestion('How were the lamps attached?')
  const topic = topicOf(question, candidates)
  const [first, ...others] = rankCandidates(paper, question, candidates, topic, shippedModel)
  expect(first?.text).toContain('fixed with a steel clamp')
  expect(first?.own).toBeGreaterThan(0)
  expect(others.some(({ own }) => own === first?.own)).toBe(true)
})
