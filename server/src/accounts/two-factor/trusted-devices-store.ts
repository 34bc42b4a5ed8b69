import { and, desc, eq, gt, gte, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { knownDevices, trustedDevices } from '../../platform/schema/all.ts'
import { storedToken } from '../sessions/tokens.ts'
import type { Visit } from '../sessions/visit.ts'

/** So long a device is not asked for a code; using it makes it no longer. */
export const trustLifetimeMs = 30 * 86_400_000
/** A stolen token is good for so many guesses at the password before a code is asked for again. */
const mostWrongPasswords = 10

/** Asks a known device for no code for a while: it has just shown one. @returns until when */
export async function trustDevice(
  db: Db,
  deviceId: string,
  { device, network }: Visit,
  now: Date,
): Promise<Date> {
  const expiresAt = new Date(now.getTime() + trustLifetimeMs)
  const trust = {
    deviceInfo: device,
    ipAddress: network,
    wrongPasswords: 0,
    createdAt: now,
    expiresAt,
  }
  await db
    .insert(trustedDevices)
    .values({ deviceId, ...trust })
    .onConflictDoUpdate({ target: trustedDevices.deviceId, set: trust })
  return expiresAt
}

/** Whether this account asks this device for no code. */
export async function isTrustedDevice(
  db: Db,
  userId: string,
  token: string | null,
  now: Date,
): Promise<boolean> {
  if (token === null) return false
  const found = await db
    .select({ id: trustedDevices.deviceId })
    .from(trustedDevices)
    .where(isTrusted(db, userId, token, now))
  return found.length === 1
}

/** The same where it is signed in to: what was guessed wrong before counts no more. */
export async function useTrust(
  db: Db,
  userId: string,
  token: string | null,
  now: Date,
): Promise<boolean> {
  if (token === null) return false
  const used = await db
    .update(trustedDevices)
    .set({ wrongPasswords: 0 })
    .where(isTrusted(db, userId, token, now))
    .returning({ id: trustedDevices.deviceId })
  return used.length === 1
}

/** Counts a wrong password. @returns whether it was one too many, and ended the trust */
export async function noteWrongPassword(db: Db, userId: string, token: string): Promise<boolean> {
  const { deviceId, wrongPasswords } = trustedDevices
  const [counted] = await db
    .update(trustedDevices)
    .set({ wrongPasswords: sql`${wrongPasswords} + 1` })
    .where(inArray(deviceId, deviceOf(db, userId, token)))
    .returning({ deviceId })
  if (!counted) return false
  const ended = await db
    .delete(trustedDevices)
    .where(and(eq(deviceId, counted.deviceId), gte(wrongPasswords, mostWrongPasswords)))
    .returning({ deviceId })
  return ended.length === 1
}

/** Those of an account, the latest first. */
export async function listTrustedDevices(db: Db, userId: string, now: Date) {
  return db
    .select({ trust: trustedDevices, device: knownDevices.device })
    .from(trustedDevices)
    .innerJoin(knownDevices, eq(knownDevices.id, trustedDevices.deviceId))
    .where(and(eq(knownDevices.userId, userId), lasts(now)))
    .orderBy(desc(trustedDevices.createdAt))
}

/** Asks a device for a code again. @returns false when the user has no such device */
export async function endTrust(db: Db, userId: string, deviceId: string): Promise<boolean> {
  const ended = await db
    .delete(trustedDevices)
    .where(
      and(
        eq(trustedDevices.deviceId, deviceId),
        inArray(trustedDevices.deviceId, devicesOf(db, userId)),
      ),
    )
    .returning({ id: trustedDevices.deviceId })
  return ended.length === 1
}

/** What leads into the account has changed: every device is asked again. */
export async function endAllTrust(db: Db, userId: string): Promise<void> {
  await db.delete(trustedDevices).where(inArray(trustedDevices.deviceId, devicesOf(db, userId)))
}

/** Other accounts that know this device ask it for a code again. */
export async function endTrustOfOthers(db: Db, userId: string, token: string): Promise<void> {
  const others = db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(isDevice(token), ne(knownDevices.userId, userId)))
  await db.delete(trustedDevices).where(inArray(trustedDevices.deviceId, others))
}

const isTrusted = (db: Db, userId: string, token: string, now: Date) =>
  and(inArray(trustedDevices.deviceId, deviceOf(db, userId, token)), lasts(now))

const lasts = (now: Date) => gt(trustedDevices.expiresAt, now)

const devicesOf = (db: Db, userId: string) =>
  db.select({ id: knownDevices.id }).from(knownDevices).where(eq(knownDevices.userId, userId))

const deviceOf = (db: Db, userId: string, token: string) =>
  db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(isDevice(token), eq(knownDevices.userId, userId)))

const isDevice = (token: string) => eq(knownDevices.device, storedToken('device', token))
