import { setImmediate } from 'node:timers/promises'
import { paths, type SearchFilters, type SearchResults, type SourceAnswer } from '@tessera/contract'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Federation } from '../sources/federation.ts'
import { type Meaning, resolve } from '../sources/resolve.ts'
import { findCandidates } from './candidates-store.ts'
import { findCardMarks, noMarks } from './card-marks-store.ts'
import { countedSources } from './counted-sources.ts'
import { createKeeper, type LiveHit } from './keep-found.ts'
import type { LocalSearch } from './local-search.ts'
import { sharesOf } from './local-shares.ts'
import { countFacets, narrow, withoutDoubles } from './narrow.ts'
import { presentCard } from './paper-presenter.ts'
import { findByIdentifier, findCards, type Viewer } from './papers-store.ts'
import { byWantedAuthorFirst, exactFirst, fuseWithLocal, missedAuthor } from './rank.ts'
import { findRanking, keepRanking } from './rankings-store.ts'
import { referredFirst } from './referred-paper.ts'
import { longestQuery, searchMessage } from './search-message.ts'

/** Papers that a query can page through. */
const deepest = 1_000
/** Papers that each source is asked for. */
const perSource = 20

export interface SearchDeps {
  readonly db: Db
  readonly search: LocalSearch
  readonly federation: Federation
}

export interface SearchAsked extends SearchFilters {
  readonly q: string
  readonly limit: number
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
  const live = deps.federation.search(query.words, perSource, left, since)
  try {
    const local = await findHere(deps, query, viewer)
    yield firstPage(deps, asked, viewer, { query, local, live: new Map(), answers: waiting })
    const keep = createKeeper(deps.db, query)
    let shares: ReadonlyMap<string, number> | undefined
    if (!isLive) return
    // Asking eight sources takes as long as the index itself: the reader gets what is here before that.
    await setImmediate()
    for (let told = await live.next(); !told.done; told = await live.next()) {
      const { papers, answers } = told.value
      shares ??= await sharesOf(deps.db, local, query.words)
      const found = { query, local, live: await keep(papers), answers, shares }
      yield firstPage(deps, asked, viewer, found)
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
  return firstPage(deps, asked, viewer, { query, local, live: new Map(), answers })
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

interface ReadQuery {
  readonly words: string
  readonly meaning: Meaning
  /** What a paper's title would have to be for the reader to have meant it. */
  readonly title: string
  readonly wasCut: boolean
}

function readQuery(q: string): ReadQuery {
  const words = q.slice(0, longestQuery).toWellFormed()
  const meaning = resolve(words)
  const title = meaning.kind === 'title' ? meaning.title : words
  return { words, meaning, title, wasCut: q.length > longestQuery }
}

/** Ids of the papers here. Somebody who names one paper wants that paper, not those that share its digits. */
async function findHere(
  { db, search }: SearchDeps,
  { words, meaning }: ReadQuery,
  viewer: Viewer,
): Promise<readonly string[]> {
  if (meaning.kind === 'refused') return []
  if (meaning.kind !== 'identifier') return search.search(words, viewer, deepest)
  return (await findNamed(db, meaning, viewer)).filter((id) => id !== null)
}

/** Ids of the papers that were named, in the order of their names; null for one that is not here. */
async function findNamed(
  db: Db,
  meaning: Meaning,
  viewer: Viewer,
): Promise<readonly (string | null)[]> {
  if (meaning.kind !== 'identifier') return []
  const names = [meaning.identifier, ...(meaning.more ?? [])]
  const found = await Promise.all(names.map((name) => findByIdentifier(db, name, viewer)))
  return found.map((paper) => paper?.id ?? null)
}

interface Known {
  readonly query: ReadQuery
  readonly local: readonly string[]
  /** By id. */
  readonly live: ReadonlyMap<string, LiveHit>
  readonly answers: readonly SourceAnswer[]
  /** Which share of the words the papers here have, by id; none while there is nothing to compare them with. */
  readonly shares?: ReadonlyMap<string, number>
}

async function firstPage(
  { db }: SearchDeps,
  asked: SearchAsked,
  viewer: Viewer,
  { query, local, live, answers, shares }: Known,
): Promise<SearchResults> {
  const { meaning } = query
  const named = await findNamed(db, meaning, viewer)
  const isKnown = !named.includes(null)
  const here = named.filter((id) => id !== null)
  const ids = new Set([...here, ...fuseWithLocal(local, live, shares)])
  const found = withoutDoubles(await findCandidates(db, [...ids], viewer))
  const isOver = answers.every(({ status }) => status !== 'pending')
  const all = byWantedAuthorFirst(found, meaning, isOver)
  const { exact, ranked } = exactFirst(referredFirst(all, query.words), query.title, here)
  const kept = narrow(ranked, asked).map(({ id }) => id)
  const hasMore = isOver && kept.length > asked.limit
  const message =
    searchMessage({ ...query, isKnown, answers }) ??
    (isOver ? missedAuthor(all, meaning, answers) : undefined)
  return {
    papers: await cardsOf(db, kept.slice(0, asked.limit), viewer),
    total: kept.length,
    exact: exact.filter((id) => kept.includes(id)),
    facets: countFacets(all),
    sources: countedSources({ local, live, answers }, all.length < found.length ? all : null),
    nextCursor: hasMore
      ? cursorAfter(await keepRanking(db, asked.q, kept), asked.limit, kept.length)
      : null,
    ...(message === undefined ? {} : { message }),
  }
}

async function cardsOf(db: Db, ids: readonly string[], viewer: Viewer) {
  const [cards, marks] = await Promise.all([findCards(db, ids, viewer), findCardMarks(db, ids)])
  return cards.map((card) => presentCard(card, marks.get(card.id) ?? noMarks))
}

const cursorAfter = (ranking: string, next: number, total: number) =>
  next < total ? `${ranking}.${next}` : null
