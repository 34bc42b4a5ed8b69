import { asc, gt, inArray } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { papers } from '../platform/schema/all.ts'
import type { IndexedPaper } from './search-worker.ts'

const batchSize = 2_000

const columns = {
  id: papers.id,
  title: papers.title,
  otherTitles: papers.otherTitles,
  abstract: papers.abstract,
  authors: papers.authors,
  year: papers.year,
  venue: papers.venue,
  metadata: papers.metadata,
  owner: papers.ownerSession,
  mergedInto: papers.mergedInto,
}

/** Every paper as it is indexed, by its id; those that became part of another are left out. */
export async function* indexedInBatches(db: Db): AsyncGenerator<IndexedPaper[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .select(columns)
      .from(papers)
      .where(gt(papers.id, after))
      .orderBy(asc(papers.id))
      .limit(batchSize)
    yield rows.filter((row) => row.mergedInto === null).map(indexed)
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last.id
  }
}

/** The same of some papers; those that are not there, or became part of another, are left out. */
export async function findIndexed(db: Db, ids: readonly string[]): Promise<IndexedPaper[]> {
  const rows = await db
    .select(columns)
    .from(papers)
    .where(inArray(papers.id, [...ids]))
  return rows.filter((row) => row.mergedInto === null).map(indexed)
}

/** What is indexed: a paper's other titles and short names ("ResNet") are found like words of its abstract. */
function indexed({
  metadata,
  otherTitles,
  abstract,
  ...row
}: IndexedPaper & { metadata: unknown; otherTitles: readonly string[] }): IndexedPaper {
  const { alsoKnownAs } = (metadata ?? {}) as { alsoKnownAs?: readonly string[] }
  const words = [...(alsoKnownAs ?? []), ...otherTitles, ...(abstract === null ? [] : [abstract])]
  return { ...row, abstract: words.length === 0 ? null : words.join('. ') }
}
