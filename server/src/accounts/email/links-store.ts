import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { emailVerificationTokens, passwordResetTokens } from '../../platform/schema/all.ts'
import { resetLinkMs } from '../account-settings.ts'
import { newToken, storedToken } from '../sessions/tokens.ts'

const kinds = {
  reset: { table: passwordResetTokens, lifetimeMs: resetLinkMs },
  verification: { table: emailVerificationTokens, lifetimeMs: 3 * 86_400_000 },
} as const
export type LinkKind = keyof typeof kinds

/** Makes a link's token; the ones before it no longer work. */
export async function insertLink(
  db: Db,
  kind: LinkKind,
  userId: string,
  now: Date,
): Promise<string> {
  const { table, lifetimeMs } = kinds[kind]
  const token = newToken()
  await db.delete(table).where(eq(table.userId, userId))
  await db.insert(table).values({
    userId,
    token: storedToken(kind, token),
    expiresAt: new Date(now.getTime() + lifetimeMs),
    createdAt: now,
  })
  return token
}

/** What opens the account has changed: a link from before that would change it again is dead. */
export async function endResetLinks(db: Db, userId: string): Promise<void> {
  await db.delete(passwordResetTokens).where(eq(passwordResetTokens.userId, userId))
}

/** Whose link it is, while it works; null otherwise. */
export async function findLink(db: Db, kind: LinkKind, token: string, now: Date) {
  const { table } = kinds[kind]
  const [row] = await db
    .select({ userId: table.userId })
    .from(table)
    .where(works(kind, token, now))
  return row?.userId ?? null
}

/** Uses a link up: of any number that try at the same moment one gets the user, all others null (T34). */
export async function useLink(db: Db, kind: LinkKind, token: string, now: Date) {
  const { table } = kinds[kind]
  const [row] = await db
    .update(table)
    .set({ used: true })
    .where(works(kind, token, now))
    .returning({ userId: table.userId })
  return row?.userId ?? null
}

/**
 * Takes a link of this user's away while it lasts, also one that was used: who is signed in opens it once more, to
 * finish what was begun elsewhere. @returns whether there was one
 */
export async function takeLink(
  db: Db,
  kind: LinkKind,
  token: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { table } = kinds[kind]
  const taken = await db
    .delete(table)
    .where(
      and(
        eq(table.token, storedToken(kind, token)),
        eq(table.userId, userId),
        gt(table.expiresAt, now),
      ),
    )
    .returning({ id: table.id })
  return taken.length === 1
}

function works(kind: LinkKind, token: string, now: Date) {
  const { table } = kinds[kind]
  return and(
    eq(table.token, storedToken(kind, token)),
    eq(table.used, false),
    gt(table.expiresAt, now),
  )
}
