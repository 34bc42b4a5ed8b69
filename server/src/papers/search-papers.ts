import type { SearchResults } from '@tessera/contract'
import type { Db } from '../platform/database.ts'
import {
  type Federation,
  type FoundPaper,
  fusionWeight,
  type SourceAnswer,
} from '../sources/federation.ts'
import { resolve } from '../sources/resolve.ts'
import { titleKey } from '../sources/same-paper.ts'
import { storeFound } from './found-papers-store.ts'
import type { LocalSearch } from './local-search.ts'
import { presentCard } from './paper-presenter.ts'
import { findByIdentifier, findCards, type Viewer } from './papers-store.ts'

/** Characters of a query that are read. */
const longestQuery = 512
/** Papers that a query can page through. */
const deepest = 1_000
/** Papers that each source is asked for, and of all together those that are kept. */
const perSource = 20
const mostKept = 50
/** Among so many of the best an exact title is looked for. */
const titlesRead = 100

export interface SearchDeps {
  readonly db: Db
  readonly search: LocalSearch
  readonly federation: Federation
}

export interface SearchAsked {
  readonly q: string
  readonly cursor?: string | undefined
  readonly limit: number
}

/**
 * Papers for a query, from the index of this installation and from the live sources within their deadline:
 * the paper of an identifier first, then exact titles, then by relevance. Says what was cut, and how each
 * source answered.
 */
export async function searchPapers(
  deps: SearchDeps,
  asked: SearchAsked,
  viewer: Viewer,
): Promise<SearchResults> {
  const query = readable(asked.q)
  const [local, found] = await Promise.all([
    findHere(deps, query, viewer),
    deps.federation.search(query, perSource),
  ])
  const live = await keep(deps.db, found.papers)
  return page(deps, asked, viewer, { local, live, answers: found.answers })
}

/** The same from the index alone, at once; the sources are named as still to come, or off. */
export async function searchLocally(
  deps: SearchDeps,
  asked: SearchAsked,
  viewer: Viewer,
): Promise<SearchResults> {
  const local = await findHere(deps, readable(asked.q), viewer)
  const answers = deps.federation.waiting
  return page(deps, asked, viewer, { local, live: new Map(), answers })
}

const readable = (q: string) => q.slice(0, longestQuery).toWellFormed()

/** Ids of the papers here. Somebody who names one paper wants that paper, not those that share its digits. */
async function findHere(
  { db, search }: SearchDeps,
  query: string,
  viewer: Viewer,
): Promise<readonly string[]> {
  const meaning = resolve(query)
  if (meaning.kind !== 'identifier') return search.search(query, viewer, deepest)
  const named = await findByIdentifier(db, meaning.identifier, viewer)
  return named ? [named.id] : []
}

/** Gives the best of the found papers their ids. @returns score by id */
async function keep(db: Db, found: readonly FoundPaper[]): Promise<Map<string, number>> {
  const kept = found.slice(0, mostKept)
  const ids = await storeFound(
    db,
    kept.map(({ paper }) => paper),
  )
  const scores = new Map<string, number>()
  for (const [place, { score }] of kept.entries()) {
    const id = ids.get(place)
    if (id !== undefined) scores.set(id, Math.max(score, scores.get(id) ?? 0))
  }
  return scores
}

interface Ranked {
  readonly local: readonly string[]
  readonly live: ReadonlyMap<string, number>
  readonly answers: readonly SourceAnswer[]
}

async function page(
  { db }: SearchDeps,
  asked: SearchAsked,
  viewer: Viewer,
  { local, live, answers }: Ranked,
): Promise<SearchResults> {
  const query = readable(asked.q)
  const meaning = resolve(query)
  const identifier = meaning.kind === 'identifier' ? meaning.identifier : null
  const named = identifier ? await findByIdentifier(db, identifier, viewer) : null
  const scores = new Map(live)
  for (const [index, id] of local.entries())
    scores.set(id, (scores.get(id) ?? 0) + fusionWeight(index + 1))
  const fused = [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id)
  const title = titleKey(meaning.kind === 'title' ? meaning.title : query)
  const exact = (await findCards(db, fused.slice(0, titlesRead), viewer))
    .filter((card) => titleKey(card.title) === title)
    .map(({ id }) => id)
  const ids = [...new Set([...(named ? [named.id] : []), ...exact, ...fused])]
  const from = Number(asked.cursor ?? 0)
  const cards = await findCards(db, ids.slice(from, from + asked.limit), viewer)
  const message =
    asked.q.length > longestQuery
      ? `Only the first ${longestQuery} characters of the query were searched for.`
      : meaning.kind === 'refused'
        ? meaning.message
        : identifier && !named
          ? unknownIdentifier(answers)
          : undefined
  return {
    papers: cards.map(presentCard),
    total: ids.length,
    sources: [{ source: 'library', status: 'answered', count: local.length }, ...answers],
    nextCursor: from + asked.limit < ids.length ? String(from + asked.limit) : null,
    ...(message === undefined ? {} : { message }),
  }
}

/** Why an identifier led to no paper; undefined while sources are still being asked. */
function unknownIdentifier(answers: readonly SourceAnswer[]): string | undefined {
  if (answers.some(({ status }) => status === 'pending')) return undefined
  const silent = answers.filter(({ status }) => status === 'failed' || status === 'limited')
  if (silent.length > 0)
    return `This identifier is not in the library of this installation, and not every source could be asked: ${silent.map(({ message, source }) => message ?? source).join(' ')} Try again later, or import the PDF to read it now.`
  if (answers.every(({ status }) => status === 'off'))
    return 'This identifier is not in the library of this installation, and the scholarly sources are not asked here. Import the PDF to read it now.'
  return 'This identifier is not in the library of this installation, and no source that was asked knows it. Check it for a typing error, or import the PDF to read it now.'
}
