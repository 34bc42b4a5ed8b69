import type { SearchFilters, SearchResults, SourceAnswer } from '@tessera/contract'
import type { Db } from '../platform/database.ts'
import { beforeYear, type Meaning } from '../sources/resolve.ts'
import { findCandidates } from './candidates-store.ts'
import { findCardMarks, noMarks } from './card-marks-store.ts'
import { countedSources } from './counted-sources.ts'
import { findNamed, type ReadQuery } from './find-here.ts'
import type { LiveHit } from './keep-found.ts'
import type { FoundHere } from './local-search.ts'
import { countFacets, narrow, withoutDoubles } from './narrow.ts'
import { presentCard } from './paper-presenter.ts'
import { findCards, type Viewer } from './papers-store.ts'
import { byWantedAuthorFirst, exactFirst, fuseWithLocal, missedAuthor } from './rank.ts'
import { keepRanking } from './rankings-store.ts'
import { referredFirst } from './referred-paper.ts'
import { couldNotKeep, misspeltMessage, searchMessage } from './search-message.ts'

export interface SearchAsked extends SearchFilters {
  readonly q: string
  readonly limit: number
}

/** What is known of a query so far. */
export interface Known {
  readonly query: ReadQuery
  readonly local: FoundHere
  /** By id. */
  readonly live: ReadonlyMap<string, LiveHit>
  readonly answers: readonly SourceAnswer[]
  /** Which share of the words the papers here have, by id; none while there is nothing to compare them with. */
  readonly shares?: ReadonlyMap<string, number>
  /** False when some of what the sources told could not be stored, and has no id. */
  readonly isWhole?: boolean
}

/** The best of what is known, as the reader gets it. */
export async function firstPage(
  db: Db,
  asked: SearchAsked,
  viewer: Viewer,
  { query, local, live, answers, shares, isWhole = true }: Known,
): Promise<SearchResults> {
  const { meaning } = query
  const named = await findNamed(db, meaning, viewer)
  const isKnown = !named.includes(null)
  const here = named.filter((id) => id !== null)
  const ids = new Set([...here, ...fuseWithLocal(local.ids, live, shares)])
  const found = withoutDoubles(await findCandidates(db, [...ids], viewer))
  const only = onlyNamed(meaning, here)
  const isOver = answers.every(({ status }) => status !== 'pending')
  const all = byWantedAuthorFirst(found, meaning, isOver)
  const { exact, ranked } = exactFirst(
    referredFirst(all, query.words),
    query.title,
    here,
    meaning.kind === 'words' || meaning.kind === 'title' ? beforeYear(query.title) : null,
  )
  const kept = narrow(ranked, asked).map(({ id }) => id)
  const hasMore = isOver && kept.length > asked.limit
  const message =
    (isOver && !isWhole ? couldNotKeep : undefined) ??
    searchMessage({ ...query, isKnown, answers }) ??
    misspeltMessage(local.misspelt) ??
    (isOver ? missedAuthor(all, meaning, answers) : undefined)
  return {
    papers: await cardsOf(db, kept.slice(0, asked.limit), viewer),
    total: kept.length,
    exact: exact.filter((id) => kept.includes(id)),
    ...(only && { named: only }),
    facets: countFacets(all),
    sources: countedSources(
      { local: local.ids, live, answers },
      all.length < found.length ? all : null,
    ),
    nextCursor: hasMore
      ? cursorAfter(await keepRanking(db, asked.q, kept), asked.limit, kept.length)
      : null,
    ...(message === undefined ? {} : { message }),
  }
}

/** Where somebody who names one paper wants to be. */
function onlyNamed(meaning: Meaning, [paperId]: readonly string[]): SearchResults['named'] {
  if (meaning.kind !== 'identifier' || meaning.more || paperId === undefined) return undefined
  const { version } = meaning.identifier
  return { paperId, ...(version !== undefined && { version }) }
}

/** Result cards of papers, in the given order, without those that the viewer may not see. */
export async function cardsOf(db: Db, ids: readonly string[], viewer: Viewer) {
  const [cards, marks] = await Promise.all([findCards(db, ids, viewer), findCardMarks(db, ids)])
  return cards.map((card) => presentCard(card, marks.get(card.id) ?? noMarks))
}

/** Where the next page begins; null after the last. */
export const cursorAfter = (ranking: string, next: number, total: number) =>
  next < total ? `${ranking}.${next}` : null
