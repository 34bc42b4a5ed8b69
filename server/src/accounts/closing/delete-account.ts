import type { OwnerProof } from '@tessera/contract'
import type { AccountDeps } from '../account-deps.ts'
import { insertAuditEvent } from '../audit/audit-store.ts'
import { endResetLinks } from '../email/links-store.ts'
import { postNotice } from '../mail/post-notice.ts'
import { requireOwner } from '../profile/require-owner.ts'
import type { SignedIn } from '../sessions/account-session.ts'
import { holdAccount } from '../sessions/hold-account.ts'
import { endSessions } from '../sessions/sessions-store.ts'
import type { Visit } from '../sessions/visit.ts'
import { endPendingSignInsOf } from '../two-factor/second-factor-store.ts'
import { endAllTrust } from '../two-factor/trusted-devices-store.ts'
import { setDeletion } from './closing-store.ts'

/** How long an account waits for its owner to come back. With the daily job well within the promised 30 days. */
export const graceMs = 14 * 86_400_000

/**
 * Asks for the end of an account: with the password, and a code where codes are on. All sessions end at once;
 * signing in before the grace is over keeps the account. @returns when it is over
 * @throws AppError 'wrong-password', 'invalid-code', 'rate-limited', 'busy'
 */
export async function askForDeletion(
  deps: AccountDeps,
  account: SignedIn,
  proof: OwnerProof,
  visit: Visit,
): Promise<Date> {
  const { db, settings } = deps
  const { user } = account
  await requireOwner(deps, account, proof, visit)
  const now = settings.now()
  const until = new Date(now.getTime() + graceMs)
  await db.transaction(async (tx) => {
    await holdAccount(tx, account)
    await setDeletion(tx, user.id, until)
    await endSessions(tx, user.id, null)
    await endPendingSignInsOf(tx, user.id)
    await endResetLinks(tx, user.id)
    await endAllTrust(tx, user.id)
    await insertAuditEvent(tx, user.id, 'deletion-asked', visit, now)
    await postNotice(deps, tx, user, { kind: 'account-deleting', until: until.toISOString() })
  })
  return until
}
