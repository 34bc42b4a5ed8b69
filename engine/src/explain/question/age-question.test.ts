import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'

const first = async (question: string, ...results: string[]) => {
  const { refused, claims } = await answer(
    documentFromSections({
      title: 'Tides and the sleep of coastal towns',
      sections: [
        {
          heading: 'Introduction',
          paragraphs: ['Patients above 80 years of age sleep little by the sea [3].'],
        },
        {
          heading: 'Methods',
          paragraphs: ['Patients were eligible if they were aged 18 years or older.'],
        },
        { heading: 'Results', paragraphs: results },
      ],
    }),
    question,
  )
  return refused ? null : claims[0]?.text
}

test.each([
  ['How old were the patients?', 'Sleepers had a mean age of 32.19 years in both towns.'],
  ['What was the mean age of the patients?', 'The average age was 46 years in the northern town.'],
  ['How old were the children?', 'In all 63 children, 6-7 years old, were included in the study.'],
  [
    'How old were the patients?',
    'Sleepers had a mean (SD) age of 69.2 (9.2) years, 41 (16) % snored.',
  ],
  ['What was the median age?', 'Their age ranged from 33 to 70 years in both of the towns.'],
])('%s is told by an age of all: %s', async (question, told) => {
  const left = 'Those who declined had a mean age of 29.9 years and slept well.'
  expect(await first(question, 'Patients slept for eight hours.', left, told)).toBe(told)
})
