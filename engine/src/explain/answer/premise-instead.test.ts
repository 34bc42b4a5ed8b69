import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from './answer.ts'

const paper = documentFromSections({
  title: 'Fences of wet meadows',
  abstract: 'We built fences in wet meadows, and looked at what became of them.',
  sections: [
    {
      heading: 'Methods',
      paragraphs: [
        'Posts were driven by hammers rather than by screws because earlier screws had bent.',
        'We used relative rather than absolute heights of the rails.',
        'Willow was taken instead of larch, and larch instead of willow in the last row.',
      ],
    },
    {
      heading: 'Discussion',
      paragraphs: [
        'Except for the northern meadow, all meadows had dry gates. Seven of the nine ditches were cleaned in autumn, and not every rail was painted.',
      ],
    },
  ],
})
const premiseOf = async (question: string) => (await answer(paper, question)).premise ?? ''

test.each([
  ['Why were posts driven by screws rather than hammers?', 'hammers rather than by screws'],
  ['Why did they use absolute instead of relative heights?', 'relative rather than absolute'],
  ['Why did all meadows have dry gates?', 'Except for the northern meadow'],
  ['Why were all the ditches cleaned in autumn?', 'Seven of the nine ditches'],
  ['Why was every rail painted?', 'not every rail'],
])('the other choice, and what is so of some only, is named: %s', async (question, said) => {
  expect(await premiseOf(question)).toContain(said)
})

test.each([
  'Why were posts driven by hammers rather than screws?',
  'Why did they use relative rather than absolute heights?',
  'Why was larch taken instead of willow?',
  'Why were most of the ditches cleaned in autumn?',
])('what was chosen so is not: %s', async (question) => {
  expect(await premiseOf(question)).toBe('')
})
