import type { OwnPaper } from '@tessera/contract'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { papers } from '../platform/schema/all.ts'

const most = 50

/** The papers that a session or an account brought, the newest first, at most 50; those that could not be read are left out. */
export async function findOwnPapers(db: Db, owner: string): Promise<OwnPaper[]> {
  const rows = await db
    .select({ paperId: papers.id, title: papers.title, createdAt: papers.createdAt })
    .from(papers)
    .where(
      and(
        eq(papers.ownerSession, owner),
        eq(papers.contentStatus, 'full'),
        isNull(papers.mergedInto),
      ),
    )
    .orderBy(desc(papers.createdAt), desc(papers.id))
    .limit(most)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
