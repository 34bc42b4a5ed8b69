import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'

const ask = async (question: string, ...methods: string[]) =>
  answer(
    documentFromSections({
      title: 'Tides and the sleep of coastal towns',
      sections: [
        { heading: 'Introduction', paragraphs: ['Sleep is short by the sea.'] },
        { heading: 'Methods', paragraphs: methods },
        {
          heading: 'Results',
          paragraphs: [
            'Nights were significantly longer at low tide than at high tide (p < 0.01).',
          ],
        },
      ],
    }),
    question,
  )

test.each([
  ['What was the primary outcome?', 'The primary outcome measure was the length of a night.'],
  ['What was the primary endpoint?', 'Length of the night was the primary end point of the trial.'],
  ['What was the primary outcome?', 'The main outcome was the length of the night in hours.'],
  ['What were the secondary outcomes?', 'Secondary outcomes included snoring and bad dreams.'],
])('%s is told by what names it: %s', async (question, told) => {
  const { claims } = await ask(question, 'Nights were counted in towns.', told)
  expect(claims[0]?.text).toBe(told)
})

test('what came out is no word on what was to be measured', async () => {
  const { refused, reason } = await ask('What was the primary outcome?', 'Nights were counted.')
  expect(refused && reason).toContain('no passage names a primary outcome')
})
