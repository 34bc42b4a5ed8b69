import type { Db } from '../platform/database.ts'
import type { FoundPaper } from '../sources/fuse.ts'
import { titleKey } from '../sources/same-paper.ts'
import { nameOf } from '../sources/source.ts'
import { storeFound } from './found-papers-store.ts'

/** Of all sources together so many papers are kept for one search. */
const mostKept = 50

/**
 * Gives the best of the found papers their ids, again and again while a search goes on: what nothing was
 * added to since the last time is not written again.
 * @returns score by id
 */
export function createKeeper(
  db: Db,
  title: string,
): (found: readonly FoundPaper[]) => Promise<ReadonlyMap<string, number>> {
  const wanted = titleKey(title)
  const idOf = new Map<string, string>()
  return async (found) => {
    const exact = found.filter(({ paper }) => titleKey(paper.title) === wanted)
    const kept = [...new Set([...exact, ...found])].slice(0, mostKept)
    const news = kept.filter((one) => !idOf.has(stateOf(one)))
    const ids = await storeFound(
      db,
      news.map(({ paper }) => paper),
    )
    for (const [place, one] of news.entries()) {
      const id = ids.get(place)
      if (id !== undefined) idOf.set(stateOf(one), id)
    }
    const scores = new Map<string, number>()
    for (const one of kept) {
      const id = idOf.get(stateOf(one))
      if (id !== undefined) scores.set(id, Math.max(one.score, scores.get(id) ?? 0))
    }
    return scores
  }
}

/** Changes when another source tells of the paper. */
function stateOf({ paper }: FoundPaper): string {
  const names = paper.identifiers.map(nameOf)
  return [...names.sort(), ...paper.sources.toSorted()].join(' ')
}
