import { speaking } from '../engine/src/explain/answer/asked.ts'
import { seeded } from '../engine/src/text/seeded.fixture.ts'
import { bringTo, type LearnedRows, learnedRows, stepDown, takeIntoMean } from './adam-rows.ts'
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
const epochs = 8
/** The weights are the mean of those at the end, over this share of all steps, of which so many are apart. */
const averaged = 0.6
const apart = 40
/** Share of a question's features that are left out when it is met, so that none is leant on alone. */
const dropped = 0.3
/** Rarer features are not learned. */
const rarest = { question: 8, passage: 60 }

function side(lists: readonly (readonly number[])[], least: number, random: () => number) {
  const rows = frequentRows(timesOf(lists), least)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const weights = Float64Array.from({ length: rows.size * factors }, () => 0.1 * normal())
  return learnedRows(rows, weights, factors)
}

export interface FittedAsked {
  readonly question: LearnedRows
  readonly passage: LearnedRows
  /** One weight for each row of the question's. */
  readonly shared: LearnedRows
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
  const shared = learnedRows(question.rows, new Float64Array(question.rows.size), 1)
  const model = { question, passage, shared }
  const read = papers.map((paper) => readPaper(paper, model))
  let step = 0
  let taken = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = read
      .map((paper) => ({ paper, place: random() }))
      .sort((a, b) => a.place - b.place)
    for (const { paper } of order) {
      const met = [
        [passage, paper.passageRows],
        [question, paper.questionRows],
        [shared, paper.questionRows],
      ] as const
      for (const [side, rows] of met) bringTo(step, side, rows)
      learn(paper, model, random)
      step++
      for (const [side, rows] of met) stepDown(step, side, rows)
      if (step < (1 - averaged) * epochs * read.length || step % apart !== 0) continue
      taken++
      for (const [side] of met) takeIntoMean(step, taken, side)
    }
  }
  for (const side of [passage, question, shared]) side.weights.set(side.mean)
  return model
}

interface ReadPaper {
  /** Rows of each passage's features. */
  readonly passages: readonly (readonly number[])[]
  /** All of these, and all of its questions', each once. */
  readonly passageRows: ReadonlySet<number>
  readonly questionRows: ReadonlySet<number>
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
  const said = new Set(passages.flat())
  const rows = passages.map((features) => rowsIn(passage.rows, features))
  const read = questions.map((one) => {
    const possible = one.features.filter((feature) => said.has(feature))
    const same = sets.map((set) => {
      const had = possible.filter((feature) => set.has(feature))
      return had.length === 0 ? nothing : rowsIn(question.rows, had)
    })
    return { ...one, rows: rowsIn(question.rows, one.features), same }
  })
  return {
    passages: rows,
    passageRows: new Set(rows.flat()),
    questionRows: new Set(read.flatMap((one) => one.rows)),
    questions: read,
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
      let telling = 0
      for (const row of same[at] ?? nothing)
        if (stays.has(row)) telling += shared.weights[row] as number
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
