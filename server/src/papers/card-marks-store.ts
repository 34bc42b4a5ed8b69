import type { Notice } from '@tessera/contract'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { provenance } from '../platform/schema/all.ts'
import { findNotices, presentNotice } from './notices-store.ts'

/** What a result card says beside the paper's own fields. */
export interface CardMarks {
  /** The sources that told of the paper, the first first. */
  readonly sources: readonly string[]
  readonly notices: readonly Notice[]
}

export const noMarks: CardMarks = { sources: [], notices: [] }

/** Sources and notices of the given papers; papers without either are left out. */
export async function findCardMarks(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CardMarks>> {
  if (ids.length === 0) return new Map()
  const [told, marks] = await Promise.all([
    db
      .select({ paperId: provenance.paperId, source: provenance.source })
      .from(provenance)
      .where(inArray(provenance.paperId, [...ids]))
      .groupBy(provenance.paperId, provenance.source)
      .orderBy(sql`min(${provenance.id})`),
    findNotices(db, ids),
  ])
  const found = new Map<string, CardMarks>()
  for (const { paperId, source } of told) {
    const before = found.get(paperId) ?? noMarks
    found.set(paperId, { ...before, sources: [...before.sources, source] })
  }
  for (const mark of marks) {
    const before = found.get(mark.paperId) ?? noMarks
    found.set(mark.paperId, { ...before, notices: [...before.notices, presentNotice(mark)] })
  }
  return found
}
