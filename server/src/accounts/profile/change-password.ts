import type { ChangePassword } from '@tessera/contract'
import { AppError } from '../../platform/errors.ts'
import type { AccountDeps } from '../account-deps.ts'
import type { SignedIn } from '../sessions/account-session.ts'
import { holdAccount } from '../sessions/hold-account.ts'
import { endSessions, forgetDevices } from '../sessions/sessions-store.ts'
import type { Visit } from '../sessions/visit.ts'
import { requireGoodPassword, requireSame } from '../sign-in/password-rules.ts'
import { endPendingSignInsOf } from '../two-factor/second-factor-store.ts'
import { updateUser } from '../users-store.ts'
import { noteChange } from './note-change.ts'
import { requireOwnPassword } from './require-owner.ts'

/**
 * Changes the password of who is signed in. All other sessions end, other devices count as unknown, and
 * this session gets a new token.
 * @returns the new token
 * @throws AppError 'wrong-password', 'weak-password', 'rate-limited', 'busy', 'unauthenticated'
 */
export async function changePassword(
  deps: AccountDeps,
  account: SignedIn,
  { currentPassword, newPassword, confirmPassword }: ChangePassword,
  visit: Visit,
  device: string | null,
): Promise<string> {
  const { db, settings, passwords } = deps
  const { user, sessionId } = account
  requireSame(newPassword, confirmPassword)
  await requireOwnPassword(deps, account, currentPassword, visit)
  if (newPassword === currentPassword)
    throw new AppError('weak-password', 'This is your password already. Choose another one.')
  await requireGoodPassword(newPassword, user)
  const passwordHash = await passwords.hash(newPassword)
  return db.transaction(async (tx) => {
    await holdAccount(tx, account)
    await updateUser(tx, user.id, { passwordHash }, settings.now())
    await endSessions(tx, user.id, sessionId)
    await forgetDevices(tx, user.id, device)
    await endPendingSignInsOf(tx, user.id)
    return noteChange(deps, tx, account, 'password-changed', visit)
  })
}
