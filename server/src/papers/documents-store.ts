import type { Page, PaperDocument } from '@tessera/engine'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { documents } from '../platform/schema/all.ts'

/** A document without page geometry, which only the PDF view needs. */
export type DocumentBody = Omit<PaperDocument, 'pages'>

/** Stores a document; immutable, so storing it twice is storing it once. */
export async function insertDocument(
  db: Db,
  paperId: string,
  document: PaperDocument,
): Promise<void> {
  const { pages, ...body } = storable(document)
  await db
    .insert(documents)
    .values({
      paperId,
      id: document.id,
      source: document.source,
      parserVersion: document.parserVersion,
      textHash: document.textHash,
      body,
      pages,
    })
    .onConflictDoNothing()
}

/**
 * The database keeps neither NUL nor half of a character. The canonical text has none; a file's own
 * names for things (a label, a formula's source) may.
 */
function storable(document: PaperDocument): PaperDocument {
  const json = JSON.stringify(document)
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return document
  return JSON.parse(json, (_, value) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
  )
}

/** The document of a paper under an id, or null. */
export async function findDocument(
  db: Db,
  paperId: string,
  documentId: string,
): Promise<DocumentBody | null> {
  if (documentId.includes('\0')) return null
  const [row] = await db
    .select({ body: documents.body })
    .from(documents)
    .where(and(eq(documents.paperId, paperId), eq(documents.id, documentId)))
  return row?.body ?? null
}

/** The newest document that was read from a PDF of the paper: the one that knows its pages. */
export async function findPagesDocument(db: Db, paperId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.paperId, paperId), eq(documents.source, 'pdf')))
    .orderBy(desc(documents.createdAt))
    .limit(1)
  return row?.id ?? null
}

/** The page geometry of a document; empty for documents without pages, null for an unknown document. */
export async function findLayout(
  db: Db,
  paperId: string,
  documentId: string,
): Promise<readonly Page[] | null> {
  const [row] = await db
    .select({ pages: documents.pages })
    .from(documents)
    .where(and(eq(documents.paperId, paperId), eq(documents.id, documentId)))
  return row?.pages ?? null
}
