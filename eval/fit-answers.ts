import type { AnswerModel } from '../engine/src/explain/answer/answer-model.ts'
import { candidatesOf } from '../engine/src/explain/answer/candidates.ts'
import {
  answerFeatures,
  type DescribedCandidate,
  describeCandidates,
  orderCandidates,
} from '../engine/src/explain/answer/rank-candidates.ts'
import {
  chanceOfAnswer,
  refusalFeatures,
  refusalRow,
} from '../engine/src/explain/answer/refusal.ts'
import { surenessFeatures, surenessRow } from '../engine/src/explain/answer/sureness.ts'
import { type Question, readQuestion } from '../engine/src/explain/question/question.ts'
import { type Topic, topicOf } from '../engine/src/explain/question/question-coverage.ts'
import { readSentences } from '../engine/src/explain/text/sentence.ts'
import type { PassageWeights } from '../engine/src/retrieve/rank-passages.ts'
import { folds } from './folds.ts'
import { type AskedPaper, foreignPairs, hits } from './question-sets.ts'

/** A question asked of a paper, with all that can be quoted as an answer. */
export interface AskedExample {
  readonly question: Question
  readonly topic: Topic
  readonly described: readonly DescribedCandidate[]
  /** Places of right answers among `described`; empty when the paper does not say. */
  readonly right: ReadonlySet<number>
  readonly says: boolean
  /** 0 to 4, by the paper that is asked. */
  readonly fold: number
}

const foreignSeed = 7

/**
 * All questions of a set asked of their own papers and, as unanswerable, of other papers.
 * @param passagesOf the passage weights for a fold's papers, fitted without them
 */
export function askedExamples(
  papers: readonly AskedPaper[],
  passagesOf: (fold: number) => PassageWeights,
): AskedExample[] {
  const read = papers.map(({ document }) => candidatesOf(document, readSentences(document)))
  const example = (at: number, text: string, gold: readonly string[]): AskedExample => {
    const { document } = papers[at] as AskedPaper
    const candidates = read[at] ?? []
    const question = readQuestion(text)
    const topic = topicOf(question, candidates)
    const described = describeCandidates(
      document,
      question,
      candidates,
      topic,
      passagesOf(at % folds),
    ).filter(({ wide }) => wide > 0)
    const right = new Set<number>()
    described.forEach(({ candidate }, place) => {
      if (gold.length > 0 && hits([candidate.text], gold)) right.add(place)
    })
    return {
      question,
      topic,
      described,
      right,
      says: gold.length > 0,
      fold: at % folds,
    }
  }
  const own = papers.flatMap(({ questions }, at) =>
    questions
      .filter(({ gold }) => gold.length > 0)
      .map(({ question, gold }) => example(at, question, gold)),
  )
  const foreign = foreignPairs(papers, foreignSeed).map(({ paper, question }) =>
    example(paper, question, []),
  )
  return [...own, ...foreign]
}

const considered = 80
const steps = 300
const rate = 0.05
const decay = 0.0005

/**
 * Weights of `answerFeatures` that put right sentences first: the log of the chance that a softmax over a
 * question's candidates draws a right one, with L2; full-batch Adam from zero weights, so no seed.
 */
export function fitRanking(examples: readonly AskedExample[]): number[] {
  const data = examples
    .map(({ described, right }) => {
      const near = described
        .map(({ row, own, wide }, at) => ({ row, right: right.has(at), weight: own + 0.35 * wide }))
        .toSorted((a, b) => b.weight - a.weight)
        .slice(0, considered)
      return { rows: near.map(({ row }) => row), right: near.map((one) => one.right) }
    })
    .filter(({ right }) => right.includes(true))
  const weights = answerFeatures.map(() => 0)
  const first = answerFeatures.map(() => 0)
  const second = answerFeatures.map(() => 0)
  for (let step = 1; step <= steps; step++) {
    const gradient = weights.map((weight) => -decay * weight)
    for (const { rows, right } of data) {
      const scores = rows.map((row) => dot(row, weights))
      const top = Math.max(...scores)
      const raw = scores.map((score) => Math.exp(score - top))
      const total = raw.reduce((sum, value) => sum + value, 0)
      const good = raw.reduce((sum, value, at) => sum + (right[at] ? value : 0), 0)
      rows.forEach((row, at) => {
        const chance = (raw[at] ?? 0) / total
        const pull = ((right[at] ? (raw[at] ?? 0) / good : 0) - chance) / data.length
        for (let feature = 0; feature < row.length; feature++)
          gradient[feature] = (gradient[feature] ?? 0) + pull * (row[feature] ?? 0)
      })
    }
    gradient.forEach((slope, at) => {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope
      const mean = (first[at] ?? 0) / (1 - 0.9 ** step)
      const spread = (second[at] ?? 0) / (1 - 0.999 ** step)
      weights[at] = (weights[at] ?? 0) + (rate * mean) / (Math.sqrt(spread) + 1e-8)
    })
  }
  // Scaled so that a full score is about two, whatever the training's own scale.
  const scale = 2 / weights.reduce((sum, weight) => sum + Math.max(0, weight), 0)
  return weights.map((weight) => thousandths(weight * scale))
}

const dot = (a: readonly number[], b: readonly number[]) => {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}
const thousandths = (value: number) => Math.round(1000 * value) / 1000

export interface Judged {
  readonly chance: number
  readonly says: boolean
}

/** The chance of an answer that a refusal model gives each example. */
export function judge(
  examples: readonly AskedExample[],
  ranking: readonly number[],
  refusal: readonly number[],
): Judged[] {
  return examples.map(({ question, described, topic, says }) => {
    const row = refusalRow(question, orderCandidates(question, described, ranking), topic)
    return { chance: chanceOfAnswer(row, refusal), says }
  })
}

/** Weights of `refusalFeatures`: logistic regression with a little L2, full batch from zero, so no seed. */
export function fitRefusal(
  examples: readonly AskedExample[],
  ranking: readonly number[],
): number[] {
  const data = examples.map(({ question, described, topic, says }) => ({
    row: refusalRow(question, orderCandidates(question, described, ranking), topic),
    says,
  }))
  return fitLogistic(data, refusalFeatures.length, refusalPull)
}

/** Pull of the weights to zero. */
const refusalPull = 0.0005
const surePull = 0.003

/** Logistic regression with a little L2, full batch from zero. */
function fitLogistic(
  data: readonly { readonly row: readonly number[]; readonly says: boolean }[],
  size: number,
  pull: number,
): number[] {
  let weights = Array.from({ length: size }, () => 0)
  for (let step = 0; step < 3000; step++) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : pull * weight))
    for (const { row, says } of data) {
      const gap = (chanceOfAnswer(row, weights) - (says ? 1 : 0)) / data.length
      for (let at = 0; at < row.length; at++) slope[at] = (slope[at] ?? 0) + gap * (row[at] ?? 0)
    }
    weights = weights.map((weight, at) => weight - 0.5 * (slope[at] ?? 0))
  }
  return weights.map(thousandths)
}

/** Weights of `surenessFeatures`: whether what ranks first is right, of questions that the paper answers. */
export function fitSureness(
  examples: readonly AskedExample[],
  ranking: readonly number[],
  refusal: readonly number[],
): number[] {
  const data = examples
    .filter(({ says }) => says)
    .flatMap(({ question, described, topic, right }) => {
      const ranked = orderCandidates(question, described, ranking)
      const [lead] = ranked
      if (!lead) return []
      const says = chanceOfAnswer(refusalRow(question, ranked, topic), refusal)
      const places = described.findIndex(
        ({ candidate }) => candidate.span.start === lead.span.start,
      )
      return [{ row: surenessRow(lead, ranked, says), says: right.has(places) }]
    })
  return fitLogistic(data, surenessFeatures.length, surePull)
}

/**
 * So many questions of other papers are to be refused by their chance alone. Names that a paper never prints and demands
 * that no passage meets refuse some more: together nine of ten.
 */
const refusedByChance = 0.855

/**
 * The least threshold that refuses so many unanswerable questions. The best difference of these and the falsely refused
 * would lie higher, but who asks in words of his own is refused more often than the sets' askers, who had read the answer.
 */
export function leastThreshold(judged: readonly Judged[]): number {
  const other = judged.filter(({ says }) => !says)
  const refused = (cut: number) => other.filter(({ chance }) => chance < cut).length / other.length
  const tried = Array.from({ length: 31 }, (_, step) => (20 + 2 * step) / 100)
  return tried.find((cut) => refused(cut) >= refusedByChance) ?? 0.5
}

/** A model fitted to examples alone, its threshold included. */
export function fitModel(examples: readonly AskedExample[], passages: PassageWeights): AnswerModel {
  const ranking = fitRanking(examples)
  const refusal = fitRefusal(examples, ranking)
  const sureness = fitSureness(examples, ranking, refusal)
  const threshold = leastThreshold(judge(examples, ranking, refusal))
  return { passages, ranking, refusal, threshold, sureness }
}
