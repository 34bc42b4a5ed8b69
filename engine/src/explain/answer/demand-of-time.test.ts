import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const plain =
  'The model takes crabs of one pier in a cyclic manner during training. The minnows were exposed to a low or a high dose of salt in the training tank.'
const ask = async (told: string, question: string) => {
  const paper = documentFromSections({
    title: 'Tides and the sleep of coastal towns',
    sections: [
      { heading: 'Methods', paragraphs: [`${plain} ${told}`] },
      { heading: 'Results', paragraphs: ['Nights with many boats were longer than others.'] },
    ],
  })
  const { refused, claims } = await answer(paper, question)
  return refused ? null : claims[0]?.text
}

test.each([
  ['How long did training take?', 'Training of the largest model took 3.5 days on 8 boats.'],
  [
    'How long were the minnows exposed?',
    'After 21 days of exposure, minnows were weighed by the pier.',
  ],
  [
    'How long was the model pretrained?',
    'TideNet is pretrained from scratch on the corpus of tides for one week.',
  ],
  ['How long did training take?', 'We train the boats for about 60 epochs on one card.'],
  [
    'How long were the minnows exposed?',
    'The minnows were exposed for 24.2±3.4 (18–28) minutes on the pier.',
  ],
])('%s is told by what gives a time: %s', async (question, told) => {
  expect(await ask(told, question)).toBe(told)
})

test.each([
  ['How long did training take?', 'The crabs were trained on 12 boats.'],
  ['How long were the minnows exposed?', 'Doses of 21 g were taken from a second pier.'],
])('without a time “%s” is refused: %s', async (question, told) => {
  expect(await ask(told, question)).toBeNull()
})

test('the length of a thing is no time', async () => {
  const told = 'Source documents have 75,000 words on average.'
  expect(await ask(told, 'How long are the source documents?')).toBe(told)
})
