import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'FerryLog: crossings of small ferries',
  abstract:
    'We introduce FerryLog, with 4,310 hand-checked crossings of 13 harbours. It took three winters to gather them.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'FerryLog consists of about 52,000 photographs and 4,300 crossings. The 13 harbours were chosen by lot.',
        'Of the crew members, 26 skippers were interviewed. In 5 harbours, no wind was measured, and 8 of the harbours have no lamp.',
        'The 40 bells were cast in bronze by two founders. Earlier work followed 19 barges (Tarn et al. 2011).',
      ],
    },
  ],
})
const premiseOf = async (question: string) => (await answer(paper, question)).premise ?? ''

test.each([
  ['How were the 20 harbours chosen?', 'says “13 harbours”'],
  ['How were the 52,000 crossings of FerryLog checked by hand?', '4,310 hand-checked crossings'],
  ['How were the twelve skippers interviewed?', 'says “26 skippers”'],
])(
  'the things that a question counts otherwise are counted as the paper does: %s',
  async (question, said) => {
    expect(await premiseOf(question)).toContain(said)
  },
)

test.each([
  'How were the 13 harbours chosen?',
  'How were the thirteen harbours chosen?',
  // Some of them are so many.
  'How were the 5 harbours chosen?',
  'How were the 8 harbours chosen?',
  'How were the 4,300 crossings of FerryLog gathered?',
  // It is a part of them of which nothing is counted.
  'How were the 7 harbours with ice chosen?',
])('a number that the paper has, or that may be of a part, is not: %s', async (question) => {
  expect(await premiseOf(question)).toBe('')
})
