import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { loginSessions } from '../../platform/schema/all.ts'
import { holdUser } from '../users-store.ts'
import type { SignedIn } from './account-session.ts'

/**
 * Before anything of an account is written: nobody else changes it until the transaction ends, and who asks is still
 * signed in. A request may have been under way when its session was ended elsewhere (T29).
 * @throws AppError 'unauthenticated' when the session has ended meanwhile
 */
export async function holdAccount(tx: Db, { user, sessionId }: SignedIn): Promise<void> {
  await holdUser(tx, user.id)
  const live = await tx
    .select({ id: loginSessions.id })
    .from(loginSessions)
    .where(eq(loginSessions.id, sessionId))
    .for('key share')
  if (live.length === 0) throw new AppError('unauthenticated', 'Unauthorized. Please sign in.')
}
