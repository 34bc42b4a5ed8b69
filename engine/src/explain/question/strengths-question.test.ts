import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'

const paperOf = (discussion: string) =>
  documentFromSections({
    title: 'Kelp gardens of the north',
    abstract: 'We grew kelp on ropes for two winters and weighed it.',
    sections: [
      { heading: 'Methods', paragraphs: ['Spores were raised in full-strength sea water.'] },
      {
        heading: 'Discussion',
        paragraphs: [`Kelp grew best on hemp ropes. ${discussion}`],
      },
    ],
  })

test.each([
  'What are the strengths of this study?',
  'What are the strengths?',
  'What is its main strength?',
])('%s is answered by what is called one', async (question) => {
  const told = 'A major strength of our study is that two winters were compared.'
  const given = await answer(paperOf(told), question)
  expect(given.answer).toBe(told)
})

test('full-strength water is no strength of a study', async () => {
  const given = await answer(paperOf('More ropes are needed.'), 'What are the strengths?')
  expect(given.refused).toBe(true)
  expect(given.reason).toContain('calls nothing a strength')
})
