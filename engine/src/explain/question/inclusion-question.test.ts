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
        { heading: 'Results', paragraphs: ['Nights were long. Sleepers were calm.'] },
      ],
    }),
    question,
  )
  return refused ? null : claims[0]?.text
}

const others = [
  'Eligible sleepers were asked by letter, and tides were read from the harbour wall.',
  'Eligible patients were randomly assigned to a bed by the sea or one in the hills.',
  'Patients who slept well were eligible to continue with a second week.',
]

test.each([
  ['Who could join the study?', 'Patients were eligible if they had lived by the sea for a year.'],
  ['Who was eligible?', 'Inclusion criteria were an age over 40 years and a bed by the sea.'],
  ['What were the inclusion criteria?', 'Eligible women had lived by the sea for a year.'],
  [
    'Which adults qualified for the trial?',
    'Adults aged 40 to 60 years with a bed by the sea were recruited in spring.',
  ],
])('%s is told by whom a study let in: %s', async (question, told) => {
  expect(await first(question, ...others, told)).toBe(told)
})

test('who was left for the analysis, or was asked, says not who could come in', async () => {
  expect(others).not.toContain(await first('What were the inclusion criteria?', ...others))
})
