import type { Notice } from '@tessera/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
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

/**
 * Marks the papers that stored notices are about, whichever of both came first: a notice among `ids`, and a paper
 * among them that an older notice names. What a source told of the paper itself is not told twice.
 */
export async function markNoticed(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`
    insert into notices (paper_id, kind, doi, date, source)
    select named.paper_id, about.kind, notice.doi,
      case when length(notice.publication->>'date') = 10
        then (notice.publication->>'date')::date end,
      -- Who tells of notices: Crossref names papers by DOI, Europe PMC by their numbers at PubMed.
      case named.scheme when 'pmid' then 'Europe PMC' else 'Crossref' end
    from papers notice
    cross join lateral (values
      ('retraction', notice.publication->'retracts'),
      ('concern', notice.publication->'concerns'),
      ('correction', notice.publication->'corrects')
    ) as about (kind, names)
    cross join lateral jsonb_array_elements_text(about.names) as name
    join paper_identifiers named on named.scheme = split_part(name, ':', 1)
      and named.value = substr(name, strpos(name, ':') + 1)
    where notice.publication ?| array['retracts', 'concerns', 'corrects']
      and notice.merged_into is null and named.paper_id <> notice.id
      and (notice.id in ${ids} or named.paper_id in ${ids})
      and not exists (
        select from notices told
        where told.paper_id = named.paper_id and told.kind in (about.kind, 'partial-retraction')
          and told.doi is not distinct from notice.doi
      )
    on conflict do nothing`)
}
