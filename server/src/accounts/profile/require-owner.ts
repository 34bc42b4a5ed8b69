import type { OwnerProof } from '@tessera/contract'
import { AppError } from '../../platform/errors.ts'
import type { AccountDeps } from '../account-deps.ts'
import {
  type Counter,
  countIfMade,
  giveAttemptBack,
  takeAttempt,
} from '../attempts/attempts-store.ts'
import { insertAuditEvent } from '../audit/audit-store.ts'
import type { SignedIn } from '../sessions/account-session.ts'
import { holdAccount } from '../sessions/hold-account.ts'
import type { Visit } from '../sessions/visit.ts'
import { readCode, takeCode, wrongCode } from '../two-factor/check-code.ts'

/**
 * Makes sure that it is the owner who asks, and not somebody with a stolen session: by the password, and by a code
 * where codes are on (T33). Wrong tries count for the session that makes them: a thief's shut nobody else out (T26).
 * The log has them.
 * @throws AppError 'wrong-password', 'invalid-code', 'rate-limited', 'busy'
 */
export async function requireOwner(
  deps: AccountDeps,
  account: SignedIn,
  { password, token }: OwnerProof,
  visit: Visit,
): Promise<void> {
  await requireOwnPassword(deps, account, password, visit)
  if (account.user.twoFactorEnabled) await requireOwnCode(deps, account, token, visit)
}

/**
 * The code of an account that has codes on; it is used up, unless the session has ended meanwhile.
 * @throws AppError 'invalid-code', 'rate-limited', 'busy', 'unauthenticated'
 */
export async function requireOwnCode(
  deps: AccountDeps,
  account: SignedIn,
  token: string | undefined,
  visit: Visit,
): Promise<void> {
  if (!token) throw new AppError('invalid-code', 'Enter the code that your app shows now.')
  const { db } = deps
  const { user } = account
  const counters = [await countOwnCode(deps, account)]
  const code = await countIfMade(db, counters, readCode(deps, user, token))
  const isTaken =
    code !== null &&
    (await db.transaction(async (tx) => {
      await holdAccount(tx, account)
      return takeCode(deps, tx, user, code, visit)
    }))
  if (!isTaken) throw await refuseOwner(deps, account, visit, wrongCode())
  await giveAttemptBack(db, counters)
}

/** Writes down that who is signed in could not show to be the owner. @returns what they are told, to be thrown */
export async function refuseOwner(
  { db, settings }: Pick<AccountDeps, 'db' | 'settings'>,
  { user }: SignedIn,
  visit: Visit,
  said: AppError,
): Promise<AppError> {
  await insertAuditEvent(db, user.id, 'owner-check-failed', visit, settings.now())
  return said
}

/**
 * The same by the password alone.
 * @throws AppError 'wrong-password', 'rate-limited', 'busy'
 */
export const requireOwnPassword = (
  { db, settings, passwords }: AccountDeps,
  account: SignedIn,
  password: string,
  visit: Visit,
): Promise<void> =>
  passwords.admit(async () => {
    const { user, sessionId } = account
    const counters = [{ what: 'confirm', of: sessionId, allowance: settings.allowances.confirm }]
    await takeAttempt(db, counters, settings.now())
    const isRight = passwords.isRight(user.passwordHash, password)
    if (!(await countIfMade(db, counters, isRight))) {
      const said = new AppError('wrong-password', 'The current password is not right.')
      throw await refuseOwner({ db, settings }, account, visit, said)
    }
    await giveAttemptBack(db, counters)
  })

/** Counts a code that somebody who is signed in tries. @throws AppError 'rate-limited' */
export async function countOwnCode(
  { db, settings }: AccountDeps,
  { sessionId }: SignedIn,
): Promise<Counter> {
  const counter = { what: 'confirmCode', of: sessionId, allowance: settings.allowances.code }
  await takeAttempt(db, [counter], settings.now())
  return counter
}
