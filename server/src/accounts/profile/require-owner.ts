import type { OwnerProof } from '@tessera/contract'
import { AppError } from '../../platform/errors.ts'
import type { AccountDeps } from '../account-deps.ts'
import { type Counter, giveAttemptBack, takeAttempt } from '../attempts/attempts-store.ts'
import { takeCode, wrongCode } from '../two-factor/check-code.ts'
import type { StoredUser } from '../users-store.ts'

/**
 * Makes sure that it is the owner who asks, and not somebody with a stolen session: by the password, and by a code
 * where codes are on (T33).
 * @throws AppError 'wrong-password', 'invalid-code', 'rate-limited', 'busy'
 */
export async function requireOwner(
  deps: AccountDeps,
  user: StoredUser,
  { password, token }: OwnerProof,
): Promise<void> {
  await requireOwnPassword(deps, user, password)
  if (!user.twoFactorEnabled) return
  if (!token) throw new AppError('invalid-code', 'Enter the code that your app shows now.')
  const counter = await countOwnCode(deps, user.id)
  if ((await takeCode(deps, user, token)) === null) throw wrongCode()
  await giveAttemptBack(deps.db, [counter])
}

/**
 * The same by the password alone.
 * @throws AppError 'wrong-password', 'rate-limited', 'busy'
 */
export const requireOwnPassword = (
  { db, settings, passwords }: AccountDeps,
  user: Pick<StoredUser, 'id' | 'passwordHash'>,
  password: string,
): Promise<void> =>
  passwords.admit(async () => {
    const counters = [{ what: 'confirm', of: user.id, allowance: settings.allowances.confirm }]
    await takeAttempt(db, counters, settings.now())
    if (!(await passwords.isRight(user.passwordHash, password)))
      throw new AppError('wrong-password', 'The current password is not right.')
    await giveAttemptBack(db, counters)
  })

/** Counts a code that somebody who is signed in tries. @throws AppError 'rate-limited' */
export async function countOwnCode(
  { db, settings }: AccountDeps,
  userId: string,
): Promise<Counter> {
  const counter = { what: 'confirmCode', of: userId, allowance: settings.allowances.code }
  await takeAttempt(db, [counter], settings.now())
  return counter
}
