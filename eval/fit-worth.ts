import {
  rankedSections,
  type WorthSection,
  worthSections,
} from '../engine/src/explain/summary/wording.ts'
import { worthDescribed } from '../engine/src/explain/summary/worth.ts'
import { withUnheadedAbstract } from '../engine/src/explain/text/unheaded-abstract.ts'
import { seeded } from '../engine/src/text/seeded.fixture.ts'
import { adaptive, rowsIn, shuffle } from './fit-sequence.ts'
import type { MarkedPaper } from './summary-marks.ts'

/** A paper's statements by their features, and how well each fits a section: 1 one of the best, 0 not at all. */
export interface WorthPaper {
  readonly features: readonly (readonly number[])[]
  readonly fits: Readonly<Record<WorthSection, readonly number[]>>
}

export interface FittedWorth {
  readonly rows: ReadonlyMap<number, number>
  readonly weights: Float64Array
  readonly bias: readonly number[]
}

const seed = 3
const epochs = 10
const rate = 0.02
/** Pull of the weights to zero, each time a feature is met. */
const pull = 0.035
/** What would do beside the best counts so much of them. */
const good = 0.45
/** Rarer features are not learned. */
const rarest = 5
/** How many features are kept: those whose weights and frequency move the most. */
const kept = 8_000

/** What is learned: how well a statement fits each section, then whether it is one of the best of a ranked one. */
const learned: readonly { section: WorthSection; right: (fit: number) => number }[] = [
  ...worthSections.map((section) => ({ section, right: (fit: number) => fit })),
  ...rankedSections.map((section) => ({ section, right: (fit: number) => (fit === 1 ? 1 : 0) })),
]
const size = learned.length

export function worthPaper({ document, sentences: read, marks }: MarkedPaper): WorthPaper {
  const sentences = withUnheadedAbstract(document, read)
  const { statements, features } = worthDescribed(document, sentences)
  const fitsOf = (section: WorthSection) =>
    statements.map(({ index }) =>
      marks[section].best.has(index) ? 1 : marks[section].good.has(index) ? good : 0,
    )
  return {
    features,
    fits: Object.fromEntries(worthSections.map((section) => [section, fitsOf(section)])) as Record<
      WorthSection,
      number[]
    >,
  }
}

/**
 * Logistic weights of each section by stochastic gradient with Adagrad, of features that occur often enough; then those
 * that matter most are fitted again alone.
 */
export function fitWorth(papers: readonly WorthPaper[]): FittedWorth {
  const counts = new Map<number, number>()
  for (const { features } of papers)
    for (const key of features.flat()) counts.set(key, (counts.get(key) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count >= rarest).map(([key]) => key)
  const all = fitRows(papers, new Map(often.map((key, row) => [key, row])))
  if (often.length <= kept) return all
  const worth = (row: number, key: number) =>
    Math.sqrt(counts.get(key) ?? 0) *
    Math.max(...worthSections.map((_, at) => Math.abs(all.weights[row * size + at] ?? 0)))
  const strongest = [...all.rows]
    .map(([key, row]) => ({ key, worth: worth(row, key) }))
    .toSorted((a, b) => b.worth - a.worth || a.key - b.key)
    .slice(0, kept)
  return fitRows(papers, new Map(strongest.map(({ key }, row) => [key, row])))
}

function fitRows(papers: readonly WorthPaper[], rows: ReadonlyMap<number, number>): FittedWorth {
  const weights = adaptive(rows.size * size, 0.01)
  const bias = adaptive(size, 0.01)
  bias.values.fill(-3)
  const data = papers.flatMap(({ features, fits }) =>
    features.map((keys, place) => ({
      rows: rowsIn(rows, keys),
      fits: learned.map(({ section, right }) => right(fits[section][place] as number)),
    })),
  )
  const random = seeded(seed)
  const order = data.map((_, at) => at)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const { rows: own, fits } = data[index] as (typeof data)[number]
      for (let at = 0; at < size; at++) {
        let sum = bias.values[at] as number
        for (const row of own) sum += weights.values[row * size + at] as number
        const gap = 1 / (1 + Math.exp(-sum)) - (fits[at] as number)
        bias.move(at, gap, 2 * rate)
        for (const row of own) {
          const place = row * size + at
          weights.move(place, gap + pull * (weights.values[place] as number), rate)
        }
      }
    }
  }
  return { rows, weights: weights.values, bias: [...bias.values] }
}
