import { type Chain, chainSums } from '../engine/src/text/chain.ts'
import { seeded } from '../engine/src/text/seeded.fixture.ts'
import {
  emissions,
  type Feature,
  type FittedModel,
  labelChances,
  type PackedModel,
  packRows,
  type SequenceModel,
} from '../engine/src/text/sequence-model.ts'
import { frequentRows, rowsIn, timesOf, worthiestRows } from './feature-rows.ts'
import { adagrad, shuffle } from './optimisers.ts'
import { rounded, toThousandths } from './rounding.ts'

export const seed = 5
/** Rarer features are not learned. */
export const rarest = 3

/** How a sequence model is fitted; the strength of the L2 pull acts each time a feature is met. */
export interface SequenceFit<Label extends string = string> {
  readonly labels: readonly Label[]
  /** How many features are kept, those of the widest spread of weights times the root of how often they occur; fitted again alone. */
  readonly kept: number
  readonly epochs: number
  readonly rate: number
  readonly pull: number
  /** False: labels do not depend on their neighbours, the linear baseline. */
  readonly chained?: boolean
}

/** A sequence as the features of its places and the labels that are right for each. */
export interface SequenceExample<Of extends Feature = Feature> {
  readonly features: readonly (readonly Of[])[]
  /** Several where a set does not tell them apart: "background|objective". */
  readonly labels: readonly string[]
}

/**
 * A linear-chain conditional random field (Lafferty et al. 2001), fitted by stochastic gradient with
 * Adagrad. Where several labels are right, their chances count together.
 */
export function fitSequence<Label extends string>(
  examples: readonly SequenceExample[],
  fit: SequenceFit<Label>,
): FittedModel<Label> {
  const times = timesOf(examples.flatMap(({ features }) => features))
  const all = frequentRows(times, rarest)
  const model = fitRows(examples, fit, all)
  if (all.size <= fit.kept) return model
  const size = fit.labels.length
  // By the spread alone, rare features that fit one noisy label would push out those that matter.
  const moves = (row: number, key: number) => {
    const own = Array.from(
      { length: size },
      (_, label) => model.weights[row * size + label] as number,
    )
    return (Math.max(...own) - Math.min(...own)) * Math.sqrt(times.get(key) ?? 0)
  }
  return fitRows(examples, fit, worthiestRows(all, moves, fit.kept))
}

function fitRows<Label extends string>(
  examples: readonly SequenceExample[],
  { labels: names, epochs, rate, pull, chained = true }: SequenceFit<Label>,
  rows: ReadonlyMap<number, number>,
): FittedModel<Label> {
  const size = names.length
  const setOf = (label: string) =>
    label.split('|').reduce((set, one) => set | (1 << names.indexOf(one as Label)), 0)
  const data = examples.map(({ features, labels }) => ({
    right: labels.map(setOf),
    rows: features.map((list) => Int32Array.from(rowsIn(rows, list))),
  }))
  const weights = adagrad(rows.size * size, 0.01)
  const starts = adagrad(size, 0.1)
  const ends = adagrad(size, 0.1)
  const steps = adagrad(size * size, 0.1)
  const chain = (): Chain => ({
    starts: [...starts.values],
    ends: [...ends.values],
    steps: names.map((_, from) => [...steps.values.slice(from * size, (from + 1) * size)]),
  })
  const random = seeded(seed)
  const order = data.map((_, at) => at)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const { rows: places, right } = data[index] as (typeof data)[number]
      const emissions = places.map((list) => {
        const sums = new Float64Array(size)
        for (const row of list)
          for (let label = 0; label < size; label++)
            sums[label] = (sums[label] as number) + (weights.values[row * size + label] as number)
        return sums
      })
      const now = chain()
      const all = chainSums(emissions, now)
      const good = chainSums(emissions, now, right)
      const last = places.length - 1
      places.forEach((list, at) => {
        const slope = new Float64Array(size)
        for (let label = 0; label < size; label++) {
          const chance = ({ ahead, behind, total }: typeof all) =>
            Math.exp((ahead[at]?.[label] as number) + (behind[at]?.[label] as number) - total)
          slope[label] = chance(all) - chance(good)
          if (at === 0) starts.move(label, slope[label] as number, rate)
          if (at === last) ends.move(label, slope[label] as number, rate)
        }
        for (const row of list)
          for (let label = 0; label < size; label++) {
            const place = row * size + label
            weights.move(
              place,
              (slope[label] as number) + pull * (weights.values[place] as number),
              rate,
            )
          }
      })
      if (!chained) continue
      for (let at = 1; at <= last; at++)
        for (let from = 0; from < size; from++)
          for (let to = 0; to < size; to++) {
            const way = (now.steps[from]?.[to] as number) + (emissions[at]?.[to] as number)
            const chance = ({ ahead, behind, total }: typeof all) =>
              Math.exp(
                (ahead[at - 1]?.[from] as number) + way + (behind[at]?.[to] as number) - total,
              )
            steps.move(from * size + to, chance(all) - chance(good), rate)
          }
    }
  }
  return { ...chain(), labels: names, rows, weights: weights.values, scale: 1 }
}

/** How much sooner than by its chance a label is told; one that is not named is told by its chance. */
export type Favour = ReadonlyMap<string, number>
const noFavour: Favour = new Map()

/** The label of each place by its own weights alone: the linear baseline. */
export function linearLabels(
  model: SequenceModel,
  features: readonly (readonly Feature[])[],
  favour = noFavour,
): string[] {
  return features.map((list) => {
    const sums = emissions(model, list)
    const scores = model.labels.map(
      (label, at) => (sums[at] ?? 0) + Math.log(favour.get(label) ?? 1),
    )
    return model.labels[scores.indexOf(Math.max(...scores))] ?? ''
  })
}

/** The likeliest label of each place. */
export function likeliest(
  model: SequenceModel,
  features: readonly (readonly Feature[])[],
  favour = noFavour,
): string[] {
  return labelChances(model, features).map((row) => {
    const scores = model.labels.map((label, at) => (row[at] ?? 0) * (favour.get(label) ?? 1))
    return model.labels[scores.indexOf(Math.max(...scores))] ?? ''
  })
}

/** A model as it is written to a file: weights rounded and packed. */
export function packedModel(model: FittedModel): PackedModel {
  const { labels, starts, ends, steps, scale, rows, weights } = rounded(model)
  return {
    labels,
    starts: starts.map(toThousandths),
    ends: ends.map(toThousandths),
    steps: steps.map((row) => row.map(toThousandths)),
    scale: toThousandths(scale),
    packed: packRows(rows, weights, labels.length),
  }
}
