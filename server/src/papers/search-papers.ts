import type { SearchResults } from '@tessera/contract'
import type { Db } from '../platform/database.ts'
import { type Identifier, parseIdentifier } from '../sources/identifiers.ts'
import type { LocalSearch } from './local-search.ts'
import { presentCard } from './paper-presenter.ts'
import { findByIdentifier, findCards, type Viewer } from './papers-store.ts'

/** Characters of a query that are read. */
const longestQuery = 512
/** Papers that a query can page through. */
const deepest = 1_000

const liveSources = ['arXiv', 'OpenAlex', 'Crossref', 'Semantic Scholar']

export interface SearchAsked {
  readonly q: string
  readonly cursor?: string | undefined
  readonly limit: number
}

/**
 * Papers for a query, from the index of this installation: the paper of an identifier first, then exact
 * titles, then by relevance. Says what was cut, and which sources were not asked.
 */
export async function searchPapers(
  { db, search }: { db: Db; search: LocalSearch },
  asked: SearchAsked,
  viewer: Viewer,
): Promise<SearchResults> {
  const query = asked.q.slice(0, longestQuery).toWellFormed()
  const identifier = parseIdentifier(query)
  const named = identifier ? await findByIdentifier(db, identifier, viewer) : null
  // Somebody who names one paper wants that paper, not those that share its digits.
  const ranked = identifier ? [] : await search.search(query, viewer, deepest)
  const ids = [...new Set([...(named ? [named.id] : []), ...ranked])]
  const from = Number(asked.cursor ?? 0)
  const cards = await findCards(db, ids.slice(from, from + asked.limit), viewer)
  const message = messageFor(asked.q, identifier, named !== null)
  return {
    papers: cards.map(presentCard),
    total: ids.length,
    sources: [
      { source: 'library', status: 'answered', count: ids.length },
      ...liveSources.map((source) => ({
        source,
        status: 'off' as const,
        message: `${source} is not asked by this installation yet.`,
      })),
    ],
    nextCursor: from + asked.limit < ids.length ? String(from + asked.limit) : null,
    ...(message === undefined ? {} : { message }),
  }
}

function messageFor(q: string, identifier: Identifier | null, found: boolean): string | undefined {
  if (q.length > longestQuery)
    return `Only the first ${longestQuery} characters of the query were searched for.`
  if (identifier && !found)
    return 'This identifier is not in the library of this installation, and the scholarly sources are not asked yet. Import the PDF to read it now.'
  return undefined
}
