import { queryKinds } from '../engine/src/retrieve/passage-cues.ts'
import { describePassages, passageFeatures } from '../engine/src/retrieve/passage-features.ts'
import { passageIndex } from '../engine/src/retrieve/passage-index.ts'
import type { PassageUnit } from '../engine/src/retrieve/passages.ts'
import type { PassageWeights } from '../engine/src/retrieve/rank-passages.ts'
import { folds } from './folds.ts'
import { adam } from './optimisers.ts'
import { type AskedPassage, passageTraining } from './passage-sets.ts'

const size = passageFeatures.length
/** Passages of a query that are weighed against each other, by how well their words match. */
const considered = 40
const steps = 120
const rate = 0.06
/** Pull of the weights to zero; stronger for what a kind of query adds. */
const decay = 0.002
const decayOfKinds = 0.008
/** Sets of few questions, or of many that resemble each other, count by these. */
const shares: Readonly<Record<AskedPassage['set'], number>> = {
  'covid-qa': 1,
  qasper: 1.5,
  claims: 0.7,
  trials: 0.5,
}

/** A query's most likely passages as rows of features, and which of them are right. */
export interface PassageExample {
  readonly set: AskedPassage['set']
  readonly fold: number
  readonly kind: number
  readonly rows: Float64Array
  readonly right: readonly boolean[]
}

/**
 * The passages of each query that match its words best, described; queries are left out none of whose right ones is
 * among them, and claims where paragraphs are ranked.
 */
export function passageExamples(
  asked: readonly AskedPassage[],
  unit: PassageUnit,
): PassageExample[] {
  const match = passageFeatures.indexOf('match')
  return asked
    .filter(({ set }) => unit === 'sentence' || set !== 'claims')
    .map(({ set, fold, document, query, isRight }) => {
      const { kind, passages } = describePassages(passageIndex(document, unit), query)
      const near = passages
        .toSorted((a, b) => (b.row[match] as number) - (a.row[match] as number))
        .slice(0, considered)
      const rows = new Float64Array(near.length * size)
      near.forEach(({ row }, at) => {
        rows.set(row, at * size)
      })
      const right = near.map(({ passage }) => isRight(passage.span, passage.text))
      return { set, fold, kind: queryKinds.indexOf(kind), rows, right }
    })
    .filter(({ right }) => right.includes(true))
}

/**
 * Weights that put right passages first: the log of the chance that a softmax over a query's passages
 * draws a right one, with L2; full-batch Adam from zero weights, so no seed.
 */
export function fitPassages(examples: readonly PassageExample[]): number[] {
  const count = size * (1 + queryKinds.length)
  const { values: weights, climb } = adam(count, rate)
  const total = examples.reduce((sum, { set }) => sum + shares[set], 0)
  const joint = new Float64Array(size)
  const pull = new Float64Array(size)
  for (let step = 1; step <= steps; step++) {
    const gradient = weights.map((weight, at) => -(at < size ? decay : decayOfKinds) * weight)
    for (const { set, kind, rows, right } of examples) {
      const own = size * (1 + kind)
      for (let at = 0; at < size; at++)
        joint[at] = (weights[at] as number) + (weights[own + at] as number)
      const sums = right.map((_, row) => {
        let sum = 0
        for (let at = 0; at < size; at++)
          sum += (joint[at] as number) * (rows[row * size + at] as number)
        return sum
      })
      const top = Math.max(...sums)
      const raw = sums.map((sum) => Math.exp(sum - top))
      const all = raw.reduce((sum, value) => sum + value, 0)
      const good = raw.reduce((sum, value, row) => sum + (right[row] ? value : 0), 0)
      pull.fill(0)
      raw.forEach((value, row) => {
        const slope = (shares[set] / total) * ((right[row] ? value / good : 0) - value / all)
        for (let at = 0; at < size; at++)
          pull[at] = (pull[at] as number) + slope * (rows[row * size + at] as number)
      })
      for (let at = 0; at < size; at++) {
        gradient[at] = (gradient[at] as number) + (pull[at] as number)
        gradient[own + at] = (gradient[own + at] as number) + (pull[at] as number)
      }
    }
    climb(gradient)
  }
  return [...weights].map((weight) => Math.round(100 * weight) / 100)
}

interface PassageFolds {
  readonly all: PassageWeights
  /** For each fold, weights fitted to the others. */
  readonly without: readonly PassageWeights[]
}
const fittedTo = new Map<string, PassageFolds | null>()

/** Weights of both units fitted to the sets of a folder; null when one is not there. Fitted once in a run. */
export function fitPassageFolds(folder: string): PassageFolds | null {
  const known = fittedTo.get(folder)
  if (known !== undefined) return known
  const asked = passageTraining(folder)
  const made = asked && foldsOf(asked)
  fittedTo.set(folder, made)
  return made
}

function foldsOf(asked: readonly AskedPassage[]): PassageFolds {
  const examples = {
    sentence: passageExamples(asked, 'sentence'),
    paragraph: passageExamples(asked, 'paragraph'),
  }
  const fitted = (left?: number): PassageWeights => {
    const kept = (list: readonly PassageExample[]) => list.filter(({ fold }) => fold !== left)
    return {
      sentence: fitPassages(kept(examples.sentence)),
      paragraph: fitPassages(kept(examples.paragraph)),
    }
  }
  return { all: fitted(), without: Array.from({ length: folds }, (_, fold) => fitted(fold)) }
}
