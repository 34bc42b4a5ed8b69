const rate = 0.004
/** Decoupled pull to zero (Loshchilov & Hutter 2019), times the rate, at each step. */
const pull = 0.17
const [fade, fadeOfSquares] = [0.9, 0.999]

/**
 * Weights of rows that are learned by Adam (Kingma & Ba 2015), of which each step meets few. A row that is not met still
 * moves on by what it learned before: it is brought up to date when it is met again, by the same sum in one go.
 */
export interface LearnedRows {
  /** The row of each feature. */
  readonly rows: ReadonlyMap<number, number>
  /** Weights of a row. */
  readonly width: number
  readonly weights: Float64Array
  /** What the next step goes down. */
  readonly slopes: Float64Array
  /** The mean of the weights after the steps that were taken into it (Polyak & Juditsky 1992). */
  readonly mean: Float64Array
  readonly first: Float64Array
  readonly second: Float64Array
  /** Up to which step each row is brought. */
  readonly reached: Int32Array
}

export function learnedRows(
  rows: ReadonlyMap<number, number>,
  weights: Float64Array,
  width: number,
): LearnedRows {
  const none = () => new Float64Array(weights.length)
  const [slopes, mean, first, second] = [none(), none(), none(), none()]
  const reached = new Int32Array(rows.size)
  return { rows, width, weights, slopes, mean, first, second, reached }
}

const biasAt = (step: number) => Math.sqrt(1 - fadeOfSquares ** step) / (1 - fade ** step)

/** Brings rows to where they stand after a step, 1 for the first, that met them last before it. */
export function bringTo(step: number, learned: LearnedRows, met: Iterable<number>): void {
  const { width, weights, first, second, reached } = learned
  for (const row of met) {
    const missed = step - (reached[row] as number)
    reached[row] = step
    if (missed <= 0) continue
    const faded = fade ** missed
    // The mean slope fades at each step that was missed, and was followed at each.
    const drift = (rate * biasAt(step) * fade * (1 - faded)) / (1 - fade)
    const kept = (1 - rate * pull) ** missed
    const fadedSquares = fadeOfSquares ** missed
    for (let at = row * width; at < (row + 1) * width; at++) {
      const slope = first[at] as number
      const spread = Math.sqrt(second[at] as number) + 1e-8
      weights[at] = kept * (weights[at] as number) - (drift * slope) / spread
      first[at] = faded * slope
      second[at] = fadedSquares * (second[at] as number)
    }
  }
}

/** One step of the rows that it met, which stand where the step before left them, down their slopes, which are then forgotten. */
export function stepDown(step: number, learned: LearnedRows, met: Iterable<number>): void {
  const { width, weights, slopes, first, second, reached } = learned
  const bias = biasAt(step)
  for (const row of met) {
    reached[row] = step
    for (let at = row * width; at < (row + 1) * width; at++) {
      const slope = slopes[at] as number
      const mean = fade * (first[at] as number) + (1 - fade) * slope
      const spread = fadeOfSquares * (second[at] as number) + (1 - fadeOfSquares) * slope * slope
      first[at] = mean
      second[at] = spread
      const weight = (weights[at] as number) * (1 - rate * pull)
      weights[at] = weight - (rate * bias * mean) / (Math.sqrt(spread) + 1e-8)
      slopes[at] = 0
    }
  }
}

/** Takes all weights as they are after a step into their mean, as the nth that are. */
export function takeIntoMean(step: number, nth: number, learned: LearnedRows): void {
  bringTo(step, learned, learned.rows.values())
  const { mean, weights } = learned
  for (let at = 0; at < mean.length; at++)
    mean[at] = (mean[at] as number) + ((weights[at] as number) - (mean[at] as number)) / nth
}
