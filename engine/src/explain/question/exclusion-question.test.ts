import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'

const first = async (question: string, ...methods: string[]) => {
  const { refused, claims } = await answer(
    documentFromSections({
      title: 'Tides and the sleep of coastal towns',
      sections: [
        { heading: 'Introduction', paragraphs: ['Sleep is short by the sea.'] },
        { heading: 'Methods', paragraphs: methods },
        {
          heading: 'Results',
          paragraphs: ['Three patients were excluded after the first night. Nights were long.'],
        },
      ],
    }),
    question,
  )
  return refused ? null : claims[0]?.text
}

const filter = 'A yellow filter was used to exclude any light that may reach the sleeping patients.'

test.each([
  ['Which patients were excluded?', 'Exclusion criteria were: fishing at night and loud snoring.'],
  ['Who was excluded?', 'Persons were excluded for fishing in the last three months.'],
  [
    'Which children were excluded?',
    'Patients with a history of snoring; noise below 3.5 dB; or a boat of their own were excluded from the study.',
  ],
  ['What were the exclusion criteria?', 'We excluded sleepers if they had a boat of their own.'],
])('%s is told by whom a study kept out: %s', async (question, told) => {
  const set = 'Exclusion criteria were set to ensure that sleepers were healthy and quiet.'
  expect(await first(question, filter, set, told)).toBe(told)
})
