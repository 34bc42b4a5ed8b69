import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import { paperIdentifiers, papers } from '../platform/schema/all.ts'
import type { MergedPaper } from '../sources/merge.ts'
import { endClaims, keepClaims } from './claims-store.ts'
import { saveCopies } from './full-text/text-store.ts'
import { claimsOf, findRows } from './known-rows-store.ts'
import { rowOf } from './new-row.ts'
import { keepNotices, markNoticed } from './notices-store.ts'
import { keepOrigins } from './origins-store.ts'
import { keepOtherTitles } from './other-titles-store.ts'
import type { NewPaper } from './papers-store.ts'
import { recomputeShown } from './recompute-shown.ts'

/** Two searches that find the same new paper must not make two rows of it. */
const storingFound = 7_301_002

/**
 * Keeps what the sources told: a paper that is known by one of its names, or by title, authors and year, gets what
 * was missing, others become new rows; rows that turn out to be one paper become one. The names that a source gives
 * its preprint or publication are claims, and become its own when a record comes that bears them. Who said what, and
 * every notice, is kept. Records without a name are left out, since they could not be known again.
 * @returns the ids, one for each named paper, by its place in `found`
 */
export async function storeFound(
  db: Db,
  found: readonly MergedPaper[],
): Promise<ReadonlyMap<number, string>> {
  const named = [...found.entries()].filter(([, paper]) => paper.identifiers.length > 0)
  const ids = new Map<number, string>()
  if (named.length === 0) return ids
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${storingFound})`)
    const claims = claimsOf(named)
    const { rows, names } = await findRows(tx, named, claims)
    const fresh = new Map<string, NewPaper>()
    const completed = new Map<string, NewPaper>()
    for (const [place, paper] of named) {
      const before = rows.get(place)
      const id = before ?? newId()
      ids.set(place, id)
      const kept = before === undefined ? fresh : completed
      kept.set(id, rowOf(id, paper, names.get(place) ?? []))
    }
    const all = [...new Set(ids.values())]
    if (fresh.size > 0) await tx.insert(papers).values([...fresh.values()])
    await complete(tx, completed)
    await tx
      .insert(paperIdentifiers)
      .values(
        named.flatMap(([place, { identifiers }]) =>
          identifiers.map(({ scheme, value }) => ({ scheme, value, paperId: idAt(ids, place) })),
        ),
      )
      .onConflictDoNothing()
    await endClaims(
      tx,
      named.flatMap(([, { identifiers }]) => identifiers),
    )
    await keepClaims(
      tx,
      [...claims].flatMap(([place, claimed]) =>
        claimed.map((name) => ({ ...name, paperId: idAt(ids, place) })),
      ),
    )
    await keepOrigins(
      tx,
      named.map(([place, { ledger }]) => ({ paperId: idAt(ids, place), ledger })),
    )
    await keepNotices(
      tx,
      named.map(([place, { notices, denials }]) => {
        const paperId = idAt(ids, place)
        return { paperId, notices, denials }
      }),
    )
    await markNoticed(tx, all)
    await recomputeShown(tx, [...completed.keys()])
    await keepOtherTitles(tx, all)
    await saveCopies(
      tx,
      named.map(([place, { links }]) => ({ paperId: idAt(ids, place), links })),
    )
  })
  return ids
}

function idAt(ids: ReadonlyMap<number, string>, place: number): string {
  const id = ids.get(place)
  if (id === undefined) throw new Error(`The paper at ${place} has got no id.`)
  return id
}

const metadataText = ({ metadata }: NewPaper) => JSON.stringify(metadata ?? {})
const publicationText = ({ publication }: NewPaper) => JSON.stringify(publication ?? {})
const isPublished = ({ publication }: NewPaper) =>
  publication?.type !== undefined && publication.type !== 'preprint'

/** Fills what known papers lacked; what was there stays, except for counts, which grow. */
async function complete(db: Db, rows: ReadonlyMap<string, NewPaper>): Promise<void> {
  for (const row of rows.values())
    await db.execute(sql`
      update papers set
        abstract = coalesce(abstract, ${row.abstract}),
        venue = coalesce(venue, ${row.venue}),
        year = coalesce(year, ${row.year}::int),
        -- What came out is cited by its own DOI.
        doi = case when publication->>'type' = 'preprint' and ${isPublished(row)}::boolean
          then coalesce(${row.doi}, doi) else coalesce(doi, ${row.doi}) end,
        arxiv_id = coalesce(arxiv_id, ${row.arxivId}),
        pdf_url = coalesce(pdf_url, ${row.pdfUrl}),
        open_access_url = coalesce(open_access_url, ${row.openAccessUrl}),
        license = coalesce(license, ${row.license}),
        -- What was known as a preprint may have come out since.
        publication = case when publication->>'type' = 'preprint' and ${isPublished(row)}::boolean
          then publication || ${publicationText(row)}::jsonb
          else ${publicationText(row)}::jsonb || publication end,
        metadata = metadata || ${metadataText(row)}::text::jsonb,
        citation_count = greatest(citation_count, ${row.citationCount}::int),
        is_open_access = is_open_access or ${row.isOpenAccess}::boolean,
        content_status = case when content_status = 'pending' and document_id is null
          then ${row.contentStatus} else content_status end,
        updated_at = now()
      where id = ${row.id} and owner_session is null and (
        (abstract is null and ${row.abstract}::text is not null)
        or (venue is null and ${row.venue}::text is not null)
        or (year is null and ${row.year}::int is not null)
        or (doi is null and ${row.doi}::text is not null)
        or (arxiv_id is null and ${row.arxivId}::text is not null)
        or (pdf_url is null and ${row.pdfUrl}::text is not null)
        or (open_access_url is null and ${row.openAccessUrl}::text is not null)
        or (license is null and ${row.license}::text is not null)
        or (${publicationText(row)}::jsonb || publication) <> publication
        or (publication->>'type' = 'preprint' and ${isPublished(row)}::boolean)
        or not metadata @> ${metadataText(row)}::text::jsonb
        or citation_count < ${row.citationCount}::int
        or (not is_open_access and ${row.isOpenAccess}::boolean))`)
}
