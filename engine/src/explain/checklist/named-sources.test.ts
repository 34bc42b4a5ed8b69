import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import type { ReplicationItem } from '../explanation.ts'

const row = async (item: ReplicationItem, words: string) => {
  const document = documentFromSections({
    title: 'Reading aloud on small machines',
    sections: [{ heading: 'Experiments', paragraphs: [`Many people read aloud. ${words}`] }],
  })
  const { replicationChecklist } = await explain(document)
  const found = replicationChecklist.find((entry) => entry.item === item)
  return found?.status === 'stated' ? found.text : null
}

test.each<[ReplicationItem, string]>([
  ['code', 'All the analysis was done using the public code READFAST [19].'],
  ['data', 'For the first task, we used READFACT dataset (Fern et al., 2020) of short books.'],
  ['data', 'As a training set we used 870,000 words of the Penn Treebank corpus.'],
  ['data', 'Our reader was first evaluated on data from the Tiger treebank.'],
  [
    'data',
    'We picked the best reader, then evaluated it on two publicly available data sets: ReadNet and BookNet.',
  ],
  ['data', 'We trained the readers on three small data sets (ReadNet, BookNet and Short Books).'],
  ['data', 'Data were extracted from the Eastern Reading Centre (ERC), a registry of all readers.'],
  ['data', 'To try it, we applied the reader to a previously published dataset of old books [29].'],
  ['licence', 'We specify access type and license type of all of them in §M.'],
])('public %s that a paper works with is named: %s', async (item, words) => {
  expect(await row(item, words)).toBe(words)
})

test.each<[ReplicationItem, string]>([
  ['code', 'Many groups have used the open-source READFAST software before.'],
  ['data', 'We make use of the Annis Linguistic Database that was developed in our group.'],
  ['data', 'Responses to the question were extracted verbatim from the dataset.'],
  ['data', 'Addresses were obtained from a database supplied by the library.'],
  ['data', 'Application materials were provided to the board of the University of Fern in April.'],
  ['data', 'Follow-up data on loud readers were available until February 2008.'],
  ['data', 'We evaluated all of them on the same five QA datasets as others did.'],
  ['data', 'The first state is taken from a reader model trained before on the BOOK corpus.'],
  ['data', 'Data were extracted from the registry of the library by two of us.'],
  ['licence', 'We list the licenses that a library may need before it opens.'],
])('a source without a name, or of others, is no %s: %s', async (item, words) => {
  expect(await row(item, words)).toBeNull()
})

test('of sentences that name data, one on how long a reader was trained comes last', async () => {
  const settings =
    'We trained the readers for 40 epochs on large data sets (ReadNet, BookNet and Short Books).'
  const named = 'In the end we use the English Bookpedia dump of May as the source of books.'
  expect(await row('data', `${settings} ${named}`)).toBe(named)
  expect(await row('data', settings)).toBe(settings)
})

test('what the paper gives itself comes before what it names', async () => {
  const own = 'Our recordings and data are available at https://reading.example/aloud.'
  expect(await row('data', `We trained the readers on the BOOK corpus. ${own}`)).toBe(own)
})

test('reasons for leaving something out are told with the list below them', async () => {
  const builder = documentBuilder('sections', '1')
  builder.section({ heading: 'Methods', level: 1 })
  builder.add('paragraph', 'A book that nobody knew was excluded.')
  builder.add('paragraph', 'A book could also be excluded for one of the following reasons:')
  builder.add('list-item', '• Fewer than four pages')
  builder.add('list-item', '• Not in English')
  builder.add('paragraph', 'We read the others aloud.')
  const { replicationChecklist } = await explain(builder.finish({ title: 'Books', authors: [] }))
  const found = replicationChecklist.find(({ item }) => item === 'exclusions')
  expect(found?.text.split('\n\n')).toEqual([
    'A book could also be excluded for one of the following reasons:',
    '• Fewer than four pages',
    '• Not in English',
  ])
  expect(found?.verdict.kind).toBe('verbatim')
})

test.each([
  'We deterministically remove duplicate books by how their titles are spelled.',
  'Any sentences less than 3 words or more than 100 words long were rejected.',
  'Books of the town were not included in the study because nobody may lend them.',
])('what was left out is told in many ways: %s', async (words) => {
  expect(await row('exclusions', words)).toBe(words)
})

test('a hypothesis that was rejected leaves nothing out', async () => {
  expect(await row('exclusions', 'Both hypotheses on all groups were rejected by us.')).toBeNull()
})
