import type { Db } from '../platform/database.ts'
import { type Meaning, resolve } from '../sources/resolve.ts'
import type { FoundHere, LocalSearch } from './local-search.ts'
import { findByIdentifier, type Viewer } from './papers-store.ts'
import { longestQuery } from './search-message.ts'
import { tellingWords } from './telling-words.ts'

/** Papers that a query can page through. */
const deepest = 1_000
const aYear = /(?<![\p{L}\p{N}])(?:18|19|20)\d\d(?![\p{L}\p{N}])/gu

/** A reader's words, and what they mean. */
export interface ReadQuery {
  readonly words: string
  readonly meaning: Meaning
  /** What a paper's title would have to be for the reader to have meant it. */
  readonly title: string
  readonly wasCut: boolean
}

/** What a query means; of one that is too long its beginning. */
export function readQuery(q: string): ReadQuery {
  const words = q.slice(0, longestQuery).toWellFormed()
  const meaning = resolve(words)
  const title = meaning.kind === 'title' ? meaning.title : words
  return { words, meaning, title, wasCut: q.length > longestQuery }
}

/**
 * The papers here. Somebody who names one paper wants that paper, not those that share its digits; and of words
 * with a year it is the words that find a paper: the year alone puts it before others.
 */
export async function findHere(
  { db, search }: { readonly db: Db; readonly search: LocalSearch },
  { words, meaning }: ReadQuery,
  viewer: Viewer,
): Promise<FoundHere> {
  if (meaning.kind === 'refused') return { ids: [], misspelt: [] }
  // "author:" and "papers by" are no words of a paper.
  if (meaning.kind === 'author')
    return search.search(meaning.authors.flat().join(' '), viewer, deepest)
  if (meaning.kind !== 'identifier') {
    const withoutYear = words.replace(aYear, ' ').trim()
    const finding = tellingWords(withoutYear).length > 0 ? withoutYear : words
    return search.search(words, viewer, deepest, finding)
  }
  const named = await findNamed(db, meaning, viewer)
  return { ids: named.filter((id) => id !== null), misspelt: [] }
}

/** Ids of the papers that were named, in the order of their names; null for one that is not here. */
export async function findNamed(
  db: Db,
  meaning: Meaning,
  viewer: Viewer,
): Promise<readonly (string | null)[]> {
  if (meaning.kind !== 'identifier') return []
  const names = [meaning.identifier, ...(meaning.more ?? [])]
  const found = await Promise.all(names.map((name) => findByIdentifier(db, name, viewer)))
  return found.map((paper) => paper?.id ?? null)
}
