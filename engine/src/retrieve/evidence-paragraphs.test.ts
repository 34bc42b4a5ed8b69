import { expect, test } from 'vitest'
import { documentFromSections } from '../document/from-sections.ts'
import { answer } from '../explain/answer/answer.ts'
import { slice } from '../text/span.ts'
import { evidenceParagraphs } from './evidence-paragraphs.ts'

const paper = documentFromSections({
  title: 'Ferries of Lake Ormen',
  sections: [
    {
      heading: 'Data',
      paragraphs: [
        'The ferry tickets were counted at both piers each evening.',
        'Gulls nest on the roofs of the town and were not counted.',
      ],
    },
    {
      heading: 'Results',
      paragraphs: [
        'More ferry tickets were counted at the piers in July than in May.',
        'Crews slept ashore. The harbour was dredged twice, and the season ended early.',
      ],
    },
  ],
})
const found = (question: string) =>
  evidenceParagraphs(paper, question).map((span) => slice(paper.text, span).slice(0, 16))

test('paragraphs nearly as good as the best are evidence, others are none', () => {
  expect(found('How were the ferry tickets counted at the piers?').toSorted()).toEqual([
    'More ferry ticke',
    'The ferry ticket',
  ])
  expect(found('Where did the crews sleep ashore in July?')).toEqual(['Crews slept asho'])
  expect(found('Which violins are tuned?')).toEqual([])
})

test('an answer tells the paragraphs to read on in, beside those that it quotes', async () => {
  const {
    claims,
    evidence,
    readOn = [],
  } = await answer(paper, 'How were the ferry tickets counted at the piers?', { claims: 1 })
  expect(claims.map(({ text }) => text.slice(0, 16))).toEqual(['The ferry ticket'])
  expect(readOn.map((span) => slice(paper.text, span).slice(0, 16))).toEqual(['More ferry ticke'])
  expect(readOn.some(({ start }) => start === evidence[0]?.start)).toBe(false)
})
