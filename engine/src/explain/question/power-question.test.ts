import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'
import { readSentences } from '../text/sentence.ts'
import { powerStatements } from './power-question.ts'

const paperOf = (...methods: string[]) =>
  documentFromSections({
    title: 'Tides and the sleep of coastal towns',
    sections: [
      { heading: 'Introduction', paragraphs: ['Sleep is short by the sea.'] },
      { heading: 'Methods', paragraphs: methods },
      {
        heading: 'Results',
        paragraphs: ['Further work with a larger sample size of 900 towns is needed.'],
      },
    ],
  })
const first = async (question: string, ...methods: string[]) => {
  const { refused, claims } = await answer(paperOf(...methods), question)
  return refused ? null : claims[0]?.text
}

test.each([
  ['How was the sample size determined?', 'With 55 towns we would have 0.80 power to see tides.'],
  [
    'How was the sample size calculated?',
    'With a test power of 0.80, the resulting number was 40 towns for each tide.',
  ],
  [
    'How was the number of participants chosen?',
    'We calculated that 32 sleepers in each group would be needed to detect a longer night.',
  ],
  [
    'How was the sample size estimated?',
    'The sample size of 60 nights was calculated from earlier tides.',
  ],
])('%s is told by its power: %s', async (question, told) => {
  expect(await first(question, 'Nights were counted in 12 towns.', told)).toBe(told)
})

test.each([
  'The tide reached 100% peak power in 3 towns.',
  'The sample size of 9 towns was too small, so we lacked power.',
])('how many were needed is not told by: %s', (told) => {
  const paper = paperOf(told)
  const question = 'How was the sample size determined?'
  expect(powerStatements(paper, readSentences(paper), question)).toEqual([])
})
