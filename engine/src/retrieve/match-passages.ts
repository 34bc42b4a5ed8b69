import { type FieldWeight, fieldFrequency, rarity, saturate } from './bm25f.ts'
import { countsOf, type PassageField, type PassageIndex } from './passage-index.ts'

const k1 = 1.2
const names = ['own', 'above', 'around'] as const
const fields: Readonly<Record<PassageField, FieldWeight>> = {
  own: { weight: 1, b: 0.5 },
  above: { weight: 0.3, b: 0.3 },
  around: { weight: 0.15, b: 0.5 },
}
/** Share of the score that a passage holding every term of the query gains. */
const coverageGain = 0.6
/** And the share it gains when neighbours in the query stand close together in it. */
const proximityGain = 0.25
const near = 5

/** How well a passage's words match a query's; all but `score` lie between 0 and 1. */
export interface Match {
  /** BM25F over the passage, its block and its headings, raised by coverage and proximity. */
  readonly score: number
  /** Share of the terms' rarity that the passage itself covers. */
  readonly covered: number
  /** The same for its block and for its headings. */
  readonly coveredAround: number
  readonly coveredAbove: number
  /** Share of the query's neighbouring terms that stand within five words of each other. */
  readonly closeness: number
}

/** The rarity of each term among the passages. */
export function termWeights(
  { passages, terms: held }: PassageIndex,
  terms: readonly string[],
): number[] {
  return terms.map((term) => rarity(passages.length, held.get(term)?.matching ?? 0))
}

/** What has none of the terms in its words. */
const none: Match = { score: 0, covered: 0, coveredAround: 0, coveredAbove: 0, closeness: 0 }

/** Matches of all passages with the terms of a query, in the order of the passages. */
export function matchPassages(
  { passages, terms: held, mean }: PassageIndex,
  terms: readonly string[],
  weights: readonly number[],
): Match[] {
  const most = weights.reduce((sum, weight) => sum + weight, 0)
  const matching = new Set(terms.flatMap((term) => held.get(term)?.places ?? []))
  return passages.map((passage, at) => {
    if (!matching.has(at)) return none
    const covered = { own: 0, above: 0, around: 0 }
    const counts = names.map((name) => ({ name, held: countsOf(passage[name]) }))
    let score = 0
    for (const [at, term] of terms.entries()) {
      const weight = weights[at] as number
      let frequency = 0
      for (const { name, held } of counts) {
        const count = held.get(term) ?? 0
        if (count === 0) continue
        frequency += fieldFrequency(fields[name], count, passage[name].length, mean[name])
        covered[name] += weight
      }
      if (frequency > 0) score += weight * saturate(frequency, k1)
    }
    const share = (name: PassageField) => (most === 0 ? 0 : covered[name] / most)
    const closeness = closenessOf(passage.own, terms)
    return {
      score: score * (1 + coverageGain * share('own')) * (1 + proximityGain * closeness),
      covered: share('own'),
      coveredAround: share('around'),
      coveredAbove: share('above'),
      closeness,
    }
  })
}

/** Share of the query's neighbouring terms that stand within five words of each other, in order or not. */
function closenessOf(stems: readonly string[], terms: readonly string[]): number {
  if (terms.length < 2) return 0
  let pairs = 0
  for (let i = 1; i < terms.length; i++) {
    let last = Number.NEGATIVE_INFINITY
    let other = Number.NEGATIVE_INFINITY
    for (let at = 0; at < stems.length; at++) {
      const stem = stems[at]
      if (stem === terms[i - 1]) last = at
      if (stem === terms[i]) other = at
      if (Math.abs(last - other) <= near) {
        pairs++
        break
      }
    }
  }
  return pairs / (terms.length - 1)
}
