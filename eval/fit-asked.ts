import {
  type AskedModel,
  type Factors,
  type PackedAsked,
  speaking,
} from '../engine/src/explain/answer/asked.ts'
import { seeded } from '../engine/src/text/seeded.fixture.ts'
import { greatestWeight, packRows } from '../engine/src/text/sequence-model.ts'

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
const factors = 32
const epochs = 5
const rate = 0.003
/** Decoupled pull to zero (Loshchilov & Hutter 2019), times the rate, at each step. */
const pull = 0.17
/** Share of a question's features that are left out when it is met, so that none is leant on alone. */
const dropped = 0.3
/** Rarer features are not learned. */
const rarest = { question: 5, passage: 30 }
function side(lists: Iterable<readonly number[]>, least: number, random: () => number) {
  const counts = new Map<number, number>()
  for (const list of lists) for (const key of list) counts.set(key, (counts.get(key) ?? 0) + 1)
  const rows = new Map<number, number>()
  for (const [key, count] of counts) if (count >= least) rows.set(key, rows.size)
  const length = rows.size * factors
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return {
    rows,
    weights: Float64Array.from({ length }, () => 0.1 * normal()),
    slopes: new Float64Array(length),
    first: new Float64Array(length),
    second: new Float64Array(length),
  }
}
type Side = ReturnType<typeof side>

const rowsOf = ({ rows }: Side, features: readonly number[]) =>
  features.map((key) => rows.get(key)).filter((row): row is number => row !== undefined)

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
  const read = papers.map(({ passages, questions }) => ({
    passages: passages.map((features) => rowsOf(passage, features)),
    questions: questions.map((one) => ({ ...one, rows: rowsOf(question, one.features) })),
  }))
  let count = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = read
      .map((paper) => ({ paper, place: random() }))
      .sort((a, b) => a.place - b.place)
    for (const { paper } of order) {
      learn(paper, passage, question, random)
      count++
      step(passage, count)
      step(question, count)
    }
  }
  return { question, passage }
}

interface ReadPaper {
  readonly passages: readonly (readonly number[])[]
  readonly questions: readonly (AskedOf['questions'][number] & {
    readonly rows: readonly number[]
  })[]
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
  passage: Side,
  question: Side,
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
  for (const { rows, offsets, right, partly, share } of questions) {
    const met = rows.filter(() => random() >= dropped)
    sum(question.weights, met, asked)
    const scale = 1 / (speaking * Math.sqrt(Math.max(1, met.length)))
    const scores = vectors.map((vector, at) => {
      let score = 0
      for (let factor = 0; factor < factors; factor++)
        score += (vector[factor] as number) * (asked[factor] as number)
      return scale * score + (offsets[at] as number)
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
      const wrong = weight * scale * (value / all - (right.has(at) ? value / good : 0))
      if (wrong === 0) return
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

const greatest = ({ weights }: Side) =>
  weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)

/** A fitted model with its weights rounded as they are kept. */
export function roundedAsked({ question, passage }: FittedAsked): AskedModel & {
  readonly question: Factors & { readonly rows: ReadonlyMap<number, number> }
  readonly passage: Factors & { readonly rows: ReadonlyMap<number, number> }
} {
  const scale = greatestWeight / Math.max(greatest(question), greatest(passage))
  const round = ({ rows, weights }: Side) => ({
    rows,
    weights: Int8Array.from(weights, (weight) => Math.round(weight * scale)),
  })
  return { factors, scale, question: round(question), passage: round(passage) }
}

export function packedAsked(model: ReturnType<typeof roundedAsked>): PackedAsked {
  const packed = ({ rows, weights }: typeof model.question) => packRows(rows, weights, factors)
  return {
    factors,
    scale: Math.round(1000 * model.scale) / 1000,
    question: packed(model.question),
    passage: packed(model.passage),
  }
}
