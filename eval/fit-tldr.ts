import { frequentRows, rowsIn, timesOf, worthiestRows } from './feature-rows.ts'
import { adam } from './optimisers.ts'

/** An abstract's sentences by their features, and what each is worth as the summary. */
export interface TldrExample {
  readonly rows: readonly (readonly number[])[]
  readonly keys: readonly (readonly number[])[]
  readonly rewards: readonly number[]
}

export interface FittedTldr {
  readonly weights: readonly number[]
  /** Words that were learned, with a weight each. */
  readonly rows: ReadonlyMap<number, number>
  readonly ofWords: readonly number[]
}

/** How a ranker is fitted. */
export interface TldrFit {
  readonly steps: number
  readonly temperature: number
  /** How many words are kept: those whose weight and frequency move the most. */
  readonly kept: number
}
/** Of the features alone: for papers of any kind. */
export const plainFit: TldrFit = { steps: 400, temperature: 1, kept: 0 }
/** With words, for papers like those it is fitted to. */
export const wordedFit: TldrFit = { steps: 200, temperature: 0.5, kept: 2_500 }

const rate = 0.05
/** Pull of the weights to zero; stronger for words, of which there are many. */
const decay = 0.0005
const decayOfWords = 0.003
/** Rarer words are not learned. */
const rarest = 8

/**
 * Weights by which a softmax over an abstract's sentences expects the greatest reward, with L2; full-batch Adam (Kingma &
 * Ba 2015) from zero, so no seed.
 */
export function fitTldr(
  examples: readonly TldrExample[],
  { steps, temperature, kept }: TldrFit,
): FittedTldr {
  const times = timesOf(kept > 0 ? examples.flatMap(({ keys }) => keys) : [])
  const places = frequentRows(times, rarest)
  const size = examples[0]?.rows[0]?.length ?? 0
  const data = examples.map(({ rows, keys, rewards }) => ({
    rows,
    rewards,
    words: keys.map((list) => rowsIn(places, list)),
  }))
  const { values: weights, climb } = adam(size + places.size, rate)
  for (let step = 1; step <= steps; step++) {
    const slopes = weights.map((weight, at) => -(at < size ? decay : decayOfWords) * weight)
    for (const { rows, words, rewards } of data) {
      const scores = rows.map((row, at) => {
        let sum = 0
        for (let place = 0; place < size; place++)
          sum += (weights[place] as number) * (row[place] as number)
        for (const word of words[at] ?? []) sum += weights[size + word] as number
        return sum / temperature
      })
      const top = Math.max(...scores)
      const raw = scores.map((score) => Math.exp(score - top))
      const total = raw.reduce((sum, value) => sum + value, 0)
      const expected = raw.reduce((sum, value, at) => sum + value * (rewards[at] ?? 0), 0) / total
      rows.forEach((row, at) => {
        const gain = (rewards[at] ?? 0) - expected
        const pull = (((raw[at] ?? 0) / total) * gain) / data.length
        for (let place = 0; place < size; place++)
          slopes[place] = (slopes[place] as number) + pull * (row[place] as number)
        for (const word of words[at] ?? [])
          slopes[size + word] = (slopes[size + word] as number) + pull
      })
    }
    climb(slopes)
  }
  const weightOf = (row: number) => weights[size + row] as number
  const moves = (row: number, key: number) =>
    Math.abs(weightOf(row)) * Math.sqrt(times.get(key) ?? 0)
  const rows = worthiestRows(places, moves, kept)
  return {
    weights: [...weights.subarray(0, size)],
    rows,
    ofWords: [...rows.keys()].map((key) => weightOf(places.get(key) as number)),
  }
}
