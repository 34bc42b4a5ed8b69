import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { loginSessions } from '../../platform/schema/all.ts'
import { holdUnchanged } from '../users-store.ts'
import type { SignedIn } from './account-session.ts'

/**
 * Before anything of an account is written: nobody else changes it until the transaction ends, and who asks is still
 * signed in. A request may have been under way when its session was ended elsewhere (T29), when another one got the
 * session's new token (T28), or when what it proved to be the owner by was changed (T31).
 * @throws AppError 'unauthenticated' when any of that happened meanwhile
 */
export async function holdAccount(
  tx: Db,
  { user, sessionId, storedToken }: SignedIn,
): Promise<void> {
  const held = await holdUnchanged(tx, user)
  const live = await tx
    .select({ id: loginSessions.id })
    .from(loginSessions)
    .where(and(eq(loginSessions.id, sessionId), eq(loginSessions.sessionToken, storedToken)))
    .for('key share')
  if (held === null || live.length === 0)
    throw new AppError('unauthenticated', 'Unauthorized. Please sign in.')
}
