import {
  type KindModel,
  kindFeatures,
  type ModelRole,
} from '../engine/src/explain/roles/role-model.ts'
import { seeded } from '../engine/src/text/seeded.fixture.ts'
import { frequentRows, rowsIn, timesOf, worthiestRows } from './feature-rows.ts'
import { rarest, type SequenceExample, type SequenceFit, seed } from './fit-sequence.ts'
import { adagrad, shuffle } from './optimisers.ts'
import type { LabelledSentence } from './role-sets.ts'

export type RoleFit = SequenceFit<ModelRole>

/** Chosen by five folds of CSAbstruct's training part. */
export const computingFit: RoleFit = {
  labels: ['background', 'objective', 'method', 'result', 'other'],
  kept: 10_000,
  epochs: 4,
  rate: 0.01,
  pull: 0.1,
}
export const medicineFit: RoleFit = {
  ...computingFit,
  labels: ['background', 'objective', 'method', 'result', 'conclusion'],
  kept: 8_000,
  rate: 0.02,
}

/** An abstract's sentences as `fitSequence` takes them. */
export function roleExample(
  sentences: readonly LabelledSentence[],
  featuresOf: (texts: readonly string[]) => string[][],
): SequenceExample<string> {
  return {
    features: featuresOf(sentences.map(({ text }) => text)),
    labels: sentences.map(({ label }) => label),
  }
}

/** Logistic weights that tell medical abstracts from computing ones, by their single stems. */
export function fitKind(
  computing: readonly SequenceExample<string>[],
  medicine: readonly SequenceExample<string>[],
  kept: number,
): KindModel & { readonly rows: ReadonlyMap<number, number> } {
  const named = [
    ...computing.map(({ features }) => ({ names: kindFeatures(features), medical: 0 })),
    ...medicine.map(({ features }) => ({ names: kindFeatures(features), medical: 1 })),
  ]
  const all = frequentRows(timesOf(named.map(({ names }) => names)), rarest)
  const data = named.map(({ names, medical }) => ({ rows: rowsIn(all, names), medical }))
  const weights = adagrad(all.size, 0.01)
  const bias = adagrad(1, 0.01)
  const random = seeded(seed)
  const order = data.map((_, at) => at)
  for (let epoch = 0; epoch < 3; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const { rows, medical } = data[index] as (typeof data)[number]
      const share = 1 / Math.sqrt(Math.max(1, rows.length))
      const sum = rows.reduce((total, row) => total + (weights.values[row] as number), 0)
      const gap = 1 / (1 + Math.exp(-((bias.values[0] as number) + sum * share))) - medical
      bias.move(0, gap, 0.1)
      for (const row of rows)
        weights.move(row, gap * share + 0.01 * (weights.values[row] as number), 0.1)
    }
  }
  const weightOf = (row: number) => weights.values[row] as number
  const rows = worthiestRows(all, (row) => Math.abs(weightOf(row)), kept)
  return {
    rows,
    weights: [...rows.keys()].map((key) => weightOf(all.get(key) as number)),
    scale: 1,
    bias: bias.values[0] as number,
  }
}
