import type { PaperResource } from '@tessera/contract'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { factSearches, paperResources } from '../../platform/schema/all.ts'
import type { CodeOrData } from '../../sources/source.ts'

/** When the sources are asked for the paper's facts again; null when they never were. */
export async function findFactsRetry(db: Db, paperId: string): Promise<Date | null> {
  const [row] = await db
    .select({ retryAt: factSearches.retryAt })
    .from(factSearches)
    .where(eq(factSearches.paperId, paperId))
  return row?.retryAt ?? null
}

/** Of all who want the facts at the same time, one gets true; a crash leaves them due again after `until`. */
export async function claimFacts(db: Db, paperId: string, until: Date): Promise<boolean> {
  const rows = await db
    .insert(factSearches)
    .values({ paperId, retryAt: until })
    .onConflictDoUpdate({
      target: factSearches.paperId,
      set: { retryAt: until },
      setWhere: sql`${factSearches.retryAt} <= now()`,
    })
    .returning({ paperId: factSearches.paperId })
  return rows.length > 0
}

/** Notes that a paper's facts were asked for now, and from when on they may be again. */
export async function saveFactsAsked(db: Db, paperId: string, retryAt: Date): Promise<void> {
  const row = { at: new Date(), retryAt }
  await db
    .insert(factSearches)
    .values({ paperId, ...row })
    .onConflictDoUpdate({ target: factSearches.paperId, set: row })
}

/** Longer addresses are refused by the table. */
const longestUrl = 2_048

/** Notes code, data and models of a paper; what was known of them is replaced by what is told now. */
export async function saveResources(
  db: Db,
  paperId: string,
  source: string,
  told: readonly (CodeOrData & Partial<Pick<PaperResource, 'facts'>>)[],
): Promise<void> {
  const rows = new Map(
    told
      .filter(({ url }) => url.length <= longestUrl)
      .map(({ kind, name, url, facts }) => [url, { paperId, kind, name, url, source, facts }]),
  )
  if (rows.size === 0) return
  await db
    .insert(paperResources)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [paperResources.paperId, paperResources.url],
      set: {
        name: sql`excluded.name`,
        source: sql`excluded.source`,
        facts: sql`${paperResources.facts} || excluded.facts`,
        at: sql`now()`,
      },
    })
}

const order = ['code', 'dataset', 'model'] as const

/** Code first, then data, then models. */
export async function findResources(db: Db, paperId: string): Promise<PaperResource[]> {
  const rows = await db
    .select()
    .from(paperResources)
    .where(eq(paperResources.paperId, paperId))
    .orderBy(paperResources.name)
  return rows
    .map(({ paperId: _, at, ...row }) => ({ ...row, at: at.toISOString() }))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}
