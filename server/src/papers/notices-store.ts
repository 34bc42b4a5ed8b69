import type { Notice } from '@tessera/contract'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { notices } from '../platform/schema/all.ts'
import { throughCrossref } from '../sources/crossref-work.ts'

/** Names that notices of Retraction Watch were stored under before they were told apart from publishers' own. */
const formerNames = ['Crossref', 'Retraction Watch']

/**
 * Keeps every notice that was told, each once. What turns out to be Retraction Watch's word no longer stands as
 * Crossref's, unless a publisher told Crossref the same.
 */
export async function keepNotices(
  db: Db,
  told: readonly { readonly paperId: string; readonly notices: readonly Notice[] }[],
): Promise<void> {
  const rows = told.flatMap(({ paperId, notices }) =>
    notices.map(({ kind, doi, date, source }) => ({
      paperId,
      kind,
      doi: doi ?? null,
      // A year alone is no day.
      date: date && /^\d{4}-\d\d-\d\d$/.test(date) ? date : null,
      source,
    })),
  )
  if (rows.length === 0) return
  for (const { paperId, kind, doi } of rows.filter(({ source }) => source === throughCrossref)) {
    const same = rows.filter(
      (row) => row.paperId === paperId && row.kind === kind && row.doi === doi,
    )
    const former = formerNames.filter((name) => same.every(({ source }) => source !== name))
    await db
      .delete(notices)
      .where(
        and(
          eq(notices.paperId, paperId),
          eq(notices.kind, kind),
          doi === null ? isNull(notices.doi) : eq(notices.doi, doi),
          inArray(notices.source, former),
        ),
      )
  }
  await db.insert(notices).values(rows).onConflictDoNothing()
}
