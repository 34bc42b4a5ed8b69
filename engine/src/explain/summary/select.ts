import type { Sentence } from '../text/sentence.ts'
import { similarity } from '../text/words.ts'

export interface Scored {
  readonly sentence: Sentence
  readonly score: number
}

/** Sentences this alike say the same thing. */
const same = 0.58
/** Of sentences this alike, those with the same figures do. */
const sameFigures = 0.2

const figuresOf = (stems: ReadonlySet<string>) =>
  // "7b" is part of a name, and single digits number lists and tables.
  [...stems].filter((stem) => /^\d[\d.,]+%?$/.test(stem) && !/^(19|20)\d\d$/.test(stem))

/** Share of the best score from which on a fuller sentence takes its place. */
const rich = 0.75

const tellsMore = (one: Scored, other: Scored) =>
  repeats(one.sentence.stems, other.sentence.stems) &&
  figuresOf(one.sentence.stems).length > figuresOf(other.sentence.stems).length

/** True when one sentence says what the other says: in nearly the same words, or with the same figures. */
function repeats(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const alike = similarity(a, b)
  if (alike >= same) return true
  if (alike < sameFigures) return false
  const [few, many] = [figuresOf(a), figuresOf(b)].toSorted((x, y) => x.length - y.length)
  const shared = (few ?? []).filter((figure) => many?.includes(figure)).length
  return shared >= 2 && shared >= 0.6 * (few?.length ?? 0)
}

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
      !taken.some(
        (other) => other.index === sentence.index || repeats(other.stems, sentence.stems),
      ),
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
      ({ sentence }) => sentence.index !== picked.index && !repeats(sentence.stems, picked.stems),
    )
  }
  return chosen.toSorted((a, b) => a.index - b.index)
}
