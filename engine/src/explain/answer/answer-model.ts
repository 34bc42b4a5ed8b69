import { passageWeights } from '../../retrieve/passage-weights.ts'
import type { PassageWeights } from '../../retrieve/rank-passages.ts'
import { unpackRows } from '../../text/sequence-model.ts'
import { answerWeights } from './answer-weights.ts'
import { type AskedModel, unpackAsked } from './asked.ts'
import askedWeights from './asked-weights.json' with { type: 'json' }
import type { RefusalModel } from './refusal.ts'
import { refusalThreshold, refusalWeights } from './refusal-weights.ts'
import refusalWords from './refusal-words.json' with { type: 'json' }
import { surenessWeights } from './sureness-weights.ts'

/** What was learned about answering: how passages rank, and when to say nothing. */
export interface AnswerModel {
  readonly passages: PassageWeights
  readonly asked: AskedModel
  /** As `answerScore` reads them, in the order of `answerFeatures`. */
  readonly ranking: readonly number[]
  readonly refusal: RefusalModel
  /** The least chance that the paper says the answer; what leads makes up for some of it, or falls short: `isWorthShowing`. */
  readonly threshold: number
  /** In the order of `surenessFeatures`. */
  readonly sureness: readonly number[]
}

/** The weights that the engine is shipped with. */
export const shippedModel: AnswerModel = {
  passages: passageWeights,
  asked: unpackAsked(askedWeights.model),
  ranking: answerWeights,
  refusal: {
    weights: refusalWeights,
    words: unpackRows(refusalWords.packed, 1),
    scale: refusalWords.scale,
  },
  threshold: refusalThreshold,
  sureness: surenessWeights,
}
