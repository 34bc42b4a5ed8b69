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
 * indexing (Bai et al. 2009). Both sides become short vectors, which are compared; and each word of a question tells how
 * much it speaks for a passage that has it.
 */
export interface AskedModel {
  readonly factors: number
  readonly scale: number
  readonly question: Factors
  readonly passage: Factors
  /** One weight for each feature of a question that a passage may have as well. */
  readonly shared: Factors
  readonly scaleOfShared: number
}

/** The same as it is kept in a file. */
export interface PackedAsked {
  readonly factors: number
  readonly scale: number
  readonly question: string
  readonly passage: string
  readonly shared: string
  readonly scaleOfShared: number
}

export const unpackAsked = ({
  factors,
  question,
  passage,
  shared,
  ...scales
}: PackedAsked): AskedModel => ({
  ...scales,
  factors,
  question: unpackRows(question, factors),
  passage: unpackRows(passage, factors),
  shared: unpackRows(shared, 1),
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

interface KnownPassage {
  readonly vector: Float64Array
  readonly features: readonly number[]
}
/** What is known of a paper's passages by where they begin, kept for its next question. */
const kept = new WeakMap<AskedModel, WeakMap<PaperDocument, Map<number, KnownPassage>>>()

function passagesOf(model: AskedModel, document: PaperDocument): Map<number, KnownPassage> {
  const papers = kept.get(model) ?? new WeakMap<PaperDocument, Map<number, KnownPassage>>()
  kept.set(model, papers)
  const passages = papers.get(document) ?? new Map<number, KnownPassage>()
  papers.set(document, passages)
  return passages
}

/** What is known of each candidate, read where it was not yet. */
export function readPassages(
  model: AskedModel,
  document: PaperDocument,
  candidates: readonly Candidate[],
): KnownPassage[] {
  const passages = passagesOf(model, document)
  return candidates.map((candidate) => {
    const known = passages.get(candidate.span.start)
    if (known) return known
    const features = passageFeatures(document, candidate)
    const read = { vector: sumOf(model.passage, model.factors, features).sum, features }
    passages.set(candidate.span.start, read)
    return read
  })
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
  const { factors, scale, shared, scaleOfShared } = model
  const features = questionFeatures(question)
  const asked = sumOf(model.question, factors, features)
  const share = 1 / (speaking * scale * scale * Math.sqrt(Math.max(1, asked.known)))
  const telling = features.flatMap((feature) => {
    const row = shared.rows.get(feature)
    return row === undefined ? [] : [{ feature, weight: shared.weights[row] as number }]
  })
  return readPassages(model, document, candidates).map(({ vector, features: held }) => {
    let sum = 0
    for (let at = 0; at < factors; at++) sum += (asked.sum[at] as number) * (vector[at] as number)
    let same = 0
    for (const { feature, weight } of telling) if (held.includes(feature)) same += weight
    return sum * share + same / scaleOfShared
  })
}
