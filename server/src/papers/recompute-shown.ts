import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { papers, provenance } from '../platform/schema/all.ts'
import {
  knownPapers,
  localOrigins,
  type MergedPaper,
  placeTexts,
  publicationFirst,
} from '../sources/merge.ts'
import type { LedgerRow } from './ledger.ts'
import type { NewPaper } from './papers-store.ts'

const texts = ['title', 'venue', 'license', 'abstract'] as const

/**
 * Shows of each field the word of the source that counts first, whoever spoke first: what a better source says
 * later takes the place of what was stored. Papers that readers or this installation brought keep their words.
 * @param told what was told of them just now, by their ids: it alone has the names in parts
 */
export async function recomputeShown(
  db: Db,
  told: ReadonlyMap<string, MergedPaper>,
): Promise<void> {
  if (told.size === 0) return
  const ids = [...told.keys()]
  const [rows, words] = await Promise.all([
    db
      .select({
        id: papers.id,
        title: papers.title,
        authors: papers.authors,
        abstract: papers.abstract,
        venue: papers.venue,
        year: papers.year,
        license: papers.license,
        publication: papers.publication,
        documentId: papers.documentId,
      })
      .from(papers)
      .where(
        and(
          inArray(papers.id, ids),
          isNull(papers.ownerSession),
          notInArray(papers.source, [...localOrigins]),
        ),
      ),
    db.select().from(provenance).where(inArray(provenance.paperId, ids)),
  ])
  const byPaper = Map.groupBy(words, ({ paperId }) => paperId)
  for (const row of rows) {
    const best = bestWords(byPaper.get(row.id) ?? [])
    const changes = changesOf(row, best, told.get(row.id))
    if (Object.keys(changes).length > 0)
      await db
        .update(papers)
        .set({ ...changes, updatedAt: new Date() })
        .where(eq(papers.id, row.id))
  }
}

/** The word that counts first, by field; of a published paper, what its preprint's record and our index say comes last. */
function bestWords(words: readonly LedgerRow[]): ReadonlyMap<string, string> {
  const preprints = new Set([
    knownPapers,
    ...words.flatMap(({ field, value, source }) =>
      field === 'type' && value === 'preprint' ? [source] : [],
    ),
  ])
  const best = new Map<string, string>()
  for (const [field, said] of Map.groupBy(words, ({ field }) => field)) {
    const [first] = publicationFirst(field, said, ({ source }) => preprints.has(source))
    if (first) best.set(field, first.value)
  }
  return best
}

type Shown = Pick<
  NewPaper,
  'title' | 'authors' | 'abstract' | 'venue' | 'year' | 'license' | 'publication' | 'documentId'
>

function changesOf(
  row: Shown,
  best: ReadonlyMap<string, string>,
  told: MergedPaper | undefined,
): Partial<Shown> {
  const changes: Partial<Shown> = {}
  for (const field of texts) {
    // An abstract that has become the text that is read stays what claims were made of.
    if (field === 'abstract' && row.documentId) continue
    const value = best.get(field)
    if (value && value !== row[field]) changes[field] = value
  }
  const year = Number(best.get('year') ?? row.year)
  if (Number.isInteger(year) && year > 0 && year !== row.year) changes.year = year
  const authors = listIn(best.get('authors'))
  if (authors && JSON.stringify(authors) !== JSON.stringify(row.authors)) changes.authors = authors
  const place = Object.fromEntries(
    placeTexts.flatMap((field) => {
      const value = best.get(field)
      return value ? [[field, value]] : []
    }),
  )
  const isTold = authors && JSON.stringify(authors) === JSON.stringify(told?.authors)
  const publication = {
    ...row.publication,
    ...place,
    ...(isTold && told?.people ? { people: told.people } : {}),
  }
  if (!sameFields(publication, row.publication ?? {})) changes.publication = publication
  return changes
}

function listIn(value: string | undefined): string[] | null {
  if (!value?.startsWith('[')) return null
  const list: unknown = JSON.parse(value)
  return Array.isArray(list) && list.length > 0 ? list.map(String) : null
}

const sameFields = (a: object, b: object) => {
  const text = (fields: object) => JSON.stringify(Object.entries(fields).sort())
  return text(a) === text(b)
}
