import type { Sentence } from '../text/sentence.ts'
import { similarity } from '../text/words.ts'
import { figuresOf, repeats } from './repeats.ts'

export interface Scored {
  readonly sentence: Sentence
  readonly score: number
}

/** Share of the best score from which on a fuller sentence takes its place. */
const rich = 0.75

const tellsMore = (one: Scored, other: Scored) =>
  repeats(one.sentence, other.sentence) &&
  figuresOf(one.sentence.stems).length > figuresOf(other.sentence.stems).length

/**
 * The best sentences that do not repeat each other or `taken` (maximal marginal relevance, Carbonell
 * and Goldstein 1998), in reading order.
 * @param most how many at most; `floor` the score below which a sentence has nothing to say here; `share` the
 *   part of the best score below which it is not worth a place beside it.
 */
export function selectDiverse(
  scored: readonly Scored[],
  options: {
    most: number
    floor: number
    taken: readonly Sentence[]
    weight?: number
    share?: number
  },
): Sentence[] {
  const { most, floor, taken, weight = 0.5, share = 0.5 } = options
  const top = scored.reduce((best, { score }) => Math.max(best, score), 0)
  const least = Math.max(floor, share * top)
  const chosen: Sentence[] = []
  let pool = scored.filter(
    ({ sentence, score }) =>
      score >= least &&
      !taken.some((other) => other.index === sentence.index || repeats(other, sentence)),
  )
  while (chosen.length < most && pool.length > 0) {
    let best: Scored | null = null
    let bestGain = -Infinity
    for (const candidate of pool) {
      const alike = [...chosen, ...taken].reduce(
        (most_, other) => Math.max(most_, similarity(other.stems, candidate.sentence.stems)),
        0,
      )
      const gain = candidate.score / top - weight * alike
      if (gain > bestGain) {
        best = candidate
        bestGain = gain
      }
    }
    if (!best) break
    const first = best
    // Of sentences with the same figures, the one that gives more of them is worth more.
    const picked =
      pool.find((other) => other.score >= rich * first.score && tellsMore(other, first))
        ?.sentence ?? first.sentence
    chosen.push(picked)
    pool = pool.filter(
      ({ sentence }) => sentence.index !== picked.index && !repeats(sentence, picked),
    )
  }
  return chosen.toSorted((a, b) => a.index - b.index)
}
