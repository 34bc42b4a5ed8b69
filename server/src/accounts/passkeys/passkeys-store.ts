import { and, count, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { passkeyChallenges, passkeys, users } from '../../platform/schema/all.ts'
import type { StoredUser } from '../users-store.ts'

export type StoredPasskey = typeof passkeys.$inferSelect

/** The newest first. */
export async function listPasskeys(db: Db, userId: string): Promise<readonly StoredPasskey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
}

/** A passkey and whose it is, by the name that its authenticator gave it. */
export async function findPasskey(
  db: Db,
  credentialId: string,
): Promise<{ readonly passkey: StoredPasskey; readonly user: StoredUser } | null> {
  const [row] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId))
  return row ?? null
}

/** Null when the passkey is somebody's already, or when the account has `most` of them. */
export async function insertPasskey(
  db: Db,
  passkey: Omit<StoredPasskey, 'id' | 'lastUsedAt' | 'createdAt'>,
  most: number,
  now: Date,
): Promise<StoredPasskey | null> {
  // Who adds two at the same moment waits: the second sees the first.
  await db.select({ id: users.id }).from(users).where(eq(users.id, passkey.userId)).for('update')
  const [has] = await db
    .select({ count: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, passkey.userId))
  if (has && has.count >= most) return null
  const [row] = await db
    .insert(passkeys)
    .values({ ...passkey, id: newId(now.getTime()), createdAt: now })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/**
 * Notes a use, if its counter went on since the last (WebAuthn Level 3, 6.1.1); atomically, so that of two uses with
 * one counter one counts. @returns false when it stood still or went back: the passkey was copied
 */
export async function noteUse(db: Db, id: string, counter: number, now: Date): Promise<boolean> {
  const noted = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(
      and(
        eq(passkeys.id, id),
        counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter),
      ),
    )
    .returning({ id: passkeys.id })
  return noted.length === 1
}

/** @returns false when the user has no such passkey */
export async function removePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return removed.length === 1
}

/** All of an account, and those that are being added. @returns how many there were */
export async function removePasskeys(db: Db, userId: string): Promise<number> {
  await db.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId))
  const removed = await db
    .delete(passkeys)
    .where(eq(passkeys.userId, userId))
    .returning({ id: passkeys.id })
  return removed.length
}
