import { eq, sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { users } from '../platform/schema/all.ts'

export type StoredUser = typeof users.$inferSelect
/** What opens an account, as it was when its password, code or passkey was checked. */
export type OpenedUser = Pick<StoredUser, 'id' | 'passwordHash' | 'twoFactorEnabled'>

const withEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase())

/** The account of an address, in whatever case it is written; null for none. */
export async function findUserByEmail(db: Db, email: string): Promise<StoredUser | null> {
  const [row] = await db.select().from(users).where(withEmail(email))
  return row ?? null
}

/** What a password is compared with. */
export interface Credentials {
  readonly userId: string | null
  readonly passwordHash: string | null
}

/** Those of an address: one row of two columns, whether it has an account or not, so that both take as long (T27). */
export async function findCredentials(db: Db, email: string): Promise<Credentials> {
  const [row] = await db
    .select({ userId: users.id, passwordHash: users.passwordHash })
    .from(sql`(select 1) as asked`)
    .leftJoin(users, withEmail(email))
  if (!row) throw new RangeError('A left join lost its left row')
  return row
}

/** An account by its id; null for none. */
export async function findUser(db: Db, id: string): Promise<StoredUser | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ?? null
}

/** Null when the address has an account already, however it is written. */
export async function insertUser(
  db: Db,
  user: Pick<
    StoredUser,
    'email' | 'passwordHash' | 'firstName' | 'lastName' | 'phone' | 'profileImageUrl'
  >,
  now: Date,
): Promise<StoredUser | null> {
  const [row] = await db
    .insert(users)
    .values({ ...user, id: newId(now.getTime()), createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/**
 * Changes fields of an account that the transaction holds, or that is known to be there.
 * @throws RangeError when it is gone
 */
export async function updateUser(
  db: Db,
  id: string,
  change: Partial<
    Pick<
      StoredUser,
      | 'firstName'
      | 'lastName'
      | 'phone'
      | 'profileImageUrl'
      | 'passwordHash'
      | 'emailVerified'
      | 'mailboxProved'
    >
  >,
  now: Date,
): Promise<StoredUser> {
  const [row] = await db
    .update(users)
    .set({ ...change, updatedAt: now })
    .where(eq(users.id, id))
    .returning()
  if (!row) throw new RangeError(`There is no account ${id} to change`)
  return row
}

/**
 * Nobody else changes an account until the transaction ends. Before anything else of it is locked: two who wait for
 * each other would both fail.
 */
export async function holdUser(tx: Db, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}

/**
 * Holds an account until the transaction ends, if what opens it still is what was checked: whoever comes in beside
 * a change of the password or the second factor is out, as are all others (T31, T34).
 * @returns the account as it is now; null when it was changed meanwhile, or is gone
 */
export async function holdUnchanged(
  tx: Db,
  { id, passwordHash, twoFactorEnabled }: OpenedUser,
): Promise<StoredUser | null> {
  const [now] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  return now?.passwordHash === passwordHash && now.twoFactorEnabled === twoFactorEnabled
    ? now
    : null
}

/**
 * The same for somebody who signs in.
 * @throws AppError 'invalid-credentials' when the account was changed meanwhile, or is gone
 */
export async function requireUnchanged(tx: Db, opened: OpenedUser): Promise<StoredUser> {
  const user = await holdUnchanged(tx, opened)
  if (user === null) throw changedMeanwhile()
  return user
}

/** What is thrown when an account is not any more what was checked. */
export const changedMeanwhile = () =>
  new AppError(
    'invalid-credentials',
    'The account was changed while you signed in. Please sign in again.',
  )
