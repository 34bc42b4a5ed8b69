import type { User } from '@tessera/contract'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { pendingSignIns, recoveryCodes, users } from '../../platform/schema/all.ts'
import { newToken, storedToken } from '../sessions/tokens.ts'
import type { StoredUser } from '../users-store.ts'

export const pendingLifetimeMs = 10 * 60_000

/** Keeps the secret of a set-up that is not confirmed yet; the one before is forgotten. */
export async function savePendingSecret(db: Db, userId: string, sealed: string): Promise<void> {
  await db.update(users).set({ twoFactorPending: sealed }).where(eq(users.id, userId))
}

/**
 * Switches the second factor on with the secret that was pending. It outlives a reset by mail where whoever does it
 * gave the password, and who has it was seen to have the mailbox. @returns false when that secret is no longer pending
 */
export async function enableSecondFactor(
  db: Db,
  userId: string,
  sealed: string,
  step: number,
  gavePassword: boolean,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({
      twoFactorEnabled: true,
      twoFactorSecret: sealed,
      twoFactorPending: null,
      twoFactorLastStep: step,
      twoFactorSince: now,
      twoFactorOutlivesReset: gavePassword ? users.mailboxProved : false,
      updatedAt: now,
    })
    .where(
      and(
        eq(users.id, userId),
        eq(users.twoFactorPending, sealed),
        eq(users.twoFactorEnabled, false),
      ),
    )
    .returning({ id: users.id })
  return changed.length === 1
}

/** Takes the second factor away, with its secret and its recovery codes. */
export async function disableSecondFactor(db: Db, userId: string, now: Date): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db
    .update(users)
    .set({
      twoFactorEnabled: false,
      twoFactorSecret: null,
      twoFactorPending: null,
      twoFactorLastStep: null,
      twoFactorSince: null,
      twoFactorOutlivesReset: false,
      recoverySalt: null,
      updatedAt: now,
    })
    .where(eq(users.id, userId))
}

/** At a reset by mail: forgets a second factor that does not outlive it. @returns whether there was one */
export async function dropUnprovedFactor(db: Db, userId: string, now: Date): Promise<boolean> {
  const [user] = await db
    .select({ isOn: users.twoFactorEnabled, stays: users.twoFactorOutlivesReset })
    .from(users)
    .where(eq(users.id, userId))
  if (user?.stays) return false
  await disableSecondFactor(db, userId, now)
  return user?.isOn ?? false
}

/** Whoever has the account has shown the mailbox, too: what second factor it has is theirs. */
export async function proveMailbox(db: Db, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ mailboxProved: true, twoFactorOutlivesReset: users.twoFactorEnabled })
    .where(eq(users.id, userId))
}

/** Why a reset by mail would switch the second factor off; null where it would not, or none is on. */
export function whyResetEndsIt(
  user: Pick<StoredUser, 'twoFactorEnabled' | 'twoFactorOutlivesReset' | 'mailboxProved'>,
): User['resetEndsTwoFactor'] {
  if (!user.twoFactorEnabled || user.twoFactorOutlivesReset) return null
  return user.mailboxProved ? 'set-up-without-password' : 'mailbox-not-proved'
}

/** Takes a step's code, once: of any number that bring it at the same moment one succeeds (T32). */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(users)
    .set({ twoFactorLastStep: step })
    .where(
      and(
        eq(users.id, userId),
        or(isNull(users.twoFactorLastStep), lt(users.twoFactorLastStep, step)),
      ),
    )
    .returning({ id: users.id })
  return taken.length === 1
}

/** Puts new recovery codes in the place of all old ones. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  salt: string,
  hashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(hashes.map((code) => ({ userId, code })))
  await db.update(users).set({ recoverySalt: salt }).where(eq(users.id, userId))
}

/** Uses a recovery code up. */
export async function takeRecoveryCode(
  db: Db,
  userId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.code, hash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ code: recoveryCodes.code })
  return taken.length === 1
}

/** Remembers that somebody gave the right password and owes a code. @returns the token of that */
export async function insertPendingSignIn(db: Db, userId: string, now: Date): Promise<string> {
  const token = newToken()
  await db.insert(pendingSignIns).values({
    token: storedToken('pending', token),
    userId,
    expiresAt: new Date(now.getTime() + pendingLifetimeMs),
  })
  return token
}

/** The account of a sign-in that still wants a code; null when there is none, or its time is over. */
export async function findPendingSignIn(db: Db, token: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ userId: pendingSignIns.userId })
    .from(pendingSignIns)
    .where(
      and(
        eq(pendingSignIns.token, storedToken('pending', token)),
        gt(pendingSignIns.expiresAt, now),
      ),
    )
  return row?.userId ?? null
}

/** Ends what was pending. @returns false when another request did so first */
export async function endPendingSignIn(db: Db, token: string): Promise<boolean> {
  const ended = await db
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.token, storedToken('pending', token)))
    .returning({ userId: pendingSignIns.userId })
  return ended.length === 1
}

/** A changed password or factor: whoever was half in is out. */
export async function endPendingSignInsOf(db: Db, userId: string): Promise<void> {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
}
