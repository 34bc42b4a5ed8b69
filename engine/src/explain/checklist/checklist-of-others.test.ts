import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { documentFromSections } from '../../document/from-sections.ts'
import { answer } from '../answer/answer.ts'
import { explain } from '../explain.ts'
import type { ReplicationItem } from '../explanation.ts'

const paper = (heading: string, words: string) =>
  documentFromSections({
    title: 'Reading aloud on small machines',
    sections: [{ heading, paragraphs: [`Many people read aloud. ${words}`] }],
  })
const row = async (item: ReplicationItem, heading: string, words: string) => {
  const { replicationChecklist } = await explain(paper(heading, words))
  const found = replicationChecklist.find((entry) => entry.item === item)
  return found?.status === 'stated' ? found.text : null
}

test.each([
  'For evaluations, we use a 2-core 2.5 GHz Amazon EC2 linux machine with 16 GB RAM.',
  'To save power, we deployed the readers on a Raspberry Pi 3 (Model B) of the library.',
  'All readers were tested on an i7-4790k of the library in the same week.',
])('the machine that was used is what it was computed on: %s', async (words) => {
  expect(await row('compute', 'Experiments', words)).toBe(words)
  const { claims } = await answer(paper('Experiments', words), 'What hardware was used?')
  expect(claims.map(({ text }) => text)).toContain(words)
})

test.each([
  'If a high-end commodity GPU is available, then the readers run only twice as slow as before.',
  'On the CPU, our reader runs 60% slower than the old one, and trains in 2 hours on a GPU.',
])(
  'what a machine would do, and how much faster one is, is none that was used: %s',
  async (words) => {
    expect(await row('compute', 'Results', words)).toBeNull()
  },
)

test('what only numbers embeddings by clusters names no machine', async () => {
  const words =
    'The readers are trained with cluster-based embeddings and an embedding size of 300 dimensions.'
  expect(await row('compute', 'Experiments', words)).toBeNull()
  const run = 'We tested all readers by running our experiment over 100 times on a CPU at night.'
  expect(await row('compute', 'Experiments', run)).toBe(run)
})

test('settings of a configuration in brackets are stated', async () => {
  const words =
    'We picked the configuration that reads aloud best (enc=6, dec=6, heads=8) at night.'
  expect(await row('hyperparameters', 'Results', words)).toBe(words)
})

test.each<[ReplicationItem, string, string]>([
  [
    'sample-size',
    'Methods',
    'The pooled analysis of two studies conducted in 153 children and 203 adults revealed that readers sleep better [41, 42].',
  ],
  ['sample-size', 'Methods', 'It was also seen in a subgroup of 49 patients included by chance.'],
  ['licence', 'Methods', 'Most texts found in public domain repositories lack the marks of tone.'],
  [
    'exclusions',
    'Results',
    '18 In a study in children, reading took longer when the sample was limited to patients with colds.',
  ],
])('%s of another study is not the paper’s', async (item, heading, words) => {
  expect(await row(item, heading, words)).toBeNull()
})

test.each([
  'We filtered out retweets and tweets that contained less than three words.',
  'We exclude posts of fewer than three words.',
])('what was filtered out is an exclusion: %s', async (words) => {
  expect(await row('exclusions', 'Methods', words)).toBe(words)
})

test('a step of a program that filters is none', async () => {
  expect(
    await row(
      'exclusions',
      'Methods',
      'The readers combine the mappings and filter out unlikely pairs.',
    ),
  ).toBeNull()
})

test('what was provided for a trial, had been completed before, or was not there is neither code nor data', async () => {
  const none = [
    [
      'code',
      'Study-customized software, and training were provided, and data were sent to the library.',
    ],
    ['data', 'The full sequence had been completed before (GenBank Accession No. AY842951) [23].'],
    ['data', 'Since many left, no cross-over data was available from these readers of books.'],
  ] as const
  for (const [item, words] of none) expect(await row(item, 'Methods', words)).toBeNull()
  const provided = 'The source code of the reader is provided at the site of the library.'
  expect(await row('code', 'Methods', provided)).toBe(provided)
})

test('a permit with its number allows what was done', async () => {
  const words =
    'Plants were grown in the field under APHIS permission numbers 06-242-3r and 10-349.'
  expect(await row('ethics', 'Methods', words)).toBe(words)
  expect(
    await row('ethics', 'Methods', 'The books are read under a licence of 2 libraries in town.'),
  ).toBeNull()
})

test('the repository in a footnote of what is made available is its code', async () => {
  const noted = (words: string) => {
    const builder = documentBuilder('sections', '1')
    builder.section({ heading: 'Conclusion', level: 1 })
    builder.add('paragraph', words)
    builder.add('footnote', '¹² https://github.com/readers/aloud')
    return builder.finish({ title: 'Reading aloud', authors: [] })
  }
  const code = async (words: string) =>
    (await explain(noted(words))).replicationChecklist.find(({ item }) => item === 'code')
  const found = await code('We make the following models publicly available: readers of books.¹²')
  expect(found?.text).toBe('https://github.com/readers/aloud')
  expect(found?.verdict.kind).toBe('verbatim')
  expect((await code('We find open relations with an older tool.¹²'))?.status).toBe('not-found')
})
