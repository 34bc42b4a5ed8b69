import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { isUnsure } from '../explanation.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Stakes and menus by the shore',
  abstract:
    'We kept goat and human cells in salt baths. We also translated Khmer-to-Malay and Khmer-to-Lao menus.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'The human cells swelled by 12% in salt baths. The goat cells of our second series shrank.',
        'Khmer-to-Lao menus took 14 hours to translate.',
        'Willow and birch stakes were driven. Birch stakes rotted after 3 years. Grass stakes rotted after 2 days in the lab.',
      ],
    },
  ],
})
const ask = (question: string) => answer(paper, question)

test.each([
  'How much did the goat cells swell?',
  'How long did it take to translate Khmer-to-Malay menus?',
  'When did willow stakes rot?',
  'How long until the willow stakes rotted?',
])('what is said of the other of two is no sure answer: %s', async (question) => {
  const given = await ask(question)
  expect(given.refused || isUnsure(given)).toBe(true)
})

test.each([
  ['How much did the human cells swell?', '12%'],
  ['How long did it take to translate Khmer-to-Lao menus?', '14 hours'],
  ['When did birch stakes rot?', '3 years'],
])('what is said of the asked one is sure: %s', async (question, told) => {
  const given = await ask(question)
  expect(given.answer).toContain(told)
  expect(isUnsure(given)).toBe(false)
})

test('what is said of the other stands not beside the answer', async () => {
  const { claims } = await ask('What happened to the goat cells?')
  expect(claims[0]?.text).toContain('shrank')
  expect(claims.map(({ text }) => text).join(' ')).not.toContain('12%')
})
