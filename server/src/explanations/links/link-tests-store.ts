import type { LinkTest } from '@tessera/contract'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { linkTests } from '../../platform/schema/all.ts'

/** The last test of each of these addresses; those that were never tested are not in it. */
export async function findLinkTests(
  db: Db,
  urls: readonly string[],
): Promise<ReadonlyMap<string, LinkTest>> {
  if (urls.length === 0) return new Map()
  const rows = await db
    .select()
    .from(linkTests)
    .where(inArray(linkTests.url, [...urls]))
  return new Map(
    rows.map(({ url, outcome, status, testedAt }) => [
      url,
      { outcome, status, testedAt: testedAt.toISOString() },
    ]),
  )
}

/** Notes a test that was just made, in place of the one before. */
export async function saveLinkTest(
  db: Db,
  url: string,
  { outcome, status }: Pick<LinkTest, 'outcome' | 'status'>,
): Promise<void> {
  const row = { outcome, status, testedAt: new Date() }
  await db
    .insert(linkTests)
    .values({ url, ...row })
    .onConflictDoUpdate({ target: linkTests.url, set: row })
}
