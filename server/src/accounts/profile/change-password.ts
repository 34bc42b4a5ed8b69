import type { ChangePassword } from '@tessera/contract'
import { AppError } from '../../platform/errors.ts'
import type { AccountDeps } from '../account-deps.ts'
import { insertAuditEvent } from '../audit/audit-store.ts'
import { postMail } from '../mail/send-mail.ts'
import type { SignedIn } from '../sessions/account-session.ts'
import { endSessions, rotateSession } from '../sessions/sessions-store.ts'
import type { Visit } from '../sessions/visit.ts'
import { requireGoodPassword, requireSame } from '../sign-in/password-rules.ts'
import { endPendingSignInsOf } from '../two-factor/second-factor-store.ts'
import { updateUser } from '../users-store.ts'
import { requireOwnPassword } from './require-owner.ts'

/**
 * Changes the password of who is signed in. All other sessions end, and this one gets a new token.
 * @returns the new token
 * @throws AppError 'wrong-password', 'weak-password', 'rate-limited', 'busy', 'unauthenticated'
 */
export async function changePassword(
  deps: AccountDeps,
  { user, sessionId }: SignedIn,
  { currentPassword, newPassword, confirmPassword }: ChangePassword,
  visit: Visit,
): Promise<string> {
  const { db, settings, passwords } = deps
  requireSame(newPassword, confirmPassword)
  await requireOwnPassword(deps, user, currentPassword)
  await requireGoodPassword(newPassword, user)
  const passwordHash = await passwords.hash(newPassword)
  const now = settings.now()
  const token = await db.transaction(async (tx) => {
    await updateUser(tx, user.id, { passwordHash }, now)
    await endSessions(tx, user.id, sessionId)
    await endPendingSignInsOf(tx, user.id)
    await insertAuditEvent(tx, user.id, 'password-changed', visit, now)
    await postMail(deps, tx, user, { kind: 'password-changed' })
    return rotateSession(tx, sessionId)
  })
  if (token === null) throw new AppError('unauthenticated', 'Unauthorized. Please sign in.')
  return token
}
