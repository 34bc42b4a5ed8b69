import { setImmediate } from 'node:timers/promises'
import { papersPerSource, paths, type SearchResults } from '@tessera/contract'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Federation } from '../sources/federation.ts'
import { findCandidates } from './candidates-store.ts'
import { findHere, readQuery } from './find-here.ts'
import { cardsOf, cursorAfter, firstPage, type SearchAsked } from './first-page.ts'
import { createKeeper } from './keep-found.ts'
import type { LocalSearch } from './local-search.ts'
import { sharesOf } from './local-shares.ts'
import { countFacets } from './narrow.ts'
import type { Viewer } from './papers-store.ts'
import { findRanking } from './rankings-store.ts'

export interface SearchDeps {
  readonly db: Db
  readonly search: LocalSearch
  readonly federation: Federation
}

/**
 * Papers for a query as they become known: those of this installation at once, then again, with what the
 * live sources added, whenever some of them have answered; no source is `pending` in the last. Each time
 * the paper that was named by identifier or exact title first, then by relevance. Ends early, and asks
 * nobody any more, when `left` says that the reader has gone.
 */
export async function* searchAsItComes(
  deps: SearchDeps,
  asked: SearchAsked,
  viewer: Viewer,
  left: AbortSignal,
): AsyncGenerator<SearchResults, void, void> {
  const since = performance.now()
  const query = readQuery(asked.q)
  const waiting = deps.federation.waiting(query.words)
  const isLive = waiting.some(({ status }) => status === 'pending')
  const live = deps.federation.search(query.words, papersPerSource, left, since, {
    ...asked,
    openAccess: asked.openAccess !== undefined,
  })
  try {
    const local = await findHere(deps, query, viewer)
    yield firstPage(deps.db, asked, viewer, { query, local, live: new Map(), answers: waiting })
    const keep = createKeeper(deps.db, query)
    let shares: ReadonlyMap<string, number> | undefined
    if (!isLive) return
    // Asking eight sources takes as long as the index itself: the reader gets what is here before that.
    await setImmediate()
    for (let told = await live.next(); !told.done; told = await live.next()) {
      const { papers, answers } = told.value
      shares ??= await sharesOf(deps.db, local.ids, query.words)
      const isLast = answers.every(({ status }) => status !== 'pending')
      const { hits: live, isWhole } = await keep(papers, isLast)
      const found = { query, local, live, answers, shares, isWhole }
      yield firstPage(deps.db, asked, viewer, found)
    }
  } finally {
    await live.return()
  }
}

/** The same, once every source has answered or its time is over. */
export async function searchPapers(
  deps: SearchDeps,
  asked: SearchAsked,
  viewer: Viewer,
  left: AbortSignal = new AbortController().signal,
): Promise<SearchResults> {
  let last: SearchResults | undefined
  for await (const results of searchAsItComes(deps, asked, viewer, left)) last = results
  if (last === undefined) throw new Error(`${paths.search} said nothing.`)
  return last
}

/** The first of these alone, without asking anybody outside. */
export async function searchLocally(
  deps: SearchDeps,
  asked: SearchAsked,
  viewer: Viewer,
): Promise<SearchResults> {
  const query = readQuery(asked.q)
  const local = await findHere(deps, query, viewer)
  const answers = deps.federation.waiting(query.words)
  return firstPage(deps.db, asked, viewer, { query, local, live: new Map(), answers })
}

/**
 * A further page of a search, in the order that its first page had.
 * @throws AppError 'conflict' when the order is no longer kept
 */
export async function searchFurther(
  { db, federation }: SearchDeps,
  asked: SearchAsked & { readonly cursor: string },
  viewer: Viewer,
): Promise<SearchResults> {
  const [ranking = '', from = ''] = asked.cursor.split('.')
  const ids = await findRanking(db, ranking, asked.q)
  if (ids === null)
    throw new AppError('conflict', 'These results are no longer kept. Please search again.')
  const start = Number(from)
  return {
    papers: await cardsOf(db, ids.slice(start, start + asked.limit), viewer),
    total: ids.length,
    exact: [],
    facets: countFacets(await findCandidates(db, ids, viewer)),
    sources: federation.waiting('').filter(({ status }) => status === 'off'),
    nextCursor: cursorAfter(ranking, start + asked.limit, ids.length),
  }
}
