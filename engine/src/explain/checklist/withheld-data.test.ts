import { expect, test } from 'vitest'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'

/** What the checklist says of the data, in a section of that name. */
async function dataRow(heading: string, words: string) {
  const { replicationChecklist } = await explain(
    documentFromSections({
      title: 'Reading aloud at home',
      sections: [{ heading, paragraphs: [`Many people read aloud. ${words}`] }],
    }),
  )
  const row = replicationChecklist.find(({ item }) => item === 'data')
  return row?.status === 'stated' ? { text: row.text, isMet: row.unmet !== true } : null
}

test.each([
  ['Data availability', 'The data are not publicly available, to keep the readers private.'],
  ['Data availability', 'The recordings cannot be redistributed under the rules of the library.'],
  ['Data availability', 'We are unable to share the raw data of the library.'],
  ['Methods', 'Our corpus of letters cannot be redistributed, since others hold the rights.'],
  ['Methods', 'Because of the consent that was given, we cannot share the recordings of readers.'],
])('data that others cannot have are stated, and not at hand: %s: %s', async (heading, words) => {
  expect(await dataRow(heading, words)).toEqual({ text: words, isMet: false })
})

test.each([
  ['Data availability', 'All data not included in the paper are available at https://osf.io/r2d2.'],
  ['Data availability', 'The data are available from the library upon request.'],
])('data that others can have are met: %s: %s', async (heading, words) => {
  expect(await dataRow(heading, words)).toEqual({ text: words, isMet: true })
})

test.each([
  'Such data is not available for most of the languages that are spoken at home.',
  'The letters of other libraries are not shared in their catalogues.',
])('what others withhold is no statement on the data of the paper: %s', async (words) => {
  expect(await dataRow('Methods', words)).toBeNull()
})
