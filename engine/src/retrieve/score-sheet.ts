export interface PaperScore {
  readonly paper: number
  score: number
}

/** Sums of scores and of covered weight per paper, for one query; only touched papers are listed. */
export function scoreSheet(papers: number) {
  const scores = new Float64Array(papers)
  const covered = new Float64Array(papers)
  const touched: number[] = []
  return {
    add(paper: number, score: number, weight: number): void {
      if (scores[paper] === 0) touched.push(paper)
      scores[paper] = (scores[paper] as number) + score
      covered[paper] = (covered[paper] as number) + weight
    },
    list: (total: (score: number, covered: number) => number): PaperScore[] =>
      touched.map((paper) => ({
        paper,
        score: total(scores[paper] as number, covered[paper] as number),
      })),
  }
}
