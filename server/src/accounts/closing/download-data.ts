import type { AccountDeps } from '../account-deps.ts'
import { takeAttempt } from '../attempts/attempts-store.ts'
import { insertAuditEvent } from '../audit/audit-store.ts'
import type { SignedIn } from '../sessions/account-session.ts'
import { holdAccount } from '../sessions/hold-account.ts'
import type { Visit } from '../sessions/visit.ts'
import { exportAccount } from './export-store.ts'

/**
 * All data of an account. Each time is an event of its log, which is in the data, too: a stolen session takes nothing
 * along unseen (T33). They are counted by the account, whatever its neighbours do (T26).
 * @throws AppError 'rate-limited', 'unauthenticated'
 */
export async function downloadData(
  { db, settings }: Pick<AccountDeps, 'db' | 'settings'>,
  account: SignedIn,
  visit: Visit,
) {
  const { user } = account
  const now = settings.now()
  const allowance = settings.allowances.download
  await takeAttempt(db, [{ what: 'download', of: user.id, allowance }], now)
  await db.transaction(async (tx) => {
    await holdAccount(tx, account)
    await insertAuditEvent(tx, user.id, 'data-downloaded', visit, now)
  })
  return exportAccount(db, user, now)
}
