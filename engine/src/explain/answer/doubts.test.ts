import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { readQuestion } from '../question/question.ts'
import { topicOf } from '../question/question-coverage.ts'
import { answer } from './answer.ts'
import { candidate } from './candidate.fixture.ts'
import { givesAmount } from './despite.ts'
import { isDoubtful } from './doubts.ts'
import { namesNone } from './nameless.ts'
import { weather } from './weather.fixture.ts'

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

test.each([
  ['Which telescope was used to view the oak pier?', true],
  ['Through which telescope was the oak pier viewed?', true],
  ['What varnish will be put on the oak pier?', true],
  ['Which pump does the old pier have?', false],
  ['What happened to the oak pier in 2014?', false],
])('what is asked for and stands nowhere leaves doubt: %s %s', (asked, isUnheard) => {
  const question = readQuestion(asked)
  const passage = candidate('The oak pier and its old pump were painted by the guild in 2014.', {
    own: 0.9,
  })
  expect(isDoubtful(question, passage, topicOf(question, [passage]))).toBe(isUnheard)
})

const shore = documentFromSections({
  title: 'Eels of the northern shore',
  sections: [
    { heading: 'Methods', paragraphs: [weather] },
    {
      heading: 'Results',
      paragraphs: [
        'Most crews of the northern villages mended their nets at night (63 of 70). Catches of silver eels dropped sharply in the second winter, and most of the larger bream and perch were caught near the old mill (Figure 3).',
        'Most crews of the southern villages tarred their boats in autumn, as the winters are wet.',
      ],
    },
  ],
})

test.each([
  ['Which varnish did the crews of the northern villages put on their nets at night?'],
  // No sign of a reason.
  ['Why did the catches of silver eels drop sharply in the second winter?'],
])('what stands out beside the question is no sure answer: %s', async (asked) => {
  const { refused, chance = 1 } = await answer(shore, asked)
  expect(refused || chance < 0.5).toBe(true)
})

test.each([
  ['When did most crews of the northern villages mend their nets?'],
  ['Why did most crews of the southern villages tar their boats in autumn?'],
])('what answers stays sure: %s', async (asked) => {
  expect((await answer(shore, asked)).chance).toBeGreaterThan(0.5)
})
