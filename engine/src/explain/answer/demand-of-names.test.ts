import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Drying times of hay',
  abstract: 'We dried hay of two meadows.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'We measured the TDTs (total drying times) of hay of 14 stacks. The observed TDTs were longer than those reported previously. This discrepancy was mainly due to the rain of that summer.',
        'DRY-2 was measured with a lamp for male goats in the barn.',
      ],
    },
  ],
})
const ask = (question: string) => answer(paper, question)

test('what no passage speaks of is named by the words of the question', async () => {
  const given = await ask('Was DRY-2 measured in females?')
  expect(given.refused).toBe(true)
  expect(given.reason).toContain('“females”')
})

test('what is said of a thing in short is said of it', async () => {
  const given = await ask('Why were the total drying times longer than those reported previously?')
  expect(given.answer).toContain('mainly due to the rain')
  const turned = await ask(
    'Why were the total drying times shorter than those reported previously?',
  )
  expect(turned.refused || turned.premise !== undefined).toBe(true)
})

test('what the paper says of a thing is asked of the thing', async () => {
  const given = await ask('What does the paper say about the goats?')
  expect(given).toMatchObject({ refused: false })
  expect(given.answer).toContain('male goats')
})
