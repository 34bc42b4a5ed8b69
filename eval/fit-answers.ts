import type { AnswerModel } from '../engine/src/explain/answer/answer-model.ts'
import { answerScore, startOfType, typeCount } from '../engine/src/explain/answer/answer-score.ts'
import type { AskedModel } from '../engine/src/explain/answer/asked.ts'
import { answerFeatures } from '../engine/src/explain/answer/describe-candidates.ts'
import { orderCandidates } from '../engine/src/explain/answer/rank-candidates.ts'
import { chanceOfAnswer, fullScore, tellingOf } from '../engine/src/explain/answer/refusal.ts'
import { surenessFeatures, surenessRow } from '../engine/src/explain/answer/sureness.ts'
import { type AskedExample, askedOf, describedIn, tellAsked } from './answer-examples.ts'
import { type FittedAsked, fitAsked } from './fit-asked.ts'
import { type FittedRefusal, fitRefusal, judgeUnseen } from './fit-refusal.ts'
import { folds } from './folds.ts'
import { adam } from './optimisers.ts'
import { roundedAsked } from './pack-asked.ts'
import { toThousandths } from './rounding.ts'

const considered = 80
const steps = 300
const rate = 0.05
/** Pull of the weights to zero; stronger for what a type of question adds. */
const decay = 0.0005
const decayOfTypes = 0.004

/**
 * Weights of `answerFeatures` that put right sentences first: the log of the chance that a softmax over a
 * question's candidates draws a right one, with L2; full-batch Adam from zero weights, so no seed.
 */
function fitRanking(examples: readonly AskedExample[]): number[] {
  const data = examples.map(weighed).filter(({ right }) => right.includes(1))
  const total = data.reduce((sum, { share }) => sum + share, 0)
  const count = size * (1 + typeCount)
  const { values: weights, climb } = adam(count, rate)
  const joint = new Float64Array(size)
  const slopes = new Float64Array(size)
  const scores = new Float64Array(considered)
  for (let step = 1; step <= steps; step++) {
    const gradient = weights.map((weight, at) => -(at < size ? decay : decayOfTypes) * weight)
    for (const { rows, right, share, own } of data) {
      for (let at = 0; at < size; at++)
        joint[at] = (weights[at] as number) + (weights[own + at] as number)
      const { length } = right
      let top = Number.NEGATIVE_INFINITY
      for (let at = 0; at < length; at++) {
        const score = dot(rows, at * size, joint)
        scores[at] = score
        if (score > top) top = score
      }
      let all = 0
      let good = 0
      for (let at = 0; at < length; at++) {
        const value = Math.exp((scores[at] as number) - top)
        scores[at] = value
        all += value
        if (right[at] === 1) good += value
      }
      slopes.fill(0)
      for (let at = 0; at < length; at++) {
        const value = scores[at] as number
        const pull = (share / total) * ((right[at] === 1 ? value / good : 0) - value / all)
        for (let feature = 0; feature < size; feature++)
          slopes[feature] =
            (slopes[feature] as number) + pull * (rows[at * size + feature] as number)
      }
      for (let at = 0; at < size; at++) {
        gradient[at] = (gradient[at] as number) + (slopes[at] as number)
        gradient[own + at] = (gradient[own + at] as number) + (slopes[at] as number)
      }
    }
    climb(gradient)
  }
  return [...weights]
}

const size = answerFeatures.length
const asked = answerFeatures.indexOf('asked')

/** The candidates that lie nearest to a question, one row after the other, and which are right; those that answer in part are left out. */
function weighed(example: AskedExample) {
  const { question, right, partly, paper } = example
  const near = describedIn(example)
    .map(({ row, own, wide }, at) => ({
      row,
      at,
      weight: own + 0.35 * wide + (row[asked] as number),
    }))
    .filter(({ at }) => !partly.has(at))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, considered)
  const rows = new Float64Array(near.length * size)
  near.forEach(({ row }, place) => {
    rows.set(row, place * size)
  })
  return {
    rows,
    right: Uint8Array.from(near, ({ at }) => (right.has(at) ? 1 : 0)),
    share: paper.share,
    own: startOfType(question.type, size),
  }
}

function dot(rows: Float64Array, start: number, weights: Float64Array): number {
  let sum = 0
  for (let at = 0; at < size; at++) sum += (rows[start + at] as number) * (weights[at] as number)
  return sum
}

/** The ranking's weights, fitted to examples alone; scaled to a full score, whatever the training's own scale. */
export function scaledRanking(examples: readonly AskedExample[]): number[] {
  const weights = fitRanking(examples)
  const all = weights.slice(0, size).reduce((sum, weight) => sum + Math.max(0, weight), 0)
  const scale = fullScore / all
  return weights.map((weight) => toThousandths(weight * scale))
}

/**
 * What is asked for, fitted on top of the ranking that knows nothing of it: with all examples, and for each fold
 * without its papers. The examples' rows tell it afterwards, by the models that have not seen them.
 * @param more what only this is fitted to
 */
export function fitAskedFolds(
  examples: readonly AskedExample[],
  more: readonly AskedExample[],
): {
  readonly all: FittedAsked
  readonly without: readonly FittedAsked[]
} {
  const plain = fitRanking(examples)
  const papers = askedOf([...examples, ...more], (row, type) => answerScore(row, type, plain))
  const without = Array.from({ length: folds }, (_, fold) =>
    fitAsked(papers.filter((paper) => paper.fold !== fold)),
  )
  const models = without.map(roundedAsked)
  const all = fitAsked(papers)
  tellAsked(examples, (fold) => models[fold] as AskedModel)
  return { all, without }
}

/** Pull of the weights to zero. */
const surePull = 0.003

interface Weighted {
  readonly row: readonly number[]
  readonly says: boolean
  readonly share: number
}

/** Logistic regression with a little L2, full batch from zero. */
function fitLogistic(data: readonly Weighted[], size: number, pull: number): number[] {
  const total = data.reduce((sum, { share }) => sum + share, 0)
  let weights = Array.from({ length: size }, () => 0)
  for (let step = 0; step < 3000; step++) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : pull * weight))
    for (const { row, says, share } of data) {
      const gap = (share / total) * (chanceOfAnswer(row, weights) - (says ? 1 : 0))
      for (let at = 0; at < row.length; at++) slope[at] = (slope[at] ?? 0) + gap * (row[at] ?? 0)
    }
    weights = weights.map((weight, at) => weight - 0.5 * (slope[at] ?? 0))
  }
  return weights.map(toThousandths)
}

/** The sets' marks are people's, and few: each counts so many of the readers' for how sure an answer is. */
const shareOfSureSets = 5

/** Weights of `surenessFeatures`: whether what ranks first is right, of questions that the paper answers. */
function fitSureness(
  examples: readonly AskedExample[],
  ranking: readonly number[],
  chances: readonly number[],
): number[] {
  const data = examples
    .map((example, at) => ({ ...example, chance: chances[at] as number }))
    .filter(({ says }) => says)
    .flatMap((example) => {
      const { question, right, paper, chance } = example
      const described = describedIn(example)
      const ranked = orderCandidates(question, described, ranking)
      const [lead] = ranked
      if (!lead) return []
      const places = described.findIndex(
        ({ candidate }) => candidate.span.start === lead.span.start,
      )
      const share = paper.isOfSet ? shareOfSureSets : 1
      return [{ row: surenessRow(lead, ranked, chance), says: right.has(places), share }]
    })
  return fitLogistic(data, surenessFeatures.length, surePull)
}

/**
 * So many questions of other papers are to be refused by their chance alone. Names that a paper never prints and demands
 * that no passage meets refuse some more: together nine of ten.
 */
const refusedByChance = 0.86

/**
 * The least threshold that refuses so many unanswerable questions. The best difference of these and the falsely refused
 * would lie higher, but who asks in words of his own is refused more often than the sets' askers, who had read the answer.
 */
function leastThreshold(unsaid: readonly number[]): number {
  const refused = (cut: number) => unsaid.filter((chance) => chance < cut).length / unsaid.length
  const tried = Array.from({ length: 31 }, (_, step) => (20 + 2 * step) / 100)
  return tried.find((cut) => refused(cut) >= refusedByChance) ?? 0.5
}

/** What ranks passages, by which refusals are told. */
export type Rankers = Pick<AnswerModel, 'passages' | 'asked' | 'ranking'>

/** A model fitted to examples alone, its threshold included, on top of rankers that were. */
export function fitModel(
  examples: readonly AskedExample[],
  rankers: Rankers,
): AnswerModel & { readonly refusal: FittedRefusal } {
  const { ranking } = rankers
  const told = examples.map((example) => {
    const { question, topic, says, paper } = example
    const ranked = orderCandidates(question, describedIn(example), ranking)
    return { telling: tellingOf(question, ranked, topic), says, fold: paper.fold }
  })
  const refusal = fitRefusal(told)
  const chances = judgeUnseen(told)
  const sureness = fitSureness(examples, ranking, chances)
  const threshold = leastThreshold(
    chances.filter((_, at) => examples[at]?.paper.isOfSet && !examples[at]?.says),
  )
  return { ...rankers, refusal, threshold, sureness }
}
