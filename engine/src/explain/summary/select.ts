import { contains } from '../../text/span.ts'
import type { Sentence } from '../text/sentence.ts'
import { similarity } from '../text/words.ts'
import { figuresOf, repeats } from './repeats.ts'

export interface Scored {
  readonly sentence: Sentence
  readonly score: number
}

/** A sentence that may be chosen, and how much it is like the one that it is most like of those that are. */
interface Pooled {
  readonly one: Scored
  readonly alike: number
}

/** What a sentence is told with: what it points back at and itself. */
const told = ({ whole, span }: Sentence) => whole ?? span

/** How many of the chosen are told: one that stands in another, as what that points back at, takes no place of its own. */
const placesOf = (chosen: readonly Sentence[]): number =>
  chosen.filter((one) => !chosen.some((other) => other !== one && contains(told(other), told(one))))
    .length

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
  const beside = ({ one, alike }: Pooled, other: Sentence): Pooled => ({
    one,
    alike: Math.max(alike, similarity(other.stems, one.sentence.stems)),
  })
  let pool = scored
    .filter(
      ({ sentence, score }) =>
        score >= least &&
        !taken.some((other) => other.index === sentence.index || repeats(other, sentence)),
    )
    .map((one) => taken.reduce(beside, { one, alike: 0 }))
  while (placesOf(chosen) < most && pool.length > 0) {
    let best: Scored | null = null
    let bestGain = -Infinity
    for (const { one, alike } of pool) {
      const gain = one.score / top - weight * alike
      if (gain > bestGain) {
        best = one
        bestGain = gain
      }
    }
    if (!best) break
    const first = best
    // Of sentences with the same figures, the one that gives more of them is worth more.
    const picked =
      pool.find(({ one }) => one.score >= rich * first.score && tellsMore(one, first))?.one
        .sentence ?? first.sentence
    chosen.push(picked)
    pool = pool
      .filter(
        ({ one: { sentence } }) => sentence.index !== picked.index && !repeats(sentence, picked),
      )
      .map((pooled) => beside(pooled, picked))
  }
  return chosen.toSorted((a, b) => a.index - b.index)
}
