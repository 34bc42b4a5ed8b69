import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'

const paperOf = (...results: string[]) =>
  documentFromSections({
    title: 'Tea against short nights',
    sections: [
      {
        heading: 'Introduction',
        paragraphs: ['Sleeping pills have many side effects in those who take them.'],
      },
      {
        heading: 'Methods',
        paragraphs: ['All side effects were recorded by a nurse. Tea was given at noon.'],
      },
      { heading: 'Results', paragraphs: results },
    ],
  })

const elsewhere = 'A phase I trial of tea reported no side effects in 10 sailors.'

test.each([
  ['Were there any side effects?', 'No adverse reactions were observed.'],
  ['Did any side effects occur?', 'There were no adverse events in either group.'],
  ['What were the side effects?', 'Of the complications vomiting was the most common one.'],
  ['Did the patients have any side effects?', 'Tea was well tolerated by all of the sleepers.'],
  ['Which side effects were reported?', 'Mild side effects were reported by 27 of the sleepers.'],
  ['Was it safe?', 'No adverse reactions were observed.'],
  ['How safe was the tea?', 'There were no adverse events in either group.'],
  [
    'Were there any bad effects of the tea?',
    'Of the complications vomiting was the most common one.',
  ],
  ['Was anyone harmed by the tea?', 'Tea was well tolerated by all of the sleepers.'],
  ['Did the treatment cause any harm?', 'Mild side effects were reported by 27 of the sleepers.'],
])('%s is told by the harm that was done or not: %s', async (question, told) => {
  const { claims } = await answer(paperOf('Nights were long.', elsewhere, told), question)
  expect(claims[0]?.text).toBe(told)
})
