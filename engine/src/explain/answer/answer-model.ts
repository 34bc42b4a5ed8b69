import { passageWeights } from '../../retrieve/passage-weights.ts'
import type { PassageWeights } from '../../retrieve/rank-passages.ts'
import { answerWeights } from './answer-weights.ts'
import { type AskedModel, unpackAsked } from './asked.ts'
import askedWeights from './asked-weights.json' with { type: 'json' }
import { refusalThreshold, refusalWeights } from './refusal-weights.ts'
import { surenessWeights } from './sureness-weights.ts'

/** What was learned about answering: how passages rank, and when to say nothing. */
export interface AnswerModel {
  readonly passages: PassageWeights
  readonly asked: AskedModel
  /** In the order of `answerFeatures`. */
  readonly ranking: readonly number[]
  /** In the order of `refusalFeatures`. */
  readonly refusal: readonly number[]
  /** Below this chance of an answer the question is refused. */
  readonly threshold: number
  /** In the order of `surenessFeatures`. */
  readonly sureness: readonly number[]
}

/** The weights that the engine is shipped with. */
export const shippedModel: AnswerModel = {
  passages: passageWeights,
  asked: unpackAsked(askedWeights.model),
  ranking: answerWeights,
  refusal: refusalWeights,
  threshold: refusalThreshold,
  sureness: surenessWeights,
}
