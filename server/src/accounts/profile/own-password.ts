import { AppError } from '../../platform/errors.ts'
import type { AccountDeps } from '../account-deps.ts'
import { giveAttemptBack, takeAttempt } from '../attempts/attempts-store.ts'
import type { StoredUser } from '../users-store.ts'

/**
 * Makes sure that it is the owner who asks, and not somebody with a stolen session.
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
