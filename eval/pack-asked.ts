import type { AskedModel, Factors, PackedAsked } from '../engine/src/explain/answer/asked.ts'
import { greatestWeight, packRows } from '../engine/src/text/sequence-model.ts'
import type { LearnedRows } from './adam-rows.ts'
import { type FittedAsked, factors } from './fit-asked.ts'
import { toThousandths } from './rounding.ts'

const greatest = ({ weights }: LearnedRows) =>
  weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)

type Kept = Factors & { readonly rows: ReadonlyMap<number, number> }

/** A fitted model with its weights rounded as they are kept. */
export function roundedAsked({ question, passage, shared }: FittedAsked): AskedModel & {
  readonly question: Kept
  readonly passage: Kept
  readonly shared: Kept
} {
  const scale = greatestWeight / Math.max(greatest(question), greatest(passage))
  const scaleOfShared = greatestWeight / Math.max(greatest(shared), 1e-9)
  const round = ({ rows, weights }: LearnedRows, by: number) => ({
    rows,
    weights: Int8Array.from(weights, (weight) => Math.round(weight * by)),
  })
  return {
    factors,
    scale,
    question: round(question, scale),
    passage: round(passage, scale),
    shared: round(shared, scaleOfShared),
    scaleOfShared,
  }
}

/** A rounded model as it is written to a file, without the shared features that weigh nothing. */
export function packedAsked(model: ReturnType<typeof roundedAsked>): PackedAsked {
  const { question, passage, shared } = model
  const telling = [...shared.rows].filter(([, row]) => shared.weights[row] !== 0)
  return {
    factors,
    scale: toThousandths(model.scale),
    question: packRows(question.rows, question.weights, factors),
    passage: packRows(passage.rows, passage.weights, factors),
    shared: packRows(new Map(telling), shared.weights, 1),
    scaleOfShared: toThousandths(model.scaleOfShared),
  }
}
