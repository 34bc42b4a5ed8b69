import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import { searchRankings } from '../platform/schema/all.ts'

/** Keeps the order of a search's results for its further pages. @returns the ranking's id */
export async function keepRanking(db: Db, query: string, ids: readonly string[]): Promise<string> {
  const id = newId()
  await db
    .delete(searchRankings)
    .where(lt(searchRankings.createdAt, sql`now() - interval '1 hour'`))
  await db.insert(searchRankings).values({ id, query, paperIds: [...ids] })
  return id
}

/** The ids of a kept ranking, best first; null when it is no longer kept, or belongs to another query. */
export async function findRanking(
  db: Db,
  id: string,
  query: string,
): Promise<readonly string[] | null> {
  const [row] = await db
    .select({ ids: searchRankings.paperIds })
    .from(searchRankings)
    .where(and(eq(searchRankings.id, id), eq(searchRankings.query, query)))
  return row?.ids ?? null
}
