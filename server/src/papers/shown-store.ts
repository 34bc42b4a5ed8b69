import { and, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { papers, provenance } from '../platform/schema/all.ts'
import { localOrigins } from '../sources/precedence.ts'

const columns = {
  id: papers.id,
  title: papers.title,
  authors: papers.authors,
  abstract: papers.abstract,
  venue: papers.venue,
  year: papers.year,
  license: papers.license,
  doi: papers.doi,
  publication: papers.publication,
  documentId: papers.documentId,
}

/** What a paper shows of that about which its sources may differ. */
export type Shown = Pick<typeof papers.$inferSelect, keyof typeof columns>

/** What these papers show; those that readers or this installation brought are left out. */
export function findShown(db: Db, ids: readonly string[]): Promise<Shown[]> {
  return db
    .select(columns)
    .from(papers)
    .where(
      and(
        inArray(papers.id, [...ids]),
        isNull(papers.ownerSession),
        notInArray(papers.source, [...localOrigins]),
      ),
    )
}

/** Every source's word on every field of these papers. */
export function findWords(db: Db, ids: readonly string[]) {
  return db
    .select()
    .from(provenance)
    .where(inArray(provenance.paperId, [...ids]))
}
