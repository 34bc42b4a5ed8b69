import { speaking } from '../engine/src/explain/answer/asked.ts'
import { seeded } from '../engine/src/text/seeded.fixture.ts'
import { frequentRows, rowsIn, timesOf } from './feature-rows.ts'

/** A paper's passages by their features, and what was asked of it. */
export interface AskedOf {
  readonly passages: readonly (readonly number[])[]
  readonly questions: readonly {
    readonly features: readonly number[]
    /** What speaks for each passage without this model: a log weight. */
    readonly offsets: readonly number[]
    readonly right: ReadonlySet<number>
    /** Passages that answer in part: neither right nor wrong. */
    readonly partly: ReadonlySet<number>
    readonly share: number
  }[]
}

const seed = 5
export const factors = 40
const epochs = 5
const rate = 0.003
/** Decoupled pull to zero (Loshchilov & Hutter 2019), times the rate, at each step. */
const pull = 0.17
/** Share of a question's features that are left out when it is met, so that none is leant on alone. */
const dropped = 0.3
/** Rarer features are not learned. */
const rarest = { question: 8, passage: 60 }

function side(lists: readonly (readonly number[])[], least: number, random: () => number) {
  const rows = frequentRows(timesOf(lists), least)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const weights = Float64Array.from({ length: rows.size * factors }, () => 0.1 * normal())
  return learned(rows, weights)
}

const learned = (rows: ReadonlyMap<number, number>, weights: Float64Array) => ({
  rows,
  weights,
  slopes: new Float64Array(weights.length),
  first: new Float64Array(weights.length),
  second: new Float64Array(weights.length),
})
export type Side = ReturnType<typeof learned>

/** One step of Adam (Kingma & Ba 2015) down the slopes, which are then forgotten. */
function step({ weights, slopes, first, second }: Side, count: number): void {
  const bias = Math.sqrt(1 - 0.999 ** count) / (1 - 0.9 ** count)
  for (let at = 0; at < weights.length; at++) {
    const slope = slopes[at] as number
    const mean = 0.9 * (first[at] as number) + 0.1 * slope
    const spread = 0.999 * (second[at] as number) + 0.001 * slope * slope
    first[at] = mean
    second[at] = spread
    const weight = (weights[at] as number) * (1 - rate * pull)
    weights[at] = weight - (rate * bias * mean) / (Math.sqrt(spread) + 1e-8)
    slopes[at] = 0
  }
}

export interface FittedAsked {
  readonly question: Side
  readonly passage: Side
  /** One weight for each row of the question's. */
  readonly shared: Side
}

/** A model whose vectors put right passages first, on top of what speaks for them without it. */
export function fitAsked(papers: readonly AskedOf[]): FittedAsked {
  const random = seeded(seed)
  const passage = side(
    papers.flatMap(({ passages }) => passages),
    rarest.passage,
    random,
  )
  const question = side(
    papers.flatMap(({ questions }) => questions.map(({ features }) => features)),
    rarest.question,
    random,
  )
  const shared = learned(question.rows, new Float64Array(question.rows.size))
  const model = { question, passage, shared }
  const read = papers.map((paper) => readPaper(paper, model))
  let count = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = read
      .map((paper) => ({ paper, place: random() }))
      .sort((a, b) => a.place - b.place)
    for (const { paper } of order) {
      learn(paper, model, random)
      count++
      for (const one of [passage, question, shared]) step(one, count)
    }
  }
  return model
}

interface ReadPaper {
  /** Rows of each passage's features. */
  readonly passages: readonly (readonly number[])[]
  readonly questions: readonly (AskedOf['questions'][number] & {
    readonly rows: readonly number[]
    /** For each passage the rows of the question's features that it has as well. */
    readonly same: readonly (readonly number[])[]
  })[]
}

const nothing: readonly number[] = []

function readPaper(
  { passages, questions }: AskedOf,
  { question, passage }: FittedAsked,
): ReadPaper {
  const sets = passages.map((features) => new Set(features))
  return {
    passages: passages.map((features) => rowsIn(passage.rows, features)),
    questions: questions.map((one) => {
      const rows = rowsIn(question.rows, one.features)
      const same = sets.map((set) => {
        const had = one.features.filter((feature) => set.has(feature))
        return had.length === 0 ? nothing : rowsIn(question.rows, had)
      })
      return { ...one, rows, same }
    }),
  }
}

function sum(weights: Float64Array, rows: readonly number[], into: Float64Array): void {
  into.fill(0)
  for (const row of rows)
    for (let at = 0; at < factors; at++)
      into[at] = (into[at] as number) + (weights[row * factors + at] as number)
}

function spread(slopes: Float64Array, rows: readonly number[], slope: Float64Array): void {
  for (const row of rows)
    for (let at = 0; at < factors; at++)
      slopes[row * factors + at] = (slopes[row * factors + at] as number) + (slope[at] as number)
}

/** Adds the slopes of the log chance that a softmax over a paper's passages draws right ones. */
function learn(
  { passages, questions }: ReadPaper,
  { passage, question, shared }: FittedAsked,
  random: () => number,
) {
  const vectors = passages.map((rows) => {
    const vector = new Float64Array(factors)
    sum(passage.weights, rows, vector)
    return vector
  })
  const pulls = passages.map(() => new Float64Array(factors))
  const asked = new Float64Array(factors)
  const slope = new Float64Array(factors)
  for (const { rows, same, offsets, right, partly, share } of questions) {
    const met = rows.filter(() => random() >= dropped)
    const stays = new Set(met)
    sum(question.weights, met, asked)
    const scale = 1 / (speaking * Math.sqrt(Math.max(1, met.length)))
    const scores = vectors.map((vector, at) => {
      let score = 0
      for (let factor = 0; factor < factors; factor++)
        score += (vector[factor] as number) * (asked[factor] as number)
      const had = (same[at] ?? nothing).filter((row) => stays.has(row))
      const telling = had.reduce((total, row) => total + (shared.weights[row] as number), 0)
      return scale * score + telling + (offsets[at] as number)
    })
    const top = Math.max(...scores)
    const raw = scores.map((score, at) => (partly.has(at) ? 0 : Math.exp(score - top)))
    const all = raw.reduce((total, value) => total + value, 0)
    let good = 0
    for (const at of right) good += raw[at] as number
    if (good === 0) continue
    slope.fill(0)
    const weight = share / Math.sqrt(questions.length)
    raw.forEach((value, at) => {
      const slide = weight * (value / all - (right.has(at) ? value / good : 0))
      if (slide === 0) return
      for (const row of same[at] ?? nothing)
        if (stays.has(row)) shared.slopes[row] = (shared.slopes[row] as number) + slide
      const wrong = scale * slide
      const [vector, pulled] = [vectors[at] as Float64Array, pulls[at] as Float64Array]
      for (let factor = 0; factor < factors; factor++) {
        slope[factor] = (slope[factor] as number) + wrong * (vector[factor] as number)
        pulled[factor] = (pulled[factor] as number) + wrong * (asked[factor] as number)
      }
    })
    spread(question.slopes, met, slope)
  }
  for (const [at, rows] of passages.entries())
    spread(passage.slopes, rows, pulls[at] as Float64Array)
}
