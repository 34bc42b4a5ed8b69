import {
  chanceSaid,
  type RefusalModel,
  refusalFeatures,
  type Telling,
} from '../engine/src/explain/answer/refusal.ts'
import { greatestWeight } from '../engine/src/text/sequence-model.ts'
import { frequentRows, rowsIn, timesOf } from './feature-rows.ts'
import { adam } from './optimisers.ts'
import { toThousandths } from './rounding.ts'

/** A question asked of a paper, and whether the paper says the answer. */
export interface Told {
  readonly telling: Telling
  readonly says: boolean
  readonly fold: number
}

export interface FittedRefusal extends RefusalModel {
  readonly words: { readonly rows: ReadonlyMap<number, number>; readonly weights: Int8Array }
}

const steps = 400
const rate = 0.03
/** Pull of the weights to zero; stronger for words, of which there are many. */
const pull = 0.0005
const pullOfWords = 0.0006
/** Rarer words are not learned. */
const rarest = 8
const size = refusalFeatures.length

/**
 * Logistic regression with L2, full-batch Adam (Kingma & Ba 2015) from zero, so no seed. What a paper says and what it
 * does not count alike together: a chance of one half is that of a question of which nothing is known.
 */
export function fitRefusal(examples: readonly Told[]): FittedRefusal {
  const rows = frequentRows(timesOf(examples.map(({ telling }) => telling.words)), rarest)
  const unsaid = examples.filter(({ says }) => !says).length
  const share = unsaid / Math.max(1, examples.length - unsaid)
  const data = examples.map(({ telling: { row, words }, says }) => ({
    row,
    places: rowsIn(rows, words).map((at) => size + at),
    says: says ? 1 : 0,
    share: (says ? share : 1) / Math.max(1, 2 * unsaid),
  }))
  const { values: weights, climb } = adam(size + rows.size, rate, 1e-7)
  for (let step = 1; step <= steps; step++) {
    const slopes = weights.map((weight, at) =>
      at === 0 ? 0 : -(at < size ? pull : pullOfWords) * weight,
    )
    for (const { row, places, says, share } of data) {
      let sum = 0
      for (let at = 0; at < size; at++) sum += (weights[at] as number) * (row[at] as number)
      for (const at of places) sum += weights[at] as number
      const gap = share * (says - 1 / (1 + Math.exp(-sum)))
      for (let at = 0; at < size; at++)
        slopes[at] = (slopes[at] as number) + gap * (row[at] as number)
      for (const at of places) slopes[at] = (slopes[at] as number) + gap
    }
    climb(slopes)
  }
  const ofWords = weights.subarray(size)
  const greatest = ofWords.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9)
  const scale = Math.round((1000 * greatestWeight) / greatest) / 1000
  return {
    weights: Array.from(weights.subarray(0, size), toThousandths),
    words: { rows, weights: Int8Array.from(ofWords, (weight) => Math.round(weight * scale)) },
    scale,
  }
}

/** The chance of an answer that each example is given by a model that has not seen its paper, nor those of its fold. */
export function judgeUnseen(examples: readonly Told[]): number[] {
  const chances = examples.map(() => 0)
  for (const fold of new Set(examples.map((one) => one.fold))) {
    const model = fitRefusal(examples.filter((one) => one.fold !== fold))
    examples.forEach(({ telling, fold: own }, at) => {
      if (own === fold) chances[at] = chanceSaid(telling, model)
    })
  }
  return chances
}
