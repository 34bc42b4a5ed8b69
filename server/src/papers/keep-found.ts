import type { Db } from '../platform/database.ts'
import type { FoundPaper } from '../sources/fuse.ts'
import { titleKey } from '../sources/same-paper.ts'
import { nameOf } from '../sources/source.ts'
import { storeFound } from './found-papers-store.ts'
import { shareOf } from './telling-words.ts'

/** Of all sources together so many papers are kept for one search: all that eight of them give. */
const mostKept = 160
/** Puts a paper behind all others, without dropping it. */
const faint = 1e-6

/** A paper that live sources told of in a search. */
export interface LiveHit {
  readonly score: number
  readonly sources: readonly string[]
}

/**
 * Gives the best of the found papers their ids, again and again while a search goes on: what nothing was
 * added to since the last time is neither written nor compared with the words again.
 * @returns hits by id
 */
export function createKeeper(
  db: Db,
  { title, words }: { readonly title: string; readonly words: string },
): (found: readonly FoundPaper[]) => Promise<ReadonlyMap<string, LiveHit>> {
  const wanted = titleKey(title)
  const share = shareOf(words)
  const known = new Map<string, { readonly id: string; readonly weight: number }>()
  return async (found) => {
    const exact = found.filter(({ paper }) => titleKey(paper.title) === wanted)
    const kept = [...new Set([...exact, ...found])].slice(0, mostKept)
    const news = kept.filter((one) => !known.has(stateOf(one)))
    const ids = await storeFound(
      db,
      news.map(({ paper }) => paper),
    )
    for (const [place, one] of news.entries()) {
      const id = ids.get(place)
      if (id !== undefined)
        known.set(stateOf(one), { id, weight: Math.max(share(one.paper) ** 2, faint) })
    }
    const hits = new Map<string, LiveHit>()
    for (const one of kept) {
      const stored = known.get(stateOf(one))
      if (stored === undefined) continue
      const { id, weight } = stored
      const before = hits.get(id)
      hits.set(id, {
        score: Math.max(one.score * weight, before?.score ?? 0),
        sources: [...new Set([...one.paper.sources, ...(before?.sources ?? [])])],
      })
    }
    return hits
  }
}

/** Changes when another source tells of the paper. */
function stateOf({ paper }: FoundPaper): string {
  const names = paper.identifiers.map(nameOf)
  return [...names.sort(), ...paper.sources.toSorted()].join(' ')
}
