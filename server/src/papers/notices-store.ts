import type { Notice } from '@tessera/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { noticeDenials, notices, papers } from '../platform/schema/all.ts'
import { throughCrossref } from '../sources/crossref-notices.ts'
import type { Denial, ToldNotice } from '../sources/merge.ts'
import { unique } from '../sources/unique.ts'

/** Names that notices of Retraction Watch were stored under before they were told apart from publishers' own. */
const formerNames = ['Crossref', 'Retraction Watch']

/** What the sources told of a paper: notices, and that there are none of a kind. */
interface Told {
  readonly paperId: string
  readonly notices: readonly ToldNotice[]
  readonly denials: readonly Denial[]
}

/**
 * Keeps every notice that was told, each once. One that its source denied later goes. What turns out to be Retraction
 * Watch's word no longer stands as Crossref's, unless a publisher told Crossref the same; and what turns out to be
 * said of the preprint no longer stands as said of the paper.
 */
export async function keepNotices(db: Db, told: readonly Told[]): Promise<void> {
  await keepDenials(db, told)
  const rows = told.flatMap(({ paperId, notices }) =>
    notices.map(({ kind, doi, date, source, isOfPreprint, record, at }) => ({
      paperId,
      kind,
      doi: doi ?? null,
      date: date ?? null,
      source,
      isOfPreprint,
      record,
      toldAt: new Date(at),
    })),
  )
  if (rows.length > 0) await keepTold(db, rows)
  await endDenied(
    db,
    told.map(({ paperId }) => paperId),
  )
}

async function keepTold(
  db: Db,
  rows: readonly (typeof notices.$inferInsert & { doi: string | null })[],
): Promise<void> {
  for (const { paperId, kind, doi } of rows.filter(({ source }) => source === throughCrossref)) {
    const same = rows.filter(
      (row) => row.paperId === paperId && row.kind === kind && row.doi === doi,
    )
    const former = formerNames.filter((name) => same.every(({ source }) => source !== name))
    await db
      .delete(notices)
      .where(and(isAbout(paperId, doi), eq(notices.kind, kind), inArray(notices.source, former)))
  }
  for (const { paperId, kind, doi, source } of rows.filter(({ isOfPreprint }) => isOfPreprint)) {
    const isOfBoth = rows.some(
      (row) => row.paperId === paperId && row.doi === doi && !row.isOfPreprint,
    )
    if (!isOfBoth)
      await db.delete(notices).where(
        and(
          ...[isAbout(paperId, doi), eq(notices.source, source), eq(notices.isOfPreprint, false)],
          // Withdrawals that Crossref tells of were stored as retractions.
          inArray(notices.kind, [kind, 'retraction']),
        ),
      )
  }
  await db
    .insert(notices)
    .values([...rows])
    .onConflictDoUpdate({
      target: [
        ...[notices.paperId, notices.kind, notices.doi, notices.source],
        ...[notices.isOfPreprint, notices.record],
      ],
      set: { toldAt: sql`greatest(${notices.toldAt}, excluded.told_at)` },
    })
}

const isAbout = (paperId: string, doi: string | null) =>
  and(eq(notices.paperId, paperId), doi === null ? isNull(notices.doi) : eq(notices.doi, doi))

async function keepDenials(db: Db, told: readonly Told[]): Promise<void> {
  const denied = told.flatMap(({ paperId, denials }) =>
    denials.map(({ at, ...denial }) => ({ paperId, ...denial, at: new Date(at) })),
  )
  if (denied.length === 0) return
  const { paperId, kind, source, isOfPreprint, record, at } = noticeDenials
  await db
    .insert(noticeDenials)
    .values(denied)
    .onConflictDoUpdate({
      target: [paperId, kind, source, isOfPreprint, record],
      set: { at: sql`greatest(${at}, excluded.at)` },
    })
}

/** Notices of these papers that a record told before it said that there are none. */
async function endDenied(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`
    delete from notices told using papers paper, notice_denials denied
    where told.paper_id in ${ids} and paper.id = told.paper_id and denied.paper_id = told.paper_id
      and told.kind = denied.kind and told.source = denied.source
      and told.record in ('', denied.record)
      and coalesce(told.told_at, '-infinity') < denied.at
      and (told.is_of_preprint = denied.is_of_preprint or paper.publication ->> 'type' = 'preprint')`)
}

/**
 * Retractions, concerns and corrections of papers as the sources told them, the first first; one that a record of the
 * preprint tells is of the preprint once the paper has come out.
 */
export async function findNotices(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({
      paperId: notices.paperId,
      kind: notices.kind,
      doi: notices.doi,
      date: notices.date,
      source: notices.source,
      isOfPreprint: sql<boolean>`${isOfPreprintAlone}`,
    })
    .from(notices)
    .innerJoin(papers, eq(papers.id, notices.paperId))
    .where(inArray(notices.paperId, [...ids]))
    .orderBy(notices.id)
  // Two records of one source may tell the same.
  return unique(rows, ({ paperId, kind, doi, source, isOfPreprint }) =>
    [paperId, kind, doi, source, isOfPreprint].join(' '),
  )
}

const isOfPreprintAlone = sql`
  (${notices.isOfPreprint} and coalesce(${papers.publication} ->> 'type', 'preprint') <> 'preprint')`

/** Ids of those papers that were retracted themselves. */
export const retractedAmong = (db: Db, ids: readonly string[]) =>
  db
    .select({ paperId: notices.paperId })
    .from(notices)
    .innerJoin(papers, eq(papers.id, notices.paperId))
    .where(
      and(
        inArray(notices.paperId, [...ids]),
        eq(notices.kind, 'retraction'),
        sql`not ${isOfPreprintAlone}`,
      ),
    )

/** A stored notice as it goes over the wire: what is not known is left out. */
export function presentNotice({
  kind,
  doi,
  date,
  source,
  isOfPreprint,
}: Awaited<ReturnType<typeof findNotices>>[number]): Notice {
  return {
    kind,
    source,
    ...(doi === null ? {} : { doi }),
    ...(date === null ? {} : { date }),
    ...(isOfPreprint ? { ofPreprint: true } : {}),
  }
}

/**
 * Marks the papers that stored notices are about, whichever of both came first: a notice among `ids`, and a paper
 * among them that an older notice names. What a source told of the paper itself is not told twice.
 */
export async function markNoticed(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`
    insert into notices (paper_id, kind, doi, date, source, is_of_preprint)
    select named.paper_id, about.kind, notice.doi,
      coalesce(notice.publication->'noticeDates'->>name, notice.publication->>'date'),
      -- Who tells of notices: Crossref names papers by DOI, Europe PMC by their numbers at PubMed.
      case named.scheme when 'pmid' then 'Europe PMC' else 'Crossref' end,
      exists (
        select from provenance kind
        where kind.paper_id = named.paper_id and kind.record = name and kind.field = 'type'
          and kind.value = 'preprint')
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
