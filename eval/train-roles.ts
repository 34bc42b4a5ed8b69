// Trains the roles of abstract sentences: node eval/train-roles.ts --data DIR
// Data: CSAbstruct train (Cohan et al. 2019), Apache-2.0; PubMedQA's labelled abstracts (Jin et al. 2019),
// MIT, all but the last hundred. An averaged structured perceptron (Collins 2002), seed 5.
import { writeFileSync } from 'node:fs'
import { placeFeatures, wordFeatures } from '../engine/src/explain/role-features.ts'
import { bestSequence } from '../engine/src/explain/role-model.ts'
import { seeded } from '../engine/src/text/seeded.fixture.ts'
import { flag } from './data.ts'
import {
  type LabelledSentence,
  medicalAbstracts,
  medicalTrained,
  scienceAbstracts,
} from './role-sets.ts'

const roles = ['background', 'objective', 'method', 'result', 'conclusion', 'other'] as const
const epochs = Number(flag('epochs') ?? 4)
const kept = Number(flag('keep') ?? 2500)
const rarest = 3

interface Abstract {
  features: string[][]
  gold: number[]
}

function abstractOf(sentences: readonly LabelledSentence[]): Abstract {
  return {
    features: sentences.map(({ text }, at) => [
      ...wordFeatures(text),
      ...placeFeatures(at, sentences.length),
    ]),
    gold: sentences.map(({ label }) => Math.max(0, roles.indexOf(label as (typeof roles)[number]))),
  }
}

type Table = Map<string, Float64Array>
const size = roles.length
const steps = (): number[][] => roles.map(() => roles.map(() => 0))

function train(data: readonly Abstract[]) {
  const counts = new Map<string, number>()
  for (const { features } of data)
    for (const list of features)
      for (const name of list) counts.set(name, (counts.get(name) ?? 0) + 1)
  const now: Table = new Map()
  const sum: Table = new Map()
  for (const [name, count] of counts)
    if (count >= rarest) {
      now.set(name, new Float64Array(size))
      sum.set(name, new Float64Array(size))
    }
  const start = new Float64Array(size)
  const startSum = new Float64Array(size)
  const step = steps()
  const stepSum = steps()
  const random = seeded(5)
  let tick = 1
  const order = data.map((_, at) => at)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      const held = order[at] as number
      order[at] = order[other] as number
      order[other] = held
    }
    for (const index of order) {
      const { features, gold } = data[index] as Abstract
      const emissions = features.map((list) => {
        const sums = new Array<number>(size).fill(0)
        for (const name of list)
          now.get(name)?.forEach((weight, role) => {
            sums[role] = (sums[role] ?? 0) + weight
          })
        return sums
      })
      const told = bestSequence(emissions, [...start], step)
      gold.forEach((right, at) => {
        const wrong = told[at] as number
        const add = (role: number, by: number) => {
          for (const name of features[at] ?? []) {
            const weight = now.get(name)
            const total = sum.get(name)
            if (!weight || !total) continue
            weight[role] = (weight[role] ?? 0) + by
            total[role] = (total[role] ?? 0) + by * tick
          }
          if (at === 0) {
            start[role] = (start[role] ?? 0) + by
            startSum[role] = (startSum[role] ?? 0) + by * tick
          }
        }
        if (wrong !== right) {
          add(right, 1)
          add(wrong, -1)
        }
        if (at > 0) {
          const move = (from: number, to: number, by: number) => {
            const row = step[from] as number[]
            const total = stepSum[from] as number[]
            row[to] = (row[to] ?? 0) + by
            total[to] = (total[to] ?? 0) + by * tick
          }
          const rightBefore = gold[at - 1] as number
          const wrongBefore = told[at - 1] as number
          if (rightBefore !== wrongBefore || right !== wrong) {
            move(rightBefore, right, 1)
            move(wrongBefore, wrong, -1)
          }
        }
      })
      tick++
    }
  }
  const mean = (value: number, total: number) => Math.round(100 * (value - total / tick))
  const averaged = [...now].map(([name, weight]) => {
    const total = sum.get(name) as Float64Array
    return { name, weights: [...weight].map((value, role) => mean(value, total[role] ?? 0)) }
  })
  return {
    rows: averaged
      .toSorted(
        (a, b) =>
          Math.max(...b.weights.map(Math.abs)) - Math.max(...a.weights.map(Math.abs)) ||
          (a.name < b.name ? -1 : 1),
      )
      .slice(0, kept),
    starts: [...start].map((value, role) => mean(value, startSum[role] ?? 0)),
    steps: step.map((row, from) => row.map((value, to) => mean(value, stepSum[from]?.[to] ?? 0))),
  }
}

function accuracy(
  model: ReturnType<typeof train>,
  data: readonly Abstract[],
  merged: boolean,
): number {
  const table = new Map(model.rows.map(({ name, weights }) => [name, weights]))
  let right = 0
  let all = 0
  for (const { features, gold } of data) {
    const emissions = features.map((list) => {
      const sums = new Array<number>(size).fill(0)
      for (const name of list)
        table.get(name)?.forEach((weight, role) => {
          sums[role] = (sums[role] ?? 0) + weight
        })
      return sums
    })
    bestSequence(emissions, model.starts, model.steps).forEach((role, at) => {
      const told = merged && roles[role] === 'conclusion' ? roles.indexOf('result') : role
      if (told === gold[at]) right++
      all++
    })
  }
  return right / all
}

const folder = flag('data')
const science = folder === undefined ? null : scienceAbstracts(folder, 'train')
const dev = folder === undefined ? null : scienceAbstracts(folder, 'dev')
const medicine = folder === undefined ? null : medicalAbstracts(folder)
if (!science || !dev || !medicine) {
  console.error('Name the folder that holds csabstruct and pubmedqa with --data DIR.')
  process.exit(2)
}
const usable = (abstracts: typeof medicine) =>
  abstracts.filter(({ length }) => length > 0).map(abstractOf)
const medTrain = usable(medicine.slice(0, medicalTrained))
const csTrain = science.map(abstractOf)
// The last tenth of CSAbstruct's train part is a second check: its dev part has crowd noise.
const cut = Math.floor(0.9 * csTrain.length)
const csDev = dev.map(abstractOf)
const trial = train([...csTrain.slice(0, cut), ...medTrain])
console.log(
  'CSAbstruct, held-out tenth of train',
  accuracy(trial, csTrain.slice(cut), true).toFixed(3),
)
const model = train([...csTrain, ...medTrain])
console.log('CSAbstruct dev', accuracy(model, csDev, true).toFixed(3))
console.log(
  'PubMedQA, held-out hundred',
  accuracy(model, usable(medicine.slice(medicalTrained)), false).toFixed(3),
)
const packed = model.rows
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  .map(({ name, weights }) => `${name}\t${weights.join(',')}`)
  .join('\n')
writeFileSync(
  new URL('../engine/src/explain/role-weights.json', import.meta.url),
  `${JSON.stringify(
    {
      from: 'Written by eval/train-roles.ts: an averaged structured perceptron, seed 5, in hundredths.',
      data: 'CSAbstruct train (Apache-2.0); labelled abstracts of PubMedQA, all but the last hundred (MIT).',
      roles,
      starts: model.starts,
      steps: model.steps,
      features: packed,
    },
    null,
    2,
  )}\n`,
)
console.log(`${model.rows.length} features, ${(packed.length / 1024).toFixed(0)} KB`)
