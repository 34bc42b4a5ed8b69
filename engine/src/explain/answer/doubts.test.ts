import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'
import { givesAmount } from './despite.ts'
import { namesNone } from './nameless.ts'

test.each([
  ['The pier is 40 m long.', true],
  ['The pier was painted twice.', true],
  ['The pier was first painted in 2014.', false],
  ['The pier (see Figure 3) is of oak [12].', false],
])('an amount in %j: %s', (text, isThere) => {
  expect(givesAmount(text)).toBe(isThere)
})

const paper = documentFromSections({
  title: 'Piers of the northern shore',
  abstract: 'We surveyed piers. The pump of the old pier needs nine times that of the new pier.',
  sections: [
    {
      heading: 'Results',
      paragraphs: [
        'The oak pier was painted by the guild in 2014 and is much loved. The oak pier stands firm.',
        'The stone pier was compared in strength. In strength the stone pier is comparable to the oak pier. Fog is rare.',
      ],
    },
  ],
})

test('what gives no amount is no sure answer to how long or how often', async () => {
  const { refused, chance = 1 } = await answer(paper, 'How long is the oak pier?')
  expect(refused || chance < 0.5).toBe(true)
})

test('nine times that of another is no number of times', async () => {
  const { refused, chance = 1 } = await answer(paper, 'How many times was the old pier painted?')
  expect(refused || chance < 0.5).toBe(true)
})

test('that two are alike in one thing is no word on another', async () => {
  const { premise } = await answer(paper, 'Why is the stone pier older than the oak pier?')
  expect(premise).toBeUndefined()
  const alike = await answer(paper, 'Why is the stone pier stronger than the oak pier?')
  expect(alike.premise ?? alike.reason).toBeDefined()
})

test('a project is no name of the one in which it was tried', () => {
  const asked = 'Which projects was it tried in?'
  expect(namesNone(asked, 'Notes help when a project grows.')).toBe(true)
  expect(namesNone(asked, 'We tried it in the project Gullwing.')).toBe(false)
})
