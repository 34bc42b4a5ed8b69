import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tldrFeatures, tldrKeys, tldrRows } from '../engine/src/explain/summary/tldr-features.ts'
import { featureKey } from '../engine/src/text/sequence-model.ts'
import { fitTldr, plainFit, wordedFit } from '../eval/fit-tldr.ts'

const title = 'Sieves for seeds'
const abstracts = Array.from({ length: 30 }, (_, at) => [
  `Seeds of plant ${at} are small.`,
  'A sieve of brass turns.',
  'A drum of wood turns.',
])
/** The sentence with brass in it is worth most, whose shape is another's. */
const examples = abstracts.map((sentences) => ({
  rows: tldrRows(title, sentences),
  keys: tldrKeys(sentences),
  rewards: [0, 1, 0.2],
}))

test('a word that goes with what is worth most is learned, and none where none is to be kept', () => {
  const { rows, ofWords } = fitTldr(examples, wordedFit)
  const weightOf = (word: string) => ofWords[rows.get(featureKey('1=', word)) ?? -1]
  expect(weightOf('brass')).toBeGreaterThan(0)
  expect(weightOf('wood')).toBeLessThan(0)
  expect(fitTldr(examples, plainFit).rows.size).toBe(0)
  expect(fitTldr(examples, plainFit).weights).toHaveLength(tldrFeatures.length)
})

test('a figure is a figure, whichever it is', () => {
  expect(tldrKeys(['We sorted 40 seeds.'])).toEqual(tldrKeys(['We sorted 71 seeds.']))
})

test('the weights of the one-sentence summary are 16 KB at the most', () => {
  const bytes = ['tldr-weights.ts', 'tldr-words.json'].map(
    (name) =>
      readFileSync(new URL(`../engine/src/explain/summary/${name}`, import.meta.url)).length,
  )
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(16 * 1024)
})

test('what sentences are worth by other summaries is told of every abstract once, in thousandths', () => {
  const rows = readFileSync(new URL('../eval/abstract-worth.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows.length).toBeGreaterThan(1_900)
  for (const { worth } of rows)
    expect(worth.every((one: number) => Number.isInteger(one) && one >= 0 && one <= 1000)).toBe(
      true,
    )
})
