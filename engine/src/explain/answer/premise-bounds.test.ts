import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Clocks of small stations',
  abstract:
    'We compared clocks of stations. No station clock was able to show the hours of all three lines.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'Letters from travellers were read by two of us. Only Welsh language letters were included. The chime is sounded before the signal at each stop, so that drivers may wait.',
        'We used weights of lead, and no spare springs were kept. The brass clock was preferred 210 times, compared to 95 times for the oak clock, since travellers liked the face.',
        'The results show that removing the pendulum lock leads to a clear drop in the precision because of dust. The oak clock reaches a score of 12, outperforming the tin clock by 4, due to its springs.',
      ],
    },
  ],
})
const premiseOf = async (question: string) => (await answer(paper, question)).premise ?? ''

test.each([
  ['Why did the study include letters in all languages?', 'Only Welsh language letters'],
  ['Why could a single clock display the hours of all three lines?', 'No station clock was able'],
  ['Why is the signal sounded before the chime?', 'chime is sounded before the signal'],
  ['Why did travellers prefer the oak clock to the brass clock?', 'brass clock was preferred'],
  ['Why does removing the pendulum lock improve precision?', 'drop in the precision'],
  ['Why does the tin clock have a higher S1 score than the oak clock?', ''],
  ['Why does the tin clock have a higher score than the oak clock?', 'outperforming the tin'],
])(
  'what a passage says of some, none or in another order is named: %s',
  async (question, words) => {
    expect(await premiseOf(question)).toContain(words)
  },
)

test.each([
  'Why did the study include Welsh letters?',
  'Why is the chime sounded before the signal?',
  'Why did travellers prefer the brass clock to the oak clock?',
  'Why does the oak clock have a higher score than the tin clock?',
  'Why did no clock display the hours of all three lines?',
])('what a passage says so too is not named: %s', async (question) => {
  expect(await premiseOf(question)).toBe('')
})
