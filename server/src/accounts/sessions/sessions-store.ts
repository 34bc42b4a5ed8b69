import { and, desc, eq, getTableColumns, gt, lt, ne } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { knownDevices, loginSessions, trustedDevices, users } from '../../platform/schema/all.ts'
import { endTrust, endTrustOfOthers } from '../two-factor/trusted-devices-store.ts'
import type { StoredUser } from '../users-store.ts'
import { storedToken } from './tokens.ts'
import type { Visit } from './visit.ts'

const day = 86_400_000
/** A session that is not used for two weeks ends; in any case it ends after ninety days. */
const idleMs = 14 * day
export const sessionLifetimeMs = 90 * day
/** Uses within this time are one. */
const useIsNotedEveryMs = 60_000

/** Begins a session on a known device. Its token is stored nowhere. */
export async function insertSession(
  db: Db,
  token: string,
  userId: string,
  deviceId: string,
  visit: Visit,
  now: Date,
): Promise<void> {
  await db.insert(loginSessions).values({
    id: newId(now.getTime()),
    userId,
    deviceId,
    sessionToken: storedToken('session', token),
    deviceInfo: visit.device,
    ipAddress: visit.network,
    userAgent: visit.userAgent,
    lastActivity: now,
    idleExpiresAt: new Date(now.getTime() + idleMs),
    expiresAt: new Date(now.getTime() + sessionLifetimeMs),
    createdAt: now,
  })
}

/** The session of a token and whose it is; null when it has ended. Notes that it is in use. */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
): Promise<{
  readonly sessionId: string
  readonly storedToken: string
  readonly user: StoredUser
  /** When somebody signed in with it. */
  readonly since: Date
} | null> {
  const [row] = await db
    .select({ session: loginSessions, user: users })
    .from(loginSessions)
    .innerJoin(users, eq(users.id, loginSessions.userId))
    .where(
      and(
        eq(loginSessions.sessionToken, storedToken('session', token)),
        gt(loginSessions.expiresAt, now),
        gt(loginSessions.idleExpiresAt, now),
      ),
    )
  if (!row) return null
  const noted = new Date(now.getTime() - useIsNotedEveryMs)
  if (row.session.lastActivity < noted)
    await db
      .update(loginSessions)
      .set({ lastActivity: now, idleExpiresAt: new Date(now.getTime() + idleMs) })
      .where(and(eq(loginSessions.id, row.session.id), lt(loginSessions.lastActivity, noted)))
  const { id: sessionId, sessionToken, createdAt: since } = row.session
  return { sessionId, storedToken: sessionToken, user: row.user, since }
}

/** Gives a session a new token; the old one is dead. @returns false when the session has ended meanwhile */
export async function rotateSession(db: Db, id: string, token: string): Promise<boolean> {
  const rows = await db
    .update(loginSessions)
    .set({ sessionToken: storedToken('session', token) })
    .where(eq(loginSessions.id, id))
    .returning({ id: loginSessions.id })
  return rows.length === 1
}

/** Those that have not ended, the last used first, with how long their device is not asked for a code. */
export async function listSessions(db: Db, userId: string, now: Date) {
  return db
    .select({ ...getTableColumns(loginSessions), trustedUntil: trustedDevices.expiresAt })
    .from(loginSessions)
    .leftJoin(
      trustedDevices,
      and(eq(trustedDevices.deviceId, loginSessions.deviceId), gt(trustedDevices.expiresAt, now)),
    )
    .where(
      and(
        eq(loginSessions.userId, userId),
        gt(loginSessions.expiresAt, now),
        gt(loginSessions.idleExpiresAt, now),
      ),
    )
    .orderBy(desc(loginSessions.lastActivity))
    .limit(200)
}

/** Ends a session; its device is asked for a code again. @returns false when the user has no such session */
export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const [ended] = await db
    .delete(loginSessions)
    .where(and(eq(loginSessions.id, id), eq(loginSessions.userId, userId)))
    .returning({ deviceId: loginSessions.deviceId })
  if (ended?.deviceId) await endTrust(db, userId, ended.deviceId)
  return ended !== undefined
}

/** Ends the session of a token, whoever's it is. @returns whose it was */
export async function endSessionOfToken(db: Db, token: string): Promise<string | null> {
  const [ended] = await db
    .delete(loginSessions)
    .where(eq(loginSessions.sessionToken, storedToken('session', token)))
    .returning({ userId: loginSessions.userId })
  return ended?.userId ?? null
}

/** Ends all sessions of a user, but the one to keep. @returns how many */
export async function endSessions(db: Db, userId: string, keep: string | null): Promise<number> {
  const ended = await db
    .delete(loginSessions)
    .where(
      and(eq(loginSessions.userId, userId), keep === null ? undefined : ne(loginSessions.id, keep)),
    )
    .returning({ id: loginSessions.id })
  return ended.length
}

/** Whether this device has signed in before: to this account, or to any where none is named. */
export async function isKnownDevice(
  db: Db,
  device: string,
  userId: string | null,
): Promise<boolean> {
  const found = await db
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.device, storedToken('device', device)),
        userId === null ? undefined : eq(knownDevices.userId, userId),
      ),
    )
    .limit(1)
  return found.length === 1
}

/** The devices that signed in to an account, the last seen first, without the tokens they are known by. */
export async function listKnownDevices(db: Db, userId: string) {
  const { id, firstSeen, lastSeen } = knownDevices
  return db
    .select({ id, firstSeen, lastSeen })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(lastSeen))
}

/** The token that a device brings, and the one that it gets in its place. */
export interface DeviceChange {
  readonly before: string | null
  readonly token: string
}

/**
 * A device has signed in, or used a mailed link: it is known by a new token, also to the other accounts that knew the
 * old one. These ask it for codes again: what they trusted may have been copied by who signs in here (T33). A token
 * that somebody planted is never one that counts (T26, T28).
 * @returns its id, which stays the same
 */
export async function renewDevice(
  db: Db,
  userId: string,
  { before, token }: DeviceChange,
  now: Date,
): Promise<string> {
  const device = storedToken('device', token)
  if (before !== null) {
    await db
      .update(knownDevices)
      .set({ device })
      .where(eq(knownDevices.device, storedToken('device', before)))
    await endTrustOfOthers(db, userId, token)
  }
  const [row] = await db
    .insert(knownDevices)
    .values({ userId, device, firstSeen: now, lastSeen: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.device],
      set: { lastSeen: now },
    })
    .returning({ id: knownDevices.id })
  if (!row) throw new RangeError(`No device of account ${userId} was written`)
  return row.id
}

/** No device counts as known any more, or is trusted, but the one to keep. */
export async function forgetDevices(db: Db, userId: string, keep: string | null): Promise<void> {
  await db
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        keep === null ? undefined : ne(knownDevices.device, storedToken('device', keep)),
      ),
    )
}
