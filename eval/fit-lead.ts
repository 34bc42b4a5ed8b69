import { rankByRules, rankTldr } from '../engine/src/explain/summary/tldr.ts'
import { leadCandidates } from '../engine/src/explain/summary/tldr-by-worth.ts'
import { withUnheadedAbstract } from '../engine/src/explain/text/unheaded-abstract.ts'
import { seeded } from '../engine/src/text/seeded.fixture.ts'
import { frequentRows, rowsIn, timesOf, worthiestRows } from './feature-rows.ts'
import { adagrad, shuffle } from './optimisers.ts'
import type { MarkedPaper } from './summary-marks.ts'

/** Each candidate for a paper's summary: its features, and what it is worth, 1 for one of the best. */
export type LeadPaper = readonly { readonly features: readonly number[]; readonly worth: number }[]

export interface FittedLead {
  readonly rows: ReadonlyMap<number, number>
  readonly weights: Float64Array
}

const seed = 3
const epochs = 8
const rate = 0.05
/** Pull of the weights to zero, each time a feature is met. */
const pull = 0.1
/** What would do beside the best counts so much of them. */
const good = 0.3
/** Rarer features are not learned. */
const rarest = 4
/** How many features are kept: those whose weights and frequency move the most. */
const kept = 2_000

/** The candidates of a marked paper as `fitLead` takes them. */
export function leadPaper({ document, sentences: read, marks }: MarkedPaper): LeadPaper {
  const sentences = withUnheadedAbstract(document, read)
  const plain = rankTldr(document, sentences)
  const ruled = rankByRules(document, sentences, plain)
  const worthOf = (index: number) =>
    marks.tldr.best.has(index) ? 1 : marks.tldr.good.has(index) ? good : 0
  return leadCandidates(document, sentences, plain, ruled).map(({ sentence, features }) => ({
    features,
    worth: worthOf(sentence.index),
  }))
}

/**
 * Weights by which a softmax over a paper's candidates comes near to what each is worth of all, by stochastic gradient
 * with Adagrad; then those that matter most are fitted again alone.
 */
export function fitLead(papers: readonly LeadPaper[]): FittedLead {
  const times = timesOf(papers.flat().map(({ features }) => features))
  const all = fitRows(papers, frequentRows(times, rarest))
  const moves = (row: number, key: number) =>
    Math.sqrt(times.get(key) ?? 0) * Math.abs(all.weights[row] as number)
  return fitRows(papers, worthiestRows(all.rows, moves, kept))
}

function fitRows(papers: readonly LeadPaper[], rows: ReadonlyMap<number, number>): FittedLead {
  const weights = adagrad(rows.size, 0.01)
  const data = papers
    .map((paper) => {
      const all = paper.reduce((sum, { worth }) => sum + worth, 0)
      return paper.map(({ features, worth }) => ({
        rows: rowsIn(rows, features),
        share: worth / all,
      }))
    })
    .filter((paper) => paper.some(({ share }) => share > 0))
  const random = seeded(seed)
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = data.map((_, at) => at)
    shuffle(order, random)
    for (const at of order) learn(data[at] as (typeof data)[number], weights)
  }
  return { rows, weights: weights.values }
}

function learn(
  paper: readonly { readonly rows: readonly number[]; readonly share: number }[],
  weights: ReturnType<typeof adagrad>,
): void {
  const scores = paper.map(({ rows }) =>
    rows.reduce((sum, row) => sum + (weights.values[row] as number), 0),
  )
  const top = Math.max(...scores)
  const raw = scores.map((score) => Math.exp(score - top))
  const total = raw.reduce((sum, one) => sum + one, 0)
  const slopes = new Map<number, number>()
  paper.forEach(({ rows, share }, at) => {
    const gap = (raw[at] as number) / total - share
    for (const row of rows) slopes.set(row, (slopes.get(row) ?? 0) + gap)
  })
  for (const [row, slope] of slopes)
    weights.move(row, slope + pull * (weights.values[row] as number), rate)
}
