import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'

/** Below this an answer stands under “Unsure”. */
const leastSure = 0.5
const ask = async (told: string, question: string) => {
  const paper = documentFromSections({
    title: 'Tides and the sleep of coastal towns',
    sections: [
      {
        heading: 'Methods',
        paragraphs: ['SAF nights and TIDEBERT nights were long by the pier.', told],
      },
      {
        heading: 'Results',
        paragraphs: ['Nights with SAF, DRS and TriviaTide were longer than others.'],
      },
    ],
  })
  const { refused, claims, chance = 1 } = await answer(paper, question)
  // What is shown as unsure is not told.
  return refused || chance < leastSure ? null : claims[0]?.text
}

test.each([
  ['What is SAF?', 'Plots were forest, systems of shaded fields by the sea (SAF), and pasture.'],
  [
    'What does SAF stand for?',
    'Plots (PF = primary forest; SAF = agroforestry systems; PAS = pasture) were by the sea.',
  ],
  ['What is TideBERT?', 'We show that the resulting model (TIDEBERT) sleeps like the others.'],
  ['What is TriviaTide?', 'TriviaTide (Doe et al., 2017) contains a set of questions on the tide.'],
  ['What is DRS?', 'Sleep was scored on the Åsberg-Döre Rating Scale (DRS) each night.'],
])('%s is told in passing: %s', async (question, told) => {
  expect(await ask(told, question)).toBe(told)
})

test.each([
  ['What is SAF?', 'Logs were kept with a program for boats (SAF) each night.'],
  ['What is DRS?', 'The level by the pier was DRS = total depth × 2 in each case.'],
])('%s is not told by: %s', async (question, told) => {
  expect(await ask(told, question)).toBeNull()
})
