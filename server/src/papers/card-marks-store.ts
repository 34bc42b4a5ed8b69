import type { Notice } from '@tessera/contract'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { notices, provenance } from '../platform/schema/all.ts'

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
    db
      .select()
      .from(notices)
      .where(inArray(notices.paperId, [...ids]))
      .orderBy(notices.id),
  ])
  const found = new Map<string, CardMarks>()
  for (const { paperId, source } of told) {
    const before = found.get(paperId) ?? noMarks
    found.set(paperId, { ...before, sources: [...before.sources, source] })
  }
  for (const { paperId, ...mark } of marks) {
    const before = found.get(paperId) ?? noMarks
    found.set(paperId, { ...before, notices: [...before.notices, presentNotice(mark)] })
  }
  return found
}

/** A stored notice as it goes over the wire: what is not known is left out. */
export function presentNotice({
  kind,
  doi,
  date,
  source,
}: Pick<typeof notices.$inferSelect, 'kind' | 'doi' | 'date' | 'source'>): Notice {
  return {
    kind,
    source,
    ...(doi === null ? {} : { doi }),
    ...(date === null ? {} : { date }),
  }
}
