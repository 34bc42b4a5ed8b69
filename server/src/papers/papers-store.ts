import { and, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { paperIdentifiers, papers, provenance } from '../platform/schema/all.ts'
import { type Identifier, parseIdentifier } from '../sources/identifiers.ts'

/** Whoever asks: the hash of their session, or null for nobody in particular. */
export type Viewer = string | null

type Row = typeof papers.$inferSelect
/** A paper as it is stored. */
export type StoredPaper = Omit<Row, 'search'>
export type NewPaper = typeof papers.$inferInsert

const columns = {
  id: papers.id,
  title: papers.title,
  otherTitles: papers.otherTitles,
  abstract: papers.abstract,
  authors: papers.authors,
  venue: papers.venue,
  year: papers.year,
  doi: papers.doi,
  arxivId: papers.arxivId,
  pdfUrl: papers.pdfUrl,
  htmlUrl: papers.htmlUrl,
  openAccessUrl: papers.openAccessUrl,
  license: papers.license,
  citationCount: papers.citationCount,
  isOpenAccess: papers.isOpenAccess,
  source: papers.source,
  metadata: papers.metadata,
  publication: papers.publication,
  content: papers.content,
  contentStatus: papers.contentStatus,
  contentProblem: papers.contentProblem,
  figures: papers.figures,
  citations: papers.citations,
  documentId: papers.documentId,
  ownerSession: papers.ownerSession,
  mergedInto: papers.mergedInto,
  createdAt: papers.createdAt,
  updatedAt: papers.updatedAt,
}
// Result lists show no text; leaving it out keeps a page of results small.
const { content: _content, figures: _figures, citations: _citations, ...cardColumns } = columns
export type StoredCard = Omit<StoredPaper, 'content' | 'figures' | 'citations'>

/** Public papers, and those that the viewer brought. Every query that a request makes carries it. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  return viewer === null
    ? isNull(papers.ownerSession)
    : or(isNull(papers.ownerSession), eq(papers.ownerSession, viewer))
}

/**
 * The paper of an id or of any identifier in any dress; a merged paper's id leads to what it became.
 * Null when unknown, or when it is somebody else's upload.
 */
export async function findPaper(db: Db, x: string, viewer: Viewer): Promise<StoredPaper | null> {
  // The database refuses the character; no paper has it in a name.
  if (x.includes('\0')) return null
  const byId = await findById(db, x, viewer)
  if (byId) return byId
  const identifier = parseIdentifier(x)
  return identifier ? findByIdentifier(db, identifier, viewer) : null
}

/** A paper by its own id, whoever may see it: for jobs, which act for the paper and not for a reader. */
export async function findPaperRow(db: Db, id: string): Promise<StoredPaper | null> {
  const [row] = await db.select(columns).from(papers).where(eq(papers.id, id))
  return row ?? null
}

async function findById(db: Db, id: string, viewer: Viewer): Promise<StoredPaper | null> {
  let next: string | null = id
  // A chain of merges is short; the bound only stops a circle.
  for (let hop = 0; next !== null && hop < 8; hop++) {
    const [row]: StoredPaper[] = await db
      .select(columns)
      .from(papers)
      .where(and(eq(papers.id, next), visibleTo(viewer)))
    if (!row) return null
    if (row.mergedInto === null) return row
    next = row.mergedInto
  }
  return null
}

/**
 * The paper that an identifier names: public ones by the table of identifiers, own uploads by their
 * fields. Of both, the one with a text to read.
 */
export async function findByIdentifier(
  db: Db,
  { scheme, value }: Identifier,
  viewer: Viewer,
): Promise<StoredPaper | null> {
  const [known] = await db
    .select({ id: paperIdentifiers.paperId })
    .from(paperIdentifiers)
    .where(and(eq(paperIdentifiers.scheme, scheme), eq(paperIdentifiers.value, value)))
  const found = known ? await findById(db, known.id, viewer) : null
  if (found?.contentStatus === 'full' || viewer === null) return found
  if (scheme !== 'doi' && scheme !== 'arxiv') return found
  const field = scheme === 'doi' ? papers.doi : papers.arxivId
  const [own] = await db
    .select(columns)
    .from(papers)
    .where(and(eq(papers.ownerSession, viewer), eq(field, value)))
    .orderBy(desc(papers.createdAt))
    .limit(1)
  return own ?? found
}

/** Result cards of the given papers, in the given order; those that the viewer may not see are left out. */
export async function findCards(
  db: Db,
  ids: readonly string[],
  viewer: Viewer,
): Promise<StoredCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(cardColumns)
    .from(papers)
    .where(and(inArray(papers.id, [...ids]), visibleTo(viewer), isNull(papers.mergedInto)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Puts in a paper without names or words of sources: those are added to it. */
export async function insertPaper(db: Db, paper: NewPaper): Promise<void> {
  await db.insert(papers).values(paper)
}

/** Puts in papers known by their facts, all in one transaction of a few statements. */
export async function insertKnownPapers(
  db: Db,
  known: readonly { readonly paper: NewPaper; readonly identifiers: readonly Identifier[] }[],
): Promise<void> {
  const chunk = 500
  await db.transaction(async (tx) => {
    for (let from = 0; from < known.length; from += chunk) {
      const some = known.slice(from, from + chunk)
      await tx.insert(papers).values(some.map(({ paper }) => paper))
      await tx
        .insert(paperIdentifiers)
        .values(
          some.flatMap(({ paper, identifiers }) =>
            identifiers.map(({ scheme, value }) => ({ scheme, value, paperId: paper.id })),
          ),
        )
        .onConflictDoNothing()
      await tx.insert(provenance).values(
        some.flatMap(({ paper }) =>
          Object.entries(factsOf(paper)).map(([field, value]) => ({
            paperId: paper.id,
            field,
            source: paper.source ?? 'unknown',
            value,
          })),
        ),
      )
    }
  })
}

/** What a record says of its paper, field by field, as the ledger keeps it. */
function factsOf({ title, authors = [], venue, year, doi, arxivId }: NewPaper) {
  return {
    title,
    ...(authors.length > 0 && { authors: JSON.stringify(authors) }),
    ...(venue && { venue }),
    ...(year && { year: String(year) }),
    ...(doi && { doi }),
    ...(arxivId && { arxivId }),
  }
}

/** Changes fields of a paper, and notes when. */
export async function updatePaper(
  db: Db,
  id: string,
  fields: Partial<Omit<NewPaper, 'id' | 'createdAt'>>,
): Promise<void> {
  await db
    .update(papers)
    .set({ ...fields, updatedAt: new Date() })
    .where(eq(papers.id, id))
}

/** Gives names to a public paper; a name that another paper already has stays there. */
export async function addIdentifiers(
  db: Db,
  paperId: string,
  identifiers: readonly Identifier[],
): Promise<void> {
  if (identifiers.length === 0) return
  await db
    .insert(paperIdentifiers)
    .values(identifiers.map(({ scheme, value }) => ({ scheme, value, paperId })))
    .onConflictDoNothing()
}

/** False on a fresh machine. */
export async function hasPapers(db: Db): Promise<boolean> {
  return (await db.select({ id: papers.id }).from(papers).limit(1)).length > 0
}

/** Which of these names are taken, in one question. */
export async function knownValues(db: Db, values: readonly string[]): Promise<Set<string>> {
  if (values.length === 0) return new Set()
  const rows = await db
    .select({ value: paperIdentifiers.value })
    .from(paperIdentifiers)
    .where(inArray(paperIdentifiers.value, [...values]))
  return new Set(rows.map(({ value }) => value))
}

/** Notes which source gave which field; what a source said before is replaced. */
export async function saveProvenance(
  db: Db,
  paperId: string,
  source: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [field, value] of Object.entries(fields))
    await db
      .insert(provenance)
      .values({ paperId, field, source, value })
      .onConflictDoUpdate({
        target: [provenance.paperId, provenance.field, provenance.source, provenance.record],
        set: { value, at: new Date() },
      })
}

/** Gives the papers that one owner brought to another. */
export async function handOverPapers(db: Db, from: string, to: string): Promise<void> {
  await db.update(papers).set({ ownerSession: to }).where(eq(papers.ownerSession, from))
}
