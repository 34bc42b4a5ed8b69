import type { SourceAnswer } from '@tessera/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import {
  documentOrigins,
  papers,
  provenance,
  sourceAnswers,
  textCopies,
  textSearches,
} from '../../platform/schema/all.ts'
import type { NamedLink } from '../../sources/merge.ts'
import { type Copy, kindOfPlace } from './readable-copies.ts'

export type StoredCopy = typeof textCopies.$inferSelect
export type TextSearch = typeof textSearches.$inferSelect
export type DocumentOrigin = typeof documentOrigins.$inferSelect

/** Longer addresses are no addresses of papers. */
const longestUrl = 8_000

/** Notes the open copies that sources name; what became of earlier tries stays. */
export async function saveCopies(
  db: Db,
  named: readonly { readonly paperId: string; readonly links: readonly NamedLink[] }[],
): Promise<void> {
  const rows = new Map<string, typeof textCopies.$inferInsert>()
  for (const { paperId, links } of named)
    for (const link of links) {
      const { url, source, license, version, isOpen } = link
      const kind = kindOfPlace(link)
      if (kind !== null && isOpen && url.length <= longestUrl)
        rows.set(`${paperId} ${url}`, {
          paperId,
          url,
          kind,
          source,
          license: license ?? null,
          state: version ?? null,
        })
    }
  if (rows.size === 0) return
  await db
    .insert(textCopies)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [textCopies.paperId, textCopies.url],
      set: {
        license: sql`coalesce(excluded.license, ${textCopies.license})`,
        state: sql`coalesce(excluded.state, ${textCopies.state})`,
        toldAt: sql`excluded.told_at`,
      },
    })
}

/** The copies that sources told of or that were tried, those never tried last. */
export function findCopies(db: Db, paperId: string): Promise<StoredCopy[]> {
  return db
    .select()
    .from(textCopies)
    .where(eq(textCopies.paperId, paperId))
    .orderBy(textCopies.triedAt, textCopies.url)
}

/** What became of a try; `problem` is null when it gave the text. */
export async function saveTry(
  db: Db,
  paperId: string,
  copy: Copy,
  { problem, retryAt }: { readonly problem: string | null; readonly retryAt: Date | null },
): Promise<void> {
  const tried = { triedAt: new Date(), problem, retryAt }
  await db
    .insert(textCopies)
    .values({ paperId, ...copy, ...tried })
    .onConflictDoUpdate({ target: [textCopies.paperId, textCopies.url], set: tried })
}

/** The last search for a text that ended without one, or null. */
export async function findSearch(db: Db, paperId: string): Promise<TextSearch | null> {
  const [row] = await db.select().from(textSearches).where(eq(textSearches.paperId, paperId))
  return row ?? null
}

/** A search ended without the text. */
export async function saveFailedSearch(
  db: Db,
  paperId: string,
  next: { readonly failures: number; readonly retryAt: Date; readonly retriesItself: boolean },
): Promise<void> {
  const row = { ...next, at: new Date() }
  await db
    .insert(textSearches)
    .values({ paperId, ...row })
    .onConflictDoUpdate({ target: textSearches.paperId, set: row })
}

/** A text was found, or is to be searched for at once. */
export async function forgetFailedSearch(db: Db, paperId: string): Promise<void> {
  await db.delete(textSearches).where(eq(textSearches.paperId, paperId))
}

/** Notes which copy a document came from; once is enough. */
export async function saveOrigin(
  db: Db,
  origin: typeof documentOrigins.$inferInsert,
): Promise<void> {
  await db.insert(documentOrigins).values(origin).onConflictDoNothing()
}

/** The copies that the documents of a paper came from. */
export function findOrigins(db: Db, paperId: string): Promise<DocumentOrigin[]> {
  return db.select().from(documentOrigins).where(eq(documentOrigins.paperId, paperId))
}

/** The newest document of one version of a preprint, or null. */
export async function findVersion(
  db: Db,
  paperId: string,
  version: number,
): Promise<string | null> {
  const [row] = await db
    .select({ documentId: documentOrigins.documentId })
    .from(documentOrigins)
    .where(and(eq(documentOrigins.paperId, paperId), eq(documentOrigins.preprintVersion, version)))
    .orderBy(sql`${documentOrigins.at} desc`)
    .limit(1)
  return row?.documentId ?? null
}

/** How each source answered when it was asked for this paper; sources that are off were not asked. */
export async function saveAnswers(
  db: Db,
  paperId: string,
  answers: readonly SourceAnswer[],
  toldAt: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const rows = new Map<string, typeof sourceAnswers.$inferInsert>()
  for (const { source, status, count, message, retryAt } of answers) {
    if (status === 'off' || status === 'pending') continue
    const known = rows.get(source)
    const said = status === 'answered' && !count ? 'unknown' : status
    // Asked by two names: the better answer counts.
    if (known && order.indexOf(known.status) <= order.indexOf(said)) continue
    rows.set(source, {
      paperId,
      source,
      status: said,
      message: message ?? null,
      retryAt: retryAt === undefined ? null : new Date(retryAt),
      at: new Date(toldAt.get(source) ?? Date.now()),
    })
  }
  if (rows.size === 0) return
  await db
    .insert(sourceAnswers)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [sourceAnswers.paperId, sourceAnswers.source],
      set: {
        status: sql`excluded.status`,
        message: sql`excluded.message`,
        retryAt: sql`excluded.retry_at`,
        // That a source does not know a paper is believed for ten minutes without asking it anew.
        at: sql`case when ${sourceAnswers.status} = 'unknown' and excluded.status = 'unknown'
          and ${sourceAnswers.at} > excluded.at - interval '10 minutes'
          then ${sourceAnswers.at} else excluded.at end`,
      },
    })
}

const order = ['answered', 'unknown', 'limited', 'failed']

/** What each source said when it was asked for a text, by their names. */
export function findAnswers(db: Db, paperId: string) {
  return db
    .select()
    .from(sourceAnswers)
    .where(eq(sourceAnswers.paperId, paperId))
    .orderBy(sourceAnswers.source)
}

/** What sources call the newest version of a preprint: "v3", as arXiv does. */
export async function findToldVersions(db: Db, paperId: string): Promise<string[]> {
  const told = await db
    .select({ value: provenance.value })
    .from(provenance)
    .where(and(eq(provenance.paperId, paperId), eq(provenance.field, 'version')))
  return told.map(({ value }) => value)
}

/** How far a paper's text is, and which document it is; null for no paper. */
export async function findContent(db: Db, paperId: string) {
  const [row] = await db
    .select({ contentStatus: papers.contentStatus, documentId: papers.documentId })
    .from(papers)
    .where(eq(papers.id, paperId))
  return row ?? null
}
