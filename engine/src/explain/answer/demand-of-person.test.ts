import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const ask = async (told: string, question: string) => {
  const paper = documentFromSections({
    title: 'Tides and the sleep of coastal towns',
    sections: [
      {
        heading: 'Methods',
        paragraphs: [
          `The data are annotated with tides of the harbour. ${told} Ferries of the harbour were painted each year.`,
        ],
      },
    ],
  })
  const { refused, claims } = await answer(paper, question)
  return refused ? null : claims[0]?.text
}

test.each([
  'All of the recorded nights in the data were annotated and then read again by four sleep nurses.',
  'Two trained students annotated each of the nights in the data, which took them a week of work.',
])('who did something is told by what names a doer: %s', async (told) => {
  expect(await ask(told, 'Who annotated the data?')).toBe(told)
})

test.each([
  'Three sailors who studied at sea school, all of them women, came first, which we refer to as our “tide experts”.',
  'The tide experts (two linguists and a nurse of the harbour) were asked each night.',
  'In all, the tide experts were two students of the sea school of the town.',
])('who some people are is told by what they are called or by what they do: %s', async (told) => {
  expect(await ask(told, 'Who were the tide experts?')).toBe(told)
})
