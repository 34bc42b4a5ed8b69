import { rarity } from './bm25f.ts'
import type { PaperScore } from './score-sheet.ts'
import type { PaperTerms } from './widen-query.ts'

/** So many of the best papers are compared with each other; each leans on so many that are most like it. */
export const papersCompared = 40
const nearest = 5
/** How far a paper's score goes towards the scores of those that are like it. */
const share = 0.4
/** Likeness counts in millionths: in which order terms came into the index must not show. */
const fineness = 1e6

/** A paper's terms in title and abstract, ascending, with weights of length 1: by count and by rarity. */
interface TermVector {
  readonly terms: Int32Array
  readonly weights: Float64Array
}

function vectorOf(
  paper: number,
  { starts, terms, counts }: PaperTerms,
  matching: (term: number) => number,
): TermVector {
  const own = terms.subarray(starts[paper], starts[paper + 1])
  const weights = new Float64Array(own.length)
  let squares = 0
  for (let at = 0; at < own.length; at++) {
    const count = counts[(starts[paper] as number) + at] as number
    if (count === 0) continue
    const weight = (1 + Math.log(count)) * rarity(starts.length - 1, matching(own[at] as number))
    weights[at] = weight
    squares += weight * weight
  }
  const length = Math.sqrt(squares)
  for (let at = 0; length > 0 && at < own.length; at++)
    weights[at] = (weights[at] as number) / length
  return { terms: own, weights }
}

/** The cosine of two vectors, in millionths. */
function likeness(one: TermVector, other: TermVector): number {
  let sum = 0
  for (let a = 0, b = 0; a < one.terms.length && b < other.terms.length; ) {
    const gap = (one.terms[a] as number) - (other.terms[b] as number)
    if (gap === 0) sum += (one.weights[a] as number) * (other.weights[b] as number)
    if (gap <= 0) a++
    if (gap >= 0) b++
  }
  return Math.round(fineness * sum) / fineness
}

/**
 * Scores of a query's best papers, each drawn towards those of the papers most like it: what answers a question
 * resembles what else answers it (Diaz 2005). None falls below the lowest of them.
 * @param matching how many papers hold a term
 */
export function evenedScores(
  best: readonly PaperScore[],
  rows: PaperTerms,
  matching: (term: number) => number,
): number[] {
  const vectors = best.map(({ paper }) => vectorOf(paper, rows, matching))
  const alike = vectors.map(() => new Float64Array(vectors.length))
  for (let a = 0; a < vectors.length; a++)
    for (let b = 0; b < a; b++) {
      const found = likeness(vectors[a] as TermVector, vectors[b] as TermVector)
      ;(alike[a] as Float64Array)[b] = found
      ;(alike[b] as Float64Array)[a] = found
    }
  return best.map(({ score }, at) => {
    const like = best
      .map((other, place) => ({
        score: other.score,
        weight: alike[at]?.[place] as number,
      }))
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, nearest)
    const total = like.reduce((sum, { weight }) => sum + weight, 0)
    if (total === 0) return score
    const around = like.reduce((sum, one) => sum + one.weight * one.score, 0) / total
    return (1 - share) * score + share * around
  })
}
