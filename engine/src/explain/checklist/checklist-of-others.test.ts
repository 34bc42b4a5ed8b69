import { expect, test } from 'vitest'
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
