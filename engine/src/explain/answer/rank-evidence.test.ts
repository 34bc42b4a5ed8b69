import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { keyRows } from '../../text/key-rows.ts'
import { featureKey } from '../../text/sequence-model.ts'
import { slice } from '../../text/span.ts'
import { stem } from '../../text/tokens.ts'
import { type Question, readQuestion } from '../question/question.ts'
import { topicOf } from '../question/question-coverage.ts'
import { readSentences } from '../text/sentence.ts'
import { answer } from './answer.ts'
import { shippedModel } from './answer-model.ts'
import type { AskedModel } from './asked.ts'
import { candidatesOf } from './candidates.ts'
import { rankCandidates } from './rank-candidates.ts'
import { evidenceParagraphs, rankEvidence } from './rank-evidence.ts'

const paper = documentFromSections({
  title: 'Ferries of Lake Ormen',
  sections: [
    {
      heading: 'Data',
      paragraphs: [
        'The ferry tickets were counted at both piers each evening.',
        'Gulls nest on the roofs of the town and were not counted.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'More ferry tickets were counted at the piers in July than in May.',
        'Crews slept ashore. The harbour was dredged twice, and the season ended early.',
      ],
    },
  ],
})
const candidates = candidatesOf(paper, readSentences(paper))
const ranked = (question: Question, asked = shippedModel.asked) =>
  rankCandidates(paper, question, candidates, topicOf(question, candidates), {
    ...shippedModel,
    asked,
  })
const found = (words: string) => {
  const question = readQuestion(words)
  const all = evidenceParagraphs(paper, question, ranked(question), shippedModel)
  return all.map((span) => slice(paper.text, span).slice(0, 16))
}

test('paragraphs nearly as good as the best are evidence, others are none', () => {
  expect(found('Were the ferry tickets counted at the piers?').toSorted()).toEqual([
    'More ferry ticke',
    'The ferry ticket',
  ])
  expect(found('Where did the crews sleep ashore in July?')).toEqual(['Crews slept asho'])
  expect(found('Which violins are tuned?')).toEqual([])
})

test('what speaks for the sentences of a paragraph adds up', () => {
  const sentences = ['The harbour was dredged twice.', 'The harbour was widened as well.']
  const [one, two] = [sentences.join(' '), 'The harbour was dredged by two crews of divers.']
  const document = documentFromSections({
    title: 'Harbours of Lake Ormen',
    sections: [{ heading: 'Results', paragraphs: [one, two] }],
  })
  const all = candidatesOf(document, readSentences(document))
  const question = readQuestion('How was the harbour dredged?')
  const first = (scores: readonly number[]) => {
    const topic = topicOf(question, all)
    const scored = rankCandidates(document, question, all, topic, shippedModel)
      .toSorted((a, b) => a.span.start - b.span.start)
      .map((candidate, at) => ({ ...candidate, score: scores[at] ?? 0 }))
    const [best] = rankEvidence(document, question, scored, shippedModel)
    return best && slice(document.text, best.span)
  }
  expect(first([1, 0, 1.33])).toBe(two)
  expect(first([1, 1, 1.33])).toBe(one)
})

test('an answer tells the paragraphs to read on in, beside those that it quotes', async () => {
  const {
    claims,
    evidence,
    readOn = [],
  } = await answer(paper, 'Were the ferry tickets counted at the piers?', { claims: 1 })
  const quoted = claims.map(({ text }) => text.slice(0, 16))
  const further = readOn.map((span) => slice(paper.text, span).slice(0, 16))
  expect([quoted.length, further.length]).toEqual([1, 1])
  expect([...quoted, ...further].toSorted()).toEqual(['More ferry ticke', 'The ferry ticket'])
  expect(readOn.some(({ start }) => start === evidence[0]?.start)).toBe(false)
})

test('what a question asks for in other words brings a paragraph to the front', () => {
  const question = readQuestion('How were the ferry tickets counted at the piers when warm?')
  const key = (word: string) => featureKey('1=', stem(word))
  const first = (weight: number) => {
    const asked: AskedModel = {
      factors: 1,
      scale: 1,
      question: { rows: keyRows([key('warm')]), weights: [weight] },
      passage: { rows: keyRows([key('july')]), weights: [10] },
      shared: { rows: keyRows([]), weights: [] },
      scaleOfShared: 1,
    }
    const [best] = rankEvidence(paper, question, ranked(question, asked), {
      passages: shippedModel.passages,
      asked,
    })
    return best && slice(paper.text, best.span).slice(0, 16)
  }
  expect(first(0)).toBe('The ferry ticket')
  expect(first(10)).toBe('More ferry ticke')
})
