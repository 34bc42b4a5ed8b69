import { isDeepStrictEqual } from 'node:util'
import type { Publication } from '@tessera/contract'
import type { Db } from '../platform/database.ts'
import { placeTexts } from '../sources/merged-fields.ts'
import { type LedgerRow, listIn, wordsInOrder } from './ledger.ts'
import { updatePaper } from './papers-store.ts'
import { findShown, findWords, type Shown } from './shown-store.ts'

const texts = ['title', 'venue', 'license', 'abstract'] as const

/**
 * Shows of each field the word of the source that counts first, whoever spoke first: what a better source says
 * later takes the place of what was stored. Papers that readers or this installation brought keep their words.
 */
export async function recomputeShown(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const [rows, words] = await Promise.all([findShown(db, ids), findWords(db, ids)])
  const byPaper = Map.groupBy(words, ({ paperId }) => paperId)
  for (const row of rows) {
    const changes = changesOf(row, wordsInOrder(byPaper.get(row.id) ?? []))
    if (Object.keys(changes).length > 0) await updatePaper(db, row.id, changes)
  }
}

function changesOf(row: Shown, words: ReadonlyMap<string, readonly LedgerRow[]>): Partial<Shown> {
  const best = (field: string) => words.get(field)?.[0]?.value
  const changes: Partial<Shown> = {}
  for (const field of texts) {
    // An abstract that has become the text that is read stays what claims were made of.
    if (field === 'abstract' && row.documentId) continue
    const value = best(field)
    if (value && value !== row[field]) changes[field] = value
  }
  const year = Number(best('year') ?? row.year)
  if (Number.isInteger(year) && year > 0 && year !== row.year) changes.year = year
  const authors = listIn(best('authors'))?.map(String)
  if (authors && !isDeepStrictEqual(authors, row.authors)) changes.authors = authors
  const doi = doiOf(words)
  if (doi && doi !== row.doi) changes.doi = doi
  const publication = publicationOf(row.publication ?? {}, words, authors ?? row.authors ?? [])
  if (!isDeepStrictEqual(publication, row.publication ?? {})) changes.publication = publication
  return changes
}

/** The DOI that a record of the publication bears; what only its preprint says is another matter. */
function doiOf(words: ReadonlyMap<string, readonly LedgerRow[]>): string | undefined {
  const kinds = words.get('type') ?? []
  const [first] = words.get('doi') ?? []
  const kind = kinds.find(
    ({ source, record }) => source === first?.source && record === first.record,
  )
  return kind === undefined || kind.value === 'preprint' ? undefined : first?.value
}

/** Where it came out, and its people in parts: those of the record whose authors are shown, and no others. */
function publicationOf(
  { people: before, ...publication }: Publication,
  words: ReadonlyMap<string, readonly LedgerRow[]>,
  authors: readonly string[],
): Publication {
  const place = [...placeTexts, 'editors'].flatMap((field) => {
    const value = words.get(field)?.[0]?.value
    return value ? [[field, field === 'editors' ? listIn(value) : value]] : []
  })
  const [shown] = words.get('authors') ?? []
  const told = words
    .get('people')
    ?.find(({ source, record }) => source === shown?.source && record === shown.record)
  const people = told ? (listIn(told.value) as Publication['people']) : before
  return {
    ...publication,
    ...Object.fromEntries(place),
    ...(people?.length === authors.length ? { people } : {}),
  }
}
