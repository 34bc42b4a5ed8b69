import type { NoticeRelation, Publication } from '@tessera/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import { paperIdentifiers, papers, provenance } from '../platform/schema/all.ts'
import { linkIn, type MergedPaper } from '../sources/merge.ts'
import { type Identifier, isNoticeRelation, nameOf } from '../sources/source.ts'
import { endClaims, keepClaims } from './claims-store.ts'
import { saveCopies } from './full-text/text-store.ts'
import { claimsOf, findRows } from './known-rows-store.ts'
import { keepNotices, markNoticed } from './notices-store.ts'
import { keepOtherTitles } from './other-titles-store.ts'
import type { NewPaper } from './papers-store.ts'
import { recomputeShown } from './recompute-shown.ts'
import type { Placed } from './same-title-store.ts'

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
      if (before === undefined) fresh.set(id, rowOf(id, paper, names.get(place) ?? []))
      else completed.set(id, rowOf(id, paper, names.get(place) ?? []))
    }
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
      [...claims].flatMap(([place, all]) =>
        all.map((name) => ({ ...name, paperId: idAt(ids, place) })),
      ),
    )
    await keepOrigins(tx, named, ids)
    await keepNotices(
      tx,
      named.map(([place, { notices, denials }]) => ({
        ...{ paperId: idAt(ids, place), notices, denials },
      })),
    )
    await markNoticed(tx, [...new Set(ids.values())])
    await recomputeShown(tx, [...completed.keys()])
    await keepOtherTitles(tx, [...new Set(ids.values())])
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

function rowOf(id: string, paper: MergedPaper, names: readonly Identifier[]): NewPaper {
  const named = (scheme: string) => names.find((name) => name.scheme === scheme)?.value ?? null
  return {
    id,
    title: storable(paper.title),
    abstract: paper.abstract ? storable(paper.abstract) : null,
    authors: paper.authors.map(storable),
    venue: paper.venue ? storable(paper.venue) : null,
    year: paper.year ?? null,
    doi: named('doi'),
    arxivId: named('arxiv'),
    pdfUrl: linkIn('pdfUrl', paper.links) ?? null,
    htmlUrl: linkIn('htmlUrl', paper.links) ?? null,
    openAccessUrl: linkIn('openAccessUrl', paper.links) ?? null,
    license: paper.license ? storable(paper.license) : null,
    citationCount: paper.citationCount ?? 0,
    isOpenAccess: paper.isOpenAccess ?? false,
    publication: publicationOf(paper),
    metadata: metadataOf(paper),
    source: paper.sources[0] ?? 'unknown',
    contentStatus: paper.abstract ? 'abstract' : 'pending',
  }
}

/** Where code and data are, and which version of a preprint was told of. */
function metadataOf({ resources = [], version }: MergedPaper): Record<string, string> {
  const first = (kind: string) => resources.find((one) => one.kind === kind)?.url
  const [github, dataset] = [first('code'), first('dataset')]
  return {
    ...(github === undefined ? {} : { github }),
    ...(dataset === undefined ? {} : { dataset }),
    ...(version === undefined ? {} : { version }),
  }
}

/** All texts in here went through `plainText`, which leaves nothing that the database refuses. */
function publicationOf(paper: MergedPaper): Publication {
  const { type, date, volume, issue, pages, publisher, isbn, degree } = paper
  const { editors, people, arxivClass } = paper
  const about = (kind: NoticeRelation) => {
    const names = paper.relations.flatMap((one) => (one.kind === kind ? nameOf(one.to) : []))
    return names.length > 0 ? { [kind]: names } : {}
  }
  const dates = paper.relations.flatMap(({ kind, to, date }) =>
    isNoticeRelation(kind) && date ? [[nameOf(to), date]] : [],
  )
  const facts = {
    ...{ type, date, volume, issue, pages, publisher, isbn, degree, editors, people, arxivClass },
    ...about('retracts'),
    ...about('corrects'),
    ...about('concerns'),
    ...(dates.length > 0 && { noticeDates: Object.fromEntries(dates) }),
  }
  return JSON.parse(JSON.stringify(facts).replaceAll('\\u0000', '')) as Publication
}

/** The database refuses NUL and halves of surrogate pairs. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

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

/** Who said what about which field, in which of its records; the newest word of each. */
async function keepOrigins(
  db: Db,
  named: readonly Placed[],
  ids: ReadonlyMap<number, string>,
): Promise<void> {
  const said = new Map<string, typeof provenance.$inferInsert & { readonly record: string }>()
  for (const [place, { ledger }] of named)
    for (const { field, source, record, value, at } of ledger) {
      const paperId = idAt(ids, place)
      const key = `${paperId} ${field} ${source} ${record}`
      const word = { paperId, field, source, record, value: storable(value), at: new Date(at) }
      if (!said.has(key)) said.set(key, word)
    }
  if (said.size === 0) return
  await nameRecords(db, [...said.values()])
  await db
    .insert(provenance)
    .values([...said.values()])
    .onConflictDoUpdate({
      target: [provenance.paperId, provenance.field, provenance.source, provenance.record],
      set: { value: sql`excluded.value`, at: sql`excluded.at` },
      // An answer from a cache may be older than what was noted meanwhile.
      setWhere: sql`excluded.at >= ${provenance.at}`,
    })
}

/** Words of which it was not noted what record says them are those of the source's record of the same type. */
async function nameRecords(
  db: Db,
  said: readonly { readonly paperId: string; readonly field: string; readonly value: string }[],
): Promise<void> {
  const kinds = said.filter(({ field }) => field === 'type')
  await db.execute(sql`
    update provenance word set record = kind.record
    from jsonb_to_recordset(${JSON.stringify(kinds)}::text::jsonb)
      as kind ("paperId" text, source text, record text, value text)
    where word.record = '' and word.paper_id = kind."paperId" and word.source = kind.source
      and exists (
        select from provenance before
        where before.paper_id = word.paper_id and before.source = word.source
          and before.record = '' and before.field = 'type' and before.value = kind.value)
      and not exists (
        select from provenance other
        where other.paper_id = word.paper_id and other.source = word.source
          and other.record = kind.record)`)
}
