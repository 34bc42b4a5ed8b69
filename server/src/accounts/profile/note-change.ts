import type { Db } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { AccountDeps } from '../account-deps.ts'
import { insertAuditEvent } from '../audit/audit-store.ts'
import { endResetLinks } from '../email/links-store.ts'
import { postNotice } from '../mail/post-notice.ts'
import type { SignedIn } from '../sessions/account-session.ts'
import { newSessionToken } from '../sessions/session-token.ts'
import { rotateSession } from '../sessions/sessions-store.ts'
import type { Visit } from '../sessions/visit.ts'
import { endAllTrust } from '../two-factor/trusted-devices-store.ts'

/** What leads into an account has changed: an event of its log, and a letter to its owner. */
type Change =
  | 'password-changed'
  | 'two-factor-enabled'
  | 'two-factor-disabled'
  | 'recovery-codes-made'
  | 'passkey-added'
  | 'passkey-removed'

/**
 * Notes, within the transaction of the change, that a way into the account has changed, and tells its owner by
 * mail. Open links for a new password end, and every device is asked for a code again (T34). This session gets a
 * new token (T28).
 * @returns the token
 * @throws AppError 'unauthenticated' when the session has ended meanwhile
 */
export async function noteChange(
  deps: AccountDeps,
  tx: Db,
  { user, sessionId }: SignedIn,
  kind: Change,
  visit: Visit,
): Promise<string> {
  await endResetLinks(tx, user.id)
  await endAllTrust(tx, user.id)
  await insertAuditEvent(tx, user.id, kind, visit, deps.settings.now())
  await postNotice(deps, tx, user, { kind })
  const token = newSessionToken(deps.seal)
  if (await rotateSession(tx, sessionId, token)) return token
  throw new AppError('unauthenticated', 'Unauthorized. Please sign in.')
}
