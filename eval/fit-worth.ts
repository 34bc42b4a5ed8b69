import {
  rankedSections,
  type WorthSection,
  worthSections,
} from '../engine/src/explain/summary/wording.ts'
import { worthDescribed } from '../engine/src/explain/summary/worth.ts'
import { withUnheadedAbstract } from '../engine/src/explain/text/unheaded-abstract.ts'
import { seeded } from '../engine/src/text/seeded.fixture.ts'
import { frequentRows, rowsIn, timesOf, worthiestRows } from './feature-rows.ts'
import { adagrad, shuffle } from './optimisers.ts'
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

/** The statements of a marked paper as `fitWorth` takes them. */
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
  const times = timesOf(papers.flatMap(({ features }) => features))
  const all = fitRows(papers, frequentRows(times, rarest))
  if (all.rows.size <= kept) return all
  const moves = (row: number, key: number) =>
    Math.sqrt(times.get(key) ?? 0) *
    Math.max(...worthSections.map((_, at) => Math.abs(all.weights[row * size + at] ?? 0)))
  return fitRows(papers, worthiestRows(all.rows, moves, kept))
}

function fitRows(papers: readonly WorthPaper[], rows: ReadonlyMap<number, number>): FittedWorth {
  const weights = adagrad(rows.size * size, 0.01)
  const bias = adagrad(size, 0.01)
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
