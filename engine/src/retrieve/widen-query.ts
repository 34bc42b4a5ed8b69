import { rarity } from './bm25f.ts'
import { countIn, type Postings } from './postings.ts'
import type { PaperScore } from './score-sheet.ts'

/** The terms of each paper, ascending, the other way round than postings: rows of paper p are `starts[p]` to `starts[p + 1]`. */
export interface PaperTerms {
  readonly starts: Int32Array
  readonly terms: Int32Array
  /** How often in title and abstract together. */
  readonly counts: Int32Array
}

const [title, abstract] = [0, 1]

/** Turns postings round, for the papers that are in them. */
export function termsByPaper({ starts, papers, counts }: Postings, size: number): PaperTerms {
  const ends = new Int32Array(size + 1)
  for (const paper of papers) ends[paper + 1] = (ends[paper + 1] as number) + 1
  for (let paper = 0; paper < size; paper++)
    ends[paper + 1] = (ends[paper + 1] as number) + (ends[paper] as number)
  const at = ends.slice()
  const terms = new Int32Array(papers.length)
  const frequencies = new Int32Array(papers.length)
  for (let term = 0; term < starts.length - 1; term++)
    for (let row = starts[term] as number; row < (starts[term + 1] as number); row++) {
      const paper = papers[row] as number
      const place = at[paper] as number
      at[paper] = place + 1
      terms[place] = term
      const packed = counts[row] as number
      frequencies[place] = countIn(packed, title) + countIn(packed, abstract)
    }
  return { starts: ends, terms, counts: frequencies }
}

/** Best papers that are read, terms of theirs that are kept. */
const papersRead = 5
const termsKept = 80
/** Short queries name what they mean. */
export const fewestAsked = 4
/** How near the fifth paper must come to the first, and from where on the widening counts fully. */
const nearest = [0.65, 0.85] as const
/** What the added terms count against the asked ones, at most. */
const fullShare = 0.5

/**
 * Terms that widen a query by what its best papers say (the relevance model RM3, Abdul-Jaleel et al. 2004), with
 * the weight of each where an asked term counts 1. The less one paper stands out, the more they count: a query
 * that means one paper is left as it is.
 * @param found scores of the papers for the query as it was asked
 * @param matching how many papers hold a term
 */
export function wideningTerms(
  found: readonly PaperScore[],
  asked: number,
  rows: PaperTerms,
  matching: (term: number) => number,
): [term: number, weight: number][] {
  const best = found.toSorted((a, b) => b.score - a.score || a.paper - b.paper).slice(0, papersRead)
  const [first, last] = [best[0], best.at(-1)]
  if (asked < fewestAsked || best.length < papersRead || !first || !last) return []
  const [from, to] = nearest
  const level = Math.min(1, (last.score / first.score - from) / (to - from))
  if (level <= 0) return []
  const size = rows.starts.length - 1
  const weights = new Map<number, number>()
  for (const { paper, score } of best) {
    if (paper >= size) continue
    const [start, end] = [rows.starts[paper] as number, rows.starts[paper + 1] as number]
    let length = 0
    for (let row = start; row < end; row++) length += rows.counts[row] as number
    for (let row = start; row < end; row++) {
      const term = rows.terms[row] as number
      const holding = matching(term)
      // What one paper alone says widens nothing.
      if (holding < 2) continue
      const telling = ((rows.counts[row] as number) / length) * rarity(size, holding)
      if (telling > 0) weights.set(term, (weights.get(term) ?? 0) + score * telling)
    }
  }
  const kept = [...weights].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, termsKept)
  const total = kept.reduce((sum, [, weight]) => sum + weight, 0)
  const share = fullShare * level
  const scale = (asked * share) / (1 - share)
  return kept.map(([term, weight]) => [term, (scale * weight) / total])
}
