// Trains the weights of the one-sentence summary.
//   npm run tessera is not involved: node eval/train-tldr.ts --data DIR
// Data: SciTLDR, abstract-only part (Cachola et al. 2020), Apache-2.0, train split.
// Objective: the expected ROUGE-1 of a softmax over an abstract's sentences, with L2; full-batch
// Adam from zero weights, so there is no random choice and no seed.
import { writeFileSync } from 'node:fs'
import { tldrFeatures, tldrRows } from '../engine/src/explain/summary/tldr-features.ts'
import { flag, readRows } from './data.ts'
import { bestRouge } from './rouge.ts'

interface Item {
  title: string
  source: string[]
  targets: string[]
}
interface Example {
  rows: number[][]
  rewards: number[]
}

const steps = 400
const rate = 0.05
const decay = 0.0005
const temperature = 1

function examples(items: readonly Item[]): Example[] {
  return items.map(({ title, source, targets }) => ({
    rows: tldrRows(title, source),
    rewards: source.map((sentence) => bestRouge(sentence, targets).r1),
  }))
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

function train(data: readonly Example[]): number[] {
  const size = tldrFeatures.length
  const weights = new Array<number>(size).fill(0)
  const first = new Array<number>(size).fill(0)
  const second = new Array<number>(size).fill(0)
  for (let step = 1; step <= steps; step++) {
    const gradient = weights.map((weight) => -decay * weight)
    for (const { rows, rewards } of data) {
      const scores = rows.map((row) => dot(weights, row) / temperature)
      const top = Math.max(...scores)
      const raw = scores.map((score) => Math.exp(score - top))
      const total = raw.reduce((sum, value) => sum + value, 0)
      const expected = raw.reduce((sum, value, at) => sum + value * (rewards[at] ?? 0), 0) / total
      rows.forEach((row, at) => {
        const pull = (((raw[at] ?? 0) / total) * ((rewards[at] ?? 0) - expected)) / data.length
        row.forEach((value, feature) => {
          gradient[feature] = (gradient[feature] ?? 0) + pull * value
        })
      })
    }
    gradient.forEach((slope, at) => {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope
      const mean = (first[at] ?? 0) / (1 - 0.9 ** step)
      const spread = (second[at] ?? 0) / (1 - 0.999 ** step)
      weights[at] = (weights[at] ?? 0) + (rate * mean) / (Math.sqrt(spread) + 1e-8)
    })
  }
  return weights.map((weight) => Math.round(weight * 1000) / 1000)
}

function measure(data: readonly Example[], weights: readonly number[]) {
  let ours = 0
  let oracle = 0
  for (const { rows, rewards } of data) {
    const scores = rows.map((row) => dot(weights, row))
    ours += rewards[scores.indexOf(Math.max(...scores))] ?? 0
    oracle += Math.max(...rewards)
  }
  return { r1: (100 * ours) / data.length, ratio: ours / oracle }
}

const folder = flag('data')
const train_ = folder === undefined ? null : readRows<Item>(folder, 'scitldr_a/train.jsonl')
const dev = folder === undefined ? null : readRows<Item>(folder, 'scitldr_a/dev.jsonl')
if (!train_ || !dev) {
  console.error('Name the folder that holds scitldr_a/train.jsonl and dev.jsonl with --data DIR.')
  process.exit(2)
}
const weights = train(examples(train_))
console.log('train', measure(examples(train_), weights))
console.log('dev', measure(examples(dev), weights))
for (const [at, name] of tldrFeatures.entries()) console.log(name.padEnd(16), weights[at])
const out = new URL('../engine/src/explain/summary/tldr-weights.ts', import.meta.url)
writeFileSync(
  out,
  `// Written by eval/train-tldr.ts; in the order of \`tldrFeatures\`. Data: SciTLDR abstract-only, train
// split (1,992 papers), Apache-2.0. Full batch from zero weights: no seed.
export const tldrWeights: readonly number[] = [
${weights.map((weight) => `  ${weight},`).join('\n')}
]
`,
)
