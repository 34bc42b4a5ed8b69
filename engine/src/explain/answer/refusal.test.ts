import { expect, test } from 'vitest'
import { keyRows } from '../../text/key-rows.ts'
import { featureKey } from '../../text/sequence-model.ts'
import { readQuestion } from '../question/question.ts'
import { candidate } from './candidate.fixture.ts'
import { chanceSaid, type RefusalModel, wordFeatures } from './refusal.ts'

const ranked = [candidate('The lamps of bicycles glow'), candidate('Riders wrote a diary')]
const features = (question: string) => wordFeatures(readQuestion(question), ranked)

test('each topic of a question stands in the first passage, in another one, or nowhere', () => {
  expect(features('Did the riders with lamps have asthma?').toSorted()).toEqual(
    [
      featureKey('first=', 'lamp'),
      featureKey('said=', 'rider'),
      featureKey('unsaid=', 'asthma'),
    ].toSorted(),
  )
})

test('a thing that the paper never says lowers the chance, a way of speaking does not', () => {
  const model: RefusalModel = {
    weights: [0],
    words: {
      rows: keyRows([featureKey('unsaid=', 'asthma'), featureKey('first=', 'lamp')]),
      weights: [-20, 10],
    },
    scale: 10,
  }
  const chance = (question: string) => chanceSaid({ row: [1], words: features(question) }, model)
  expect(chance('Do riders bother?')).toBe(0.5)
  expect(chance('Do riders have asthma?')).toBeCloseTo(1 / (1 + Math.exp(2)), 10)
  expect(chance('Do lamps help?')).toBeCloseTo(1 / (1 + Math.exp(-1)), 10)
})
