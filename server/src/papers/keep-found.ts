import type { Db } from '../platform/database.ts'
import { databaseTrouble } from '../platform/database-trouble.ts'
import type { FoundPaper } from '../sources/fuse.ts'
import { titleKey } from '../sources/same-paper.ts'
import { nameOf } from '../sources/source.ts'
import { storeFound } from './found-papers-store.ts'
import { findBearers } from './known-rows-store.ts'
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

interface Known {
  readonly id: string
  readonly weight: number
}

/** What came of the papers that live sources told of. */
export interface Kept {
  /** By id. */
  readonly hits: ReadonlyMap<string, LiveHit>
  /** All of it could be stored; else only what was here before has an id. */
  readonly isWhole: boolean
}

/**
 * Gives the best of the found papers their ids, again and again while a search goes on: what nothing was
 * added to since the last time is neither written nor compared with the words again. What a busy database could not
 * store is tried anew the next time, and where the last time (`isLast`) is the first to fail, at once.
 */
export function createKeeper(
  db: Db,
  { title, words }: { readonly title: string; readonly words: string },
): (found: readonly FoundPaper[], isLast: boolean) => Promise<Kept> {
  const wanted = titleKey(title)
  const share = shareOf(words)
  const known = new Map<string, Known>()
  let hasFailed = false

  /** Null when the database is too busy. */
  async function store(news: readonly FoundPaper[]): Promise<ReadonlyMap<number, string> | null> {
    try {
      return await storeFound(
        db,
        news.map(({ paper }) => paper),
      )
    } catch (error) {
      if (databaseTrouble(error) === null) throw error
      return null
    }
  }

  return async (found, isLast) => {
    const exact = found.filter(({ paper }) => titleKey(paper.title) === wanted)
    const kept = [...new Set([...exact, ...found])].slice(0, mostKept)
    const news = kept.filter((one) => !known.has(stateOf(one)))
    let stored = await store(news)
    if (stored === null && isLast && !hasFailed) stored = await store(news)
    hasFailed ||= stored === null
    const ids = stored ?? (await findBearers(db, [...news.map(({ paper }) => paper).entries()]))
    const passing = new Map<string, Known>()
    for (const [place, one] of news.entries()) {
      const id = ids.get(place)
      if (id === undefined) continue
      const weight = Math.max(share(one.paper) ** 2, faint)
      ;(stored ? known : passing).set(stateOf(one), { id, weight })
    }
    const hits = new Map<string, LiveHit>()
    for (const one of kept) {
      const here = known.get(stateOf(one)) ?? passing.get(stateOf(one))
      if (here === undefined) continue
      const { id, weight } = here
      const before = hits.get(id)
      hits.set(id, {
        score: Math.max(one.score * weight, before?.score ?? 0),
        sources: [...new Set([...one.paper.sources, ...(before?.sources ?? [])])],
      })
    }
    return { hits, isWhole: stored !== null }
  }
}

/** Changes when another source tells of the paper. */
function stateOf({ paper }: FoundPaper): string {
  const names = paper.identifiers.map(nameOf)
  return [...names.sort(), ...paper.sources.toSorted()].join(' ')
}
