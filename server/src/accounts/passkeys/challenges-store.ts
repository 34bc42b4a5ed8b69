import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { passkeyChallenges } from '../../platform/schema/all.ts'
import { newToken, storedToken } from '../sessions/tokens.ts'

/** How long a browser has for its answer; finding a key on another device takes a while. */
export const challengeLifetimeMs = 5 * 60_000

/**
 * Remembers what a browser was asked to sign. `userId` is who adds a passkey, null for whoever signs in.
 * @returns the token that this browser brings back with its answer
 */
export async function insertChallenge(
  db: Db,
  challenge: string,
  userId: string | null,
  now: Date,
): Promise<string> {
  const token = newToken()
  await db.insert(passkeyChallenges).values({
    token: storedToken('passkey', token),
    challenge,
    userId,
    expiresAt: new Date(now.getTime() + challengeLifetimeMs),
  })
  return token
}

/** Takes out what was asked: of any number that answer at the same moment one gets it, all others null. */
export async function takeChallenge(
  db: Db,
  token: string,
  userId: string | null,
  now: Date,
): Promise<string | null> {
  const of = passkeyChallenges.userId
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.token, storedToken('passkey', token)),
        gt(passkeyChallenges.expiresAt, now),
        userId === null ? isNull(of) : eq(of, userId),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return taken?.challenge ?? null
}
