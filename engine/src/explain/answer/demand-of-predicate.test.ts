import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Lameness in cows of hill farms',
  abstract: 'We looked for risk factors for lameness in cows of hill farms.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'Wet floors may be one of the significant risk factors for lameness in cows of the hills.',
        'The effect of breed on lameness disappeared in the full model.',
      ],
    },
  ],
})
const ask = (question: string) => answer(paper, question)

test('whether a thing is a risk factor is told by what speaks of it', async () => {
  const given = await ask('Is breed a significant risk factor for lameness?')
  expect(given.answer).toContain('The effect of breed on lameness disappeared')
})

test('without a word on the thing there is no answer', async () => {
  const given = await ask('Is the milking time a significant risk factor for lameness in cows?')
  expect(given.refused).toBe(true)
})
