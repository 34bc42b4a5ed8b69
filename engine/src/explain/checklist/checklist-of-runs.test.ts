import { expect, test } from 'vitest'
import { documentBuilder } from '../../document/document-builder.ts'
import { documentFromSections } from '../../document/from-sections.ts'
import { explain } from '../explain.ts'
import type { ReplicationItem } from '../explanation.ts'

async function rows(
  item: ReplicationItem,
  sections: Readonly<Record<string, readonly string[]>>,
): Promise<string[]> {
  const document = documentFromSections({
    title: 'Reading aloud on small machines',
    sections: Object.entries(sections).map(([heading, paragraphs]) => ({
      heading,
      paragraphs: [...paragraphs],
    })),
  })
  const { replicationChecklist } = await explain(document)
  return replicationChecklist
    .filter((row) => row.item === item && row.status === 'stated')
    .map(({ text }) => text)
}

const all = 'All experiments with the readers were done on eight 32GB GPUs.'
const profiled =
  'We profiled the speed of reading on a server with Intel Xeon CPU E5 @ 2.20GHz and 512GB memory.'

test('the machine of all experiments comes before the one that the speed was measured on, which is told as well', async () => {
  expect(await rows('compute', { Results: [profiled], Experiments: [all] })).toEqual([
    all,
    profiled,
  ])
})

test.each([
  'All experiments with the small readers were done on a single GPU of the eight.',
  'The reading aloud of all books took 36,180 CPU hours in total at night.',
])('what names no other machine is no second one: %s', async (words) => {
  expect(await rows('compute', { Experiments: [all, words] })).toHaveLength(1)
})

test.each([
  'When the readers write their answers, we always use greedy decoding and a maximum generation length of 512 tokens.',
  'Answers of the readers are sampled with a temperature of 0.7 and read aloud.',
  'The votes came from random forests of size 100, and otherwise default hyperparameters of the library.',
  'The old reader was adapted with LoRA (Fern et al., 2021) with rank=16 for all books.',
])('how a model writes, and that it is as it came, are settings: %s', async (words) => {
  expect(await rows('hyperparameters', { Methods: [words] })).toEqual([words])
})

test('the temperature of a room is no setting of a model', async () => {
  const room = 'The readers sat in a reading room at a temperature of 21 °C for the whole night.'
  const cold = 'The readers sat in a reading room at a temperature of 2°C for the whole night.'
  expect(await rows('hyperparameters', { Methods: [room, cold] })).toEqual([])
})

test('what could be read within hours on a desktop computer tells the machine', async () => {
  const read = 'Even so, eight books could be read within about 4 hours on a desktop computer.'
  expect(await rows('compute', { Results: [read] })).toEqual([read])
})

test('the hours of all models do not hide the machine', async () => {
  const trained = 'We trained the readers for a day on two RTX A6000 GPUs of the library.'
  const hours = 'The GPU hours used for training all the models sum to roughly 300 hours.'
  expect(await rows('compute', { Methods: [trained, hours] })).toEqual([trained])
})

test('what was evaluated further is an exception', async () => {
  const trained = 'We trained the readers with a toolkit on a Titan V GPU of the library.'
  const further = 'We further evaluated all the models on a desktop, using an i7-4790k CPU.'
  expect(await rows('compute', { Methods: [trained, further] })).toEqual([trained, further])
})

test('a run for a comparison in an appendix is not the paper’s own', async () => {
  const tuned =
    'We then tuned the old reader with a learning rate of 0.01 in the library. The tuning ran on an A100 GPU for a day. Books without an end were discarded; sentences were excluded from the analysis.'
  const appendix = (references: boolean) => {
    const builder = documentBuilder('sections', '1')
    builder.section({ heading: 'Methods', level: 1 })
    builder.add('paragraph', 'The readers read aloud from books in the library at night.')
    if (references) {
      builder.section({ heading: 'References', level: 1 })
      builder.add('reference', 'Lund, M. 2010. Reading aloud. Libraries 4: 1-9.')
    }
    builder.section({ heading: 'I Comparison to other methodologies', level: 1 })
    builder.section({ heading: 'I.1 Tuning', level: 2 })
    builder.add('paragraph', tuned)
    return builder.finish({ title: 'Reading aloud', authors: [] })
  }
  const stated = async (references: boolean) =>
    (await explain(appendix(references))).replicationChecklist
      .filter(({ status }) => status === 'stated')
      .map(({ item }) => item)
  expect(await stated(true)).toEqual([])
  expect(await stated(false)).toEqual(['hyperparameters', 'compute', 'exclusions'])
})

test.each([
  'Two books were paired where they agreed by more than a certain threshold (0.65 in this experiment).',
  'Here C is a constant value which was 0.5 in this experiment with books.',
  'The maximum number of iterations was set to 1000 for every one of the books.',
  'We train the reader for about 60 epochs until it reads as well as the old one.',
])('settings are stated: %s', async (words) => {
  expect(await rows('hyperparameters', { Methods: [words] })).toEqual([words])
})

test('seeds that were drawn at random are stated', async () => {
  const words = 'We ran the reader five times, using different randomly generated seeds.'
  expect(await rows('seeds', { Methods: [words] })).toEqual([words])
})
