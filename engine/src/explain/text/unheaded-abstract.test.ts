import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import { readSentences } from './sentence.ts'
import { withUnheadedAbstract } from './unheaded-abstract.ts'

const rest = Array.from(
  { length: 40 },
  (_, at) => `Bees of garden ${at} were counted by hand for many years by all of its owners [3].`,
).join(' ')
const paper = (paragraphs: string[], heading = 'Article') =>
  documentFromSections({ title: 'Bees and cameras', sections: [{ heading, paragraphs }] })
const abstractOf = (paragraphs: string[]) => {
  const document = paper(paragraphs)
  return withUnheadedAbstract(document, readSentences(document))
    .filter(({ role }) => role === 'abstract')
    .map(({ text }) => text)
}
const labelled =
  'BACKGROUND: Bees are few in gardens. METHODS: We counted bees with cameras in 40 gardens. RESULTS: Cameras found 93% of all visits. CONCLUSION: Cameras may count bees alone.'
const plain =
  'Bees have been counted by hand for many years, which is slow work and tires all who sit and watch them in the sun of a long summer. Nobody knows how well a camera would do the same work in a garden. We set up cameras in 40 gardens of two towns and counted all visits of bees to lavender and thyme from May to September. The cameras found 93% of the visits that two watchers wrote down, and missed most of the rest in the shade of a hedge. Our results show that gardens can be watched by cameras alone, and that a town may know its bees without asking anybody to sit in the sun for a whole day of the summer.'

test('a first paragraph with the labels of an abstract is one, and so is one of its form in a text without headings', () => {
  expect(abstractOf([labelled, rest])).toHaveLength(4)
  expect(abstractOf([plain, rest])).toHaveLength(5)
})

test.each([
  ['few labels', labelled.replace('METHODS: ', '').replace('RESULTS: ', '')],
  ['sources', plain.replace('slow work', 'slow work [4]')],
  ['a short one', 'Bees are few. We count them. Cameras help. They do so well.'],
])('not so with %s', (_, words) => {
  expect(abstractOf([words, rest])).toEqual([])
})

test('where there are headings, a first paragraph of that form is an introduction', () => {
  const document = documentFromSections({
    title: 'Bees and cameras',
    sections: [
      { heading: 'Bees', paragraphs: [plain] },
      { heading: 'Cameras', paragraphs: [rest] },
    ],
  })
  const sentences = readSentences(document)
  expect(withUnheadedAbstract(document, sentences)).toBe(sentences)
})

test('what such an abstract found is the summary and leads the results', async () => {
  const words = labelled.replace(
    'Cameras found 93% of all visits.',
    'Cameras found significantly more visits than watchers (93% v 71%; P < 0.001).',
  )
  const aim = `We aimed to learn whether cameras count bees. ${rest}`
  const { results, tldr } = await explain(paper([words, aim]))
  const told = [...tldr, ...results].map(({ text }) => text)
  expect(told[0]).toMatch(/Cameras/)
  expect(told.join(' ')).toMatch(/93% v 71%/)
})
