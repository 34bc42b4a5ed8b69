import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { documentOrigins, files, papers } from '../platform/schema/all.ts'

/** Remembers that a paper has a file; the bytes lie in the file store under the hash. */
export async function saveFile(
  db: Db,
  file: { paperId: string; sha256: string; mediaType: string; size: number; name: string | null },
): Promise<void> {
  await db.insert(files).values(file).onConflictDoNothing()
}

/** The viewer's own upload of exactly these bytes, if there is one. */
export async function findUpload(db: Db, sha256: string, owner: string): Promise<string | null> {
  const [row] = await db
    .select({ id: papers.id })
    .from(files)
    .innerJoin(papers, eq(files.paperId, papers.id))
    .where(and(eq(files.sha256, sha256), eq(papers.ownerSession, owner)))
    .orderBy(papers.createdAt)
    .limit(1)
  return row?.id ?? null
}

/** The newest stored file of a paper of one of the given types. */
export async function findFile(db: Db, paperId: string, mediaTypes: readonly string[]) {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.paperId, paperId), inArray(files.mediaType, [...mediaTypes])))
    .orderBy(desc(files.createdAt))
    .limit(1)
  return row ?? null
}

/**
 * The file that a document was read from, if it is of one of the given types; for a document of a file that
 * was brought, the newest file of the paper. Null when there is none: a text and a page of another version
 * never stand for each other.
 */
export async function findFileOfDocument(
  db: Db,
  paperId: string,
  documentId: string | null,
  mediaTypes: readonly string[],
) {
  const origins = await db
    .select({ sha256: documentOrigins.sha256 })
    .from(documentOrigins)
    .where(
      and(eq(documentOrigins.paperId, paperId), eq(documentOrigins.documentId, documentId ?? '')),
    )
  if (origins.length === 0) return findFile(db, paperId, mediaTypes)
  const [row] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.paperId, paperId),
        inArray(
          files.sha256,
          origins.map(({ sha256 }) => sha256),
        ),
        inArray(files.mediaType, [...mediaTypes]),
      ),
    )
    .orderBy(desc(files.createdAt))
    .limit(1)
  return row ?? null
}
