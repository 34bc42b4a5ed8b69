export interface PaperScore {
  readonly paper: number
  score: number
}

/** Papers that hold no word of the query share at least so many words with those that widen it: one is chance. */
const fewestShared = 2

/**
 * Sums of scores and of covered weight per paper, for one query. Listed are papers that cover some of it, and those
 * that share several of the words that widen it, which cover nothing.
 */
export function scoreSheet(papers: number) {
  const scores = new Float64Array(papers)
  const covered = new Float64Array(papers)
  const shared = new Uint16Array(papers)
  const touched: number[] = []
  return {
    add(paper: number, score: number, weight: number): void {
      if (scores[paper] === 0) touched.push(paper)
      scores[paper] = (scores[paper] as number) + score
      covered[paper] = (covered[paper] as number) + weight
      if (weight === 0) shared[paper] = (shared[paper] as number) + 1
    },
    list: (total: (score: number, covered: number) => number): PaperScore[] =>
      touched
        .filter((paper) => covered[paper] !== 0 || (shared[paper] as number) >= fewestShared)
        .map((paper) => ({
          paper,
          score: total(scores[paper] as number, covered[paper] as number),
        })),
  }
}
