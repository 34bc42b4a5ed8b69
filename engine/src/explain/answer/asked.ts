import type { PaperDocument } from '../../document/paper-document.ts'
import type { KeyRows } from '../../text/key-rows.ts'
import { unpackRows } from '../../text/sequence-model.ts'
import type { Question } from '../question/question.ts'
import { passageFeatures, questionFeatures } from './asked-features.ts'
import type { Candidate } from './candidates.ts'

/** One side of the model: a vector of `factors` numbers for each feature that it knows. */
export interface Factors {
  readonly rows: KeyRows
  /** `weights[row * factors + factor]`, times the model's scale. */
  readonly weights: ArrayLike<number>
}

/**
 * How well a passage's words give what a question's words ask for, be they the same words or not: supervised semantic
 * indexing (Bai et al. 2009). Both sides become short vectors, which are compared.
 */
export interface AskedModel {
  readonly factors: number
  readonly scale: number
  readonly question: Factors
  readonly passage: Factors
}

/** The same as it is kept in a file. */
export interface PackedAsked {
  readonly factors: number
  readonly scale: number
  readonly question: string
  readonly passage: string
}

export const unpackAsked = ({ factors, scale, question, passage }: PackedAsked): AskedModel => ({
  factors,
  scale,
  question: unpackRows(question, factors),
  passage: unpackRows(passage, factors),
})

/** A passage has some 40 features whatever it says; they are added up as if they were so many that speak. */
export const speaking = 5

/** The sum of the vectors of features that are known. */
function sumOf({ rows, weights }: Factors, factors: number, features: readonly number[]) {
  const sum = new Float64Array(factors)
  let known = 0
  for (const feature of features) {
    const row = rows.get(feature)
    if (row === undefined) continue
    known++
    for (let at = 0; at < factors; at++)
      sum[at] = (sum[at] as number) + (weights[row * factors + at] as number)
  }
  return { sum, known }
}

/** Vectors of a paper's passages by where they begin, kept for its next question. */
const kept = new WeakMap<AskedModel, WeakMap<PaperDocument, Map<number, Float64Array>>>()

function vectorsOf(model: AskedModel, document: PaperDocument): Map<number, Float64Array> {
  const papers = kept.get(model) ?? new WeakMap<PaperDocument, Map<number, Float64Array>>()
  kept.set(model, papers)
  const vectors = papers.get(document) ?? new Map<number, Float64Array>()
  papers.set(document, vectors)
  return vectors
}

/**
 * How well each candidate gives what a question asks for, by the words of both: a log weight, 0 where the model knows
 * nothing of either.
 */
export function askedScores(
  model: AskedModel,
  document: PaperDocument,
  question: Question,
  candidates: readonly Candidate[],
): number[] {
  const { factors, scale } = model
  const asked = sumOf(model.question, factors, questionFeatures(question))
  const share = 1 / (speaking * scale * scale * Math.sqrt(Math.max(1, asked.known)))
  const vectors = vectorsOf(model, document)
  return candidates.map((candidate) => {
    const known = vectors.get(candidate.span.start)
    const vector = known ?? sumOf(model.passage, factors, passageFeatures(document, candidate)).sum
    if (!known) vectors.set(candidate.span.start, vector)
    let sum = 0
    for (let at = 0; at < factors; at++) sum += (asked.sum[at] as number) * (vector[at] as number)
    return sum * share
  })
}
