import { AppError } from '../../platform/errors.ts'
import type { AccountDeps } from '../account-deps.ts'
import { countIfMade, giveAttemptBack, takeAttempt } from '../attempts/attempts-store.ts'
import { insertAuditEvent } from '../audit/audit-store.ts'
import { isKnownDevice } from '../sessions/sessions-store.ts'
import type { Visit } from '../sessions/visit.ts'
import { findUser, holdUser, type StoredUser } from '../users-store.ts'
import { readCode, takeCode, wrongCode } from './check-code.ts'
import { endPendingSignIn, findPendingSignIn } from './second-factor-store.ts'

/**
 * The second step of signing in: the code that whoever gave the right password owes. Five tries in a quarter of
 * an hour; a device that is known has its own five (T26, T32).
 * @throws AppError 'unauthenticated' when nothing is pending, 'invalid-code', 'rate-limited', 'busy'
 */
export async function checkSecondStep(
  deps: AccountDeps,
  pending: string | null,
  text: string,
  visit: Visit,
  device: string | null,
): Promise<StoredUser> {
  const { db, settings } = deps
  const now = settings.now()
  const userId = pending && (await findPendingSignIn(db, pending, now))
  // Read from the database each time: what was pending says who, never what is on (T31).
  const user = userId ? await findUser(db, userId) : null
  if (!pending || !user) throw expired()
  const isKnown = device !== null && (await isKnownDevice(db, device, user.id))
  const counter = {
    what: isKnown ? 'codeDevice' : 'code',
    of: isKnown ? `${user.id} ${device}` : user.id,
    allowance: settings.allowances.code,
  }
  await takeAttempt(db, [counter], now)
  const code = await countIfMade(db, [counter], readCode(deps, user, text))
  const isTaken =
    code !== null &&
    (await db.transaction(async (tx) => {
      await holdUser(tx, user.id)
      if (!(await takeCode(deps, tx, user, code, visit))) return false
      // Another code was quicker: this one is not used up.
      if (!(await endPendingSignIn(tx, pending))) throw expired()
      return true
    }))
  if (!isTaken) {
    await insertAuditEvent(db, user.id, 'code-failed', visit, now)
    throw wrongCode()
  }
  await giveAttemptBack(db, [counter])
  return user
}

const expired = () =>
  new AppError('unauthenticated', 'Your sign-in took too long. Please sign in again.')
