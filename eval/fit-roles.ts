import { type Chain, chainSums } from '../engine/src/explain/chain.ts'
import {
  featureKey,
  greatestWeight,
  type KindModel,
  kindFeatures,
  type ModelRole,
  type RoleModel,
  roleEmissions,
} from '../engine/src/explain/role-model.ts'
import { seeded } from '../engine/src/text/seeded.fixture.ts'
import type { LabelledSentence } from './role-sets.ts'

const seed = 5
/** Rarer features are not learned. */
const rarest = 3

/** How a role model is fitted; the strength of the L2 pull acts each time a feature is met. */
export interface RoleFit {
  readonly roles: readonly ModelRole[]
  /** How many features are kept, those of the widest spread of weights times the root of how often they occur; fitted again alone. */
  readonly kept: number
  readonly epochs: number
  readonly rate: number
  readonly pull: number
  /** False: roles do not depend on their neighbours, the linear baseline. */
  readonly chained?: boolean
}

/** Chosen by five folds of CSAbstruct's training part. */
export const computingFit: RoleFit = {
  roles: ['background', 'objective', 'method', 'result', 'other'],
  kept: 10_000,
  epochs: 8,
  rate: 0.05,
  pull: 0.1,
}
export const medicineFit: RoleFit = {
  ...computingFit,
  roles: ['background', 'objective', 'method', 'result', 'conclusion'],
  kept: 8_000,
  epochs: 4,
}

/** An abstract as the features of its sentences and the roles that are right for each. */
export interface RoleExample {
  readonly features: readonly (readonly string[])[]
  /** Several where a set does not tell them apart: "background|objective". */
  readonly labels: readonly string[]
}

export function roleExample(
  sentences: readonly LabelledSentence[],
  featuresOf: (texts: readonly string[]) => string[][],
): RoleExample {
  return {
    features: featuresOf(sentences.map(({ text }) => text)),
    labels: sentences.map(({ label }) => label),
  }
}

/** Rows of the features that occur often enough. */
function frequent(features: Iterable<string>): Map<number, number> {
  const counts = new Map<number, number>()
  for (const name of features) {
    const key = featureKey(name)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const rows = new Map<number, number>()
  for (const [key, count] of counts) if (count >= rarest) rows.set(key, rows.size)
  return rows
}

function rowsIn(rows: ReadonlyMap<number, number>, features: readonly string[]): number[] {
  return features
    .map((name) => rows.get(featureKey(name)))
    .filter((row): row is number => row !== undefined)
}

/** Weights that Adagrad moves (Duchi et al. 2011). */
function adaptive(length: number, start: number) {
  const values = new Float64Array(length)
  const squares = new Float64Array(length).fill(start)
  return {
    values,
    move(at: number, slope: number, rate: number) {
      const square = (squares[at] as number) + slope * slope
      squares[at] = square
      values[at] = (values[at] as number) - (rate * slope) / Math.sqrt(square)
    },
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const held = order[at] as number
    order[at] = order[other] as number
    order[other] = held
  }
}

/**
 * A linear-chain conditional random field (Lafferty et al. 2001), fitted by stochastic gradient with
 * Adagrad. Where several roles are right, their chances count together.
 */
export function fitRoles(examples: readonly RoleExample[], fit: RoleFit): RoleModel {
  const all = frequent(examples.flatMap(({ features }) => features.flat()))
  const model = fitRows(examples, fit, all)
  if (all.size <= fit.kept) return model
  const size = fit.roles.length
  const times = new Map<number, number>()
  for (const { features } of examples)
    for (const row of rowsIn(all, features.flat())) times.set(row, (times.get(row) ?? 0) + 1)
  // By the spread alone, rare features that fit one noisy label would push out those that matter.
  const worth = (row: number) => {
    const own = Array.from(
      { length: size },
      (_, role) => model.weights[row * size + role] as number,
    )
    return (Math.max(...own) - Math.min(...own)) * Math.sqrt(times.get(row) ?? 0)
  }
  const kept = [...all]
    .map(([key, row]) => ({ key, worth: worth(row) }))
    .toSorted((a, b) => b.worth - a.worth || a.key - b.key)
    .slice(0, fit.kept)
  return fitRows(examples, fit, new Map(kept.map(({ key }, row) => [key, row])))
}

function fitRows(
  examples: readonly RoleExample[],
  { roles, epochs, rate, pull, chained = true }: RoleFit,
  rows: ReadonlyMap<number, number>,
): RoleModel {
  const size = roles.length
  const setOf = (label: string) =>
    label.split('|').reduce((set, role) => set | (1 << roles.indexOf(role as ModelRole)), 0)
  const data = examples.map(({ features, labels }) => ({
    right: labels.map(setOf),
    rows: features.map((list) => Int32Array.from(rowsIn(rows, list))),
  }))
  const weights = adaptive(rows.size * size, 0.01)
  const starts = adaptive(size, 0.1)
  const ends = adaptive(size, 0.1)
  const steps = adaptive(size * size, 0.1)
  const chain = (): Chain => ({
    starts: [...starts.values],
    ends: [...ends.values],
    steps: roles.map((_, from) => [...steps.values.slice(from * size, (from + 1) * size)]),
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
          for (let role = 0; role < size; role++)
            sums[role] = (sums[role] as number) + (weights.values[row * size + role] as number)
        return sums
      })
      const now = chain()
      const all = chainSums(emissions, now)
      const good = chainSums(emissions, now, right)
      const last = places.length - 1
      places.forEach((list, at) => {
        const slope = new Float64Array(size)
        for (let role = 0; role < size; role++) {
          const chance = ({ ahead, behind, total }: typeof all) =>
            Math.exp((ahead[at]?.[role] as number) + (behind[at]?.[role] as number) - total)
          slope[role] = chance(all) - chance(good)
          if (at === 0) starts.move(role, slope[role] as number, rate)
          if (at === last) ends.move(role, slope[role] as number, rate)
        }
        for (const row of list)
          for (let role = 0; role < size; role++) {
            const place = row * size + role
            weights.move(
              place,
              (slope[role] as number) + pull * (weights.values[place] as number),
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
  return { ...chain(), roles, rows, weights: weights.values, scale: 1 }
}

/** Logistic weights that tell medical abstracts from computing ones, by their single stems. */
export function fitKind(
  computing: readonly RoleExample[],
  medicine: readonly RoleExample[],
  kept: number,
): KindModel {
  const named = [
    ...computing.map(({ features }) => ({ names: kindFeatures(features), medical: 0 })),
    ...medicine.map(({ features }) => ({ names: kindFeatures(features), medical: 1 })),
  ]
  const all = frequent(named.flatMap(({ names }) => names))
  const data = named.map(({ names, medical }) => ({ rows: rowsIn(all, names), medical }))
  const weights = adaptive(all.size, 0.01)
  const bias = adaptive(1, 0.01)
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
  const strongest = [...all]
    .map(([key, row]) => ({ key, weight: weights.values[row] as number }))
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || a.key - b.key)
    .slice(0, kept)
  return {
    rows: new Map(strongest.map(({ key }, row) => [key, row])),
    weights: strongest.map(({ weight }) => weight),
    scale: 1,
    bias: bias.values[0] as number,
  }
}

/** Weights rounded to whole numbers as they are shipped; the few greatest are cut off. */
export function rounded<Part extends { weights: ArrayLike<number>; scale: number }>(
  part: Part,
): Part {
  const sizes = Array.from(part.weights, Math.abs).toSorted((a, b) => a - b)
  const scale = greatestWeight / (sizes[Math.floor(0.9995 * sizes.length)] || 1)
  const cut = (weight: number) =>
    Math.max(-greatestWeight, Math.min(greatestWeight, Math.round(weight * scale)))
  return { ...part, scale, weights: Int8Array.from(Array.from(part.weights), cut) }
}

/** The role of each sentence by its own weights alone: the linear baseline. */
export function linearRoles(model: RoleModel, features: readonly (readonly string[])[]): string[] {
  return features.map((list) => {
    const sums = roleEmissions(model, list)
    return model.roles[sums.indexOf(Math.max(...sums))] ?? 'other'
  })
}
