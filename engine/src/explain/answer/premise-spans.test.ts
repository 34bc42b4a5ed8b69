import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Singing against snoring',
  abstract: 'Snorers were sent to an eight-week group singing course, and snored less after it.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'Each class was a 40-minute singing class. The snorers came to all classes of the eight week course.',
        'Some had been to a two-year music school. They came to a 3-month visit and to a 6-month visit.',
      ],
    },
    { heading: 'Results', paragraphs: ['Snoring fell after the course for 14 weeks.'] },
  ],
})
const premiseOf = async (question: string) => (await answer(paper, question)).premise

test.each([
  ['Why did the 12-week course reduce snoring?', '“12-week course”; the passage says “eight'],
  ['Why did snoring fall after the ten week singing course?', '“ten week singing course”'],
  ['Why was a 90-minute class held?', 'says “40-minute singing class”'],
])('what lasted another time sets it right: %s', async (question, said) => {
  expect(await premiseOf(question)).toContain(said)
})

test.each([
  'Why did the eight-week course reduce snoring?',
  'Why did the 8-week course reduce snoring?',
  // The paper has that length of something.
  'Why did the 14-week course reduce snoring?',
  // Of visits there were two.
  'Why did they come to a 9-month visit?',
  'Why did the five-week school help?',
  'Why did the 12-week snoring hurt?',
])('what may have lasted so, or something else, does not: %s', async (question) => {
  expect(await premiseOf(question)).toBeUndefined()
})
