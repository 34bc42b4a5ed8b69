import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** Waits until nobody else holds the lock of this name, and holds it until the transaction ends. */
export async function holdLock(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
