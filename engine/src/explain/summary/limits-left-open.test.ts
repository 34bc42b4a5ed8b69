import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'

const limits = async (words: string, heading = 'Discussion') => {
  const document = documentFromSections({
    title: 'Gulls on roofs of harbour towns',
    abstract:
      'Gulls nest on the roofs of many harbour towns. We counted the nests of 40 towns and found 800 of them. Most nests were seen by the sea.',
    sections: [
      { heading: 'Results', paragraphs: ['Most nests stood on flat roofs of old warehouses.'] },
      { heading, paragraphs: [words] },
    ],
  })
  return (await explain(document)).limitations.map(({ text }) => text)
}

test.each([
  'We can’t tell how many gulls were young, as we don’t have rings for them.',
  'The way in which gulls choose a roof needs further investigation.',
  'It remains unclear how gulls find the roofs of last year.',
  'The number of nests may be overestimated because of differences in the light of the harbours.',
  'As the counts were open, there was the potential for bias by the helpers.',
  'A change of drones precluded comparisons of the counts over the years.',
])('what is left open is a limit: %s', async (words) => {
  expect(await limits(words)).toEqual([words])
})

test.each([
  'The nests of terns have not been considered in most counts of harbours (Meyer, 2010).',
  'The way in which terns choose a roof needs further investigation (Lund, 2012).',
])('what others left open is none: %s', async (words) => {
  expect(await limits(words)).toEqual([])
})

test('a technique of the paper is its own where a word stands before its name', async () => {
  const words =
    'The only limitation of this counting technique is that storms might keep the drones away.'
  expect(await limits(words, 'Drones')).toEqual([words])
})
