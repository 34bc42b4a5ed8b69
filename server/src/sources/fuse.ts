import { type MergedPaper, mergePapers } from './merge.ts'
import { titleKey } from './same-paper.ts'
import { nameOf, type SourcePaper } from './source.ts'

/** A paper that the sources told of; a higher `score` means that more of them put it further up. */
export interface FoundPaper {
  readonly paper: MergedPaper
  readonly score: number
}

/** Cormack, Clarke, Büttcher 2009: the sum of 1 / (60 + rank) over the lists that hold a paper. */
export const fusionWeight = (rank: number) => 1 / (60 + rank)

/** One list of the lists of several sources, each paper once, the best first by reciprocal rank fusion. */
export function fuse(lists: readonly (readonly SourcePaper[])[]): FoundPaper[] {
  const rankIn = lists.map((list) => {
    const ranks = new Map<string, number>()
    for (const [index, paper] of list.entries())
      for (const name of namesOf(paper)) if (!ranks.has(name)) ranks.set(name, index + 1)
    return ranks
  })
  return mergePapers(lists.flat())
    .map((paper) => {
      const names = namesOf(paper)
      let score = 0
      for (const ranks of rankIn)
        score += fusionWeight(
          Math.min(...names.map((name) => ranks.get(name) ?? Number.POSITIVE_INFINITY)),
        )
      return { paper, score }
    })
    .sort((a, b) => b.score - a.score)
}

/** A paper without a name in the world is known by its title alone. */
function namesOf({ identifiers, title }: Pick<SourcePaper, 'identifiers' | 'title'>): string[] {
  return identifiers.length > 0 ? identifiers.map(nameOf) : [titleKey(title)]
}
