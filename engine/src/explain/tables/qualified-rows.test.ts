import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { readQuestion } from '../question/question.ts'
import { tableAnswers } from './table-answers.ts'

function runs() {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Results', level: 1 })
  builder.addTable({
    id: 't',
    label: 'Table 1',
    caption: 'Table 1. Results of our submissions.',
    rows: [
      ['Runs', 'Precision', 'QA Accuracy'],
      ['Best QA System (EN)', 'N/A', '0.21'],
      ['walker-run1 (EN)', '0.37', '0.16'],
      ['walker-run2 (EN)', '0.54', '0.24'],
      ['Best QA System (DE)', 'N/A', '0.38'],
      ['walker-run1 (DE)', '0.44', '0.40'],
      ['walker-run2 (DE)', '0.61', '0.43'],
    ].map((row, y) => row.map((content) => ({ content, header: y === 0 }))),
  })
  return builder.finish({ title: 'Answer validation', authors: [] })
}
const paper = runs()
const told = (question: string) =>
  tableAnswers(paper, readQuestion(question)).map(({ text }) => text)

test.each([
  ['German', 'DE', '0.38'],
  ['English', 'EN', '0.21'],
])('a superlative in the name of a row asks for that row: %s', (language, code, value) => {
  expect(told(`What is the QA accuracy of the best ${language} QA system?`)).toEqual([
    `Best QA System (${code}) in Table 1: QA Accuracy ${value}.`,
  ])
})

test('a superlative before a column asks for its extreme', () => {
  expect(told('What is the highest QA accuracy?')).toEqual([
    'Highest QA Accuracy in Table 1: 0.43 (walker-run2 (DE)); 0.43 − 0.40 = 0.03, next is walker-run1 (DE).',
  ])
})

test.each(['English', 'EN'])('of the rows only those of %s are compared', (qualifier) => {
  expect(told(`What is the highest QA accuracy in ${qualifier}?`)).toEqual([
    `Highest QA Accuracy in Table 1, among rows of “${qualifier}”: 0.24 (walker-run2 (EN)); 0.24 − 0.21 = 0.03, next is Best QA System (EN).`,
  ])
})

test.each(['What is the highest QA accuracy in French?', 'What is the best Estonian QA accuracy?'])(
  'no extreme is told where no row is known to be of what is asked: %s',
  (question) => expect(told(question)).toEqual([]),
)

test('a qualifier that one row holds leaves nothing to compare', () => {
  const claims = told('What is the highest QA accuracy of walker-run1 in English?')
  expect(claims.filter((text) => /^Highest/.test(text))).toEqual([])
})

function chats(caption: string) {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Results', level: 1 })
  builder.addTable({
    id: 't',
    label: 'Table 1',
    caption,
    rows: [
      ['Model', 'MT Bench'],
      ['Walker 7B Chat', '6.3'],
      ['Runner 7B Chat', '6.1'],
      ['Wanderer 7B', '7.2'],
      ['Strider 7B', '5.2'],
    ].map((row, y) => row.map((content) => ({ content, header: y === 0 }))),
  })
  return builder.finish({ title: 'Small models', authors: [] })
}

test.each([
  ['Table 1. Comparison of chat models.', 'Highest MT Bench in Table 1: 7.2 (Wanderer 7B)'],
  ['Table 1. Comparison of base and chat models.', 'among rows of “chat”: 6.3 (Walker 7B Chat)'],
])('what a caption says of all rows leaves none out: %s', (caption, said) => {
  const [claim] = tableAnswers(
    chats(caption),
    readQuestion('Which chat model has the highest MT Bench score?'),
  )
  expect(claim?.text).toContain(said)
})

test.each([
  'Does Walker 7B outperform Wanderer 7B on MT Bench?',
  'Is the MT Bench score of Walker 7B Chat higher than that of Wanderer 7B?',
])('two cells answer whether one row has more than another: %s', (question) => {
  const [claim] = tableAnswers(chats('Table 1. Comparison of models.'), readQuestion(question))
  expect(claim?.text).toContain('7.2 (Wanderer 7B) and 6.3 (Walker 7B Chat)')
})

test('without a column that is asked of, no cell tells which row beats the other', () => {
  const question = readQuestion('Does Walker 7B outperform Wanderer 7B?')
  expect(tableAnswers(chats('Table 1. Comparison of models.'), question)).toEqual([])
})
