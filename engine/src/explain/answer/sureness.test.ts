import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'
import { shippedModel } from './answer-model.ts'
import { candidate } from './candidate.fixture.ts'
import type { RankedCandidate } from './ranked-candidate.ts'
import { chanceOfAnswer } from './refusal.ts'
import { surenessFeatures, surenessRow } from './sureness.ts'

const paper = documentFromSections({
  title: 'Lamps on bicycles',
  abstract: 'We study lamps on bicycles in the winter.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'The front lamp of each bicycle was fixed with a steel clamp to the middle of the handlebar. Riders wrote a diary each evening.',
      ],
    },
  ],
})
const chanceOf = async (question: string) => (await answer(paper, question)).chance

const told = (start: number, score: number, own: number) =>
  candidate('Lamps glow', {
    ...{ span: { start, end: start + 10 }, score },
    ...{ own, wide: own, pairs: own, relevance: own },
  })
const chance = (lead: RankedCandidate, ...others: RankedCandidate[]) =>
  chanceOfAnswer(surenessRow(lead, [lead, ...others], 0.9), shippedModel.sureness)

test('what says all that is asked, and stands alone with it, is surest', () => {
  const whole = told(0, 1.8, 1)
  const rivals = [1, 2, 3, 4].map((at) => told(100 * at, 1.78, 1))
  expect(chance(whole, told(100, 0.5, 0.2))).toBeGreaterThan(chance(whole, ...rivals))
  expect(chance(whole, ...rivals)).toBeGreaterThan(chance(told(0, 0.6, 0.3), ...rivals))
  expect(chance(told(0, 0.6, 0.2), ...rivals)).toBeLessThan(0.2)
})

test('an answer has a chance; what is refused or found outright has none', async () => {
  expect(
    await chanceOf('How was the front lamp of each bicycle fixed to the handlebar?'),
  ).toBeGreaterThan(0.7)
  expect(await chanceOf('Which algae grow in the lake?')).toBeUndefined()
  expect(await chanceOf('What is this paper about?')).toBeUndefined()
  expect(shippedModel.sureness).toHaveLength(surenessFeatures.length)
})

test('what speaks for the first passage speaks for its rivals that have it, too', async () => {
  const towns = ['coast', 'hills', 'north'].map(
    (town, at) =>
      `In the towns of the ${town} we found the risk of a flat wheel to be ${at + 2}.7%.`,
  )
  const wheels = documentFromSections({
    title: 'Lamps on bicycles',
    abstract: 'We study lamps on bicycles in the winter.',
    sections: [{ heading: 'Results', paragraphs: [towns.join(' ')] }],
  })
  expect((await answer(wheels, 'What is the risk of a flat wheel?')).chance).toBeLessThan(0.65)
})
