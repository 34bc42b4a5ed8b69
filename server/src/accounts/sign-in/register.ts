import { passwordsDiffer, type Register } from '@tessera/contract'
import { AppError } from '../../platform/errors.ts'
import type { AccountDeps } from '../account-deps.ts'
import { giveAttemptBack, takeAttempt } from '../attempts/attempts-store.ts'
import type { Visit } from '../sessions/visit.ts'
import { insertUser, type StoredUser } from '../users-store.ts'
import { requireGoodPassword } from './password-rules.ts'

/**
 * Makes an account. An address that has one already is told so, as the specification wants; therefore few may
 * ask from one network (T27).
 * @throws AppError 'conflict', 'weak-password', 'rate-limited', 'busy'
 */
export async function registerUser(
  { db, settings, passwords }: AccountDeps,
  { email, password, confirmPassword, firstName, lastName, phone }: Register,
  visit: Visit,
): Promise<StoredUser> {
  requireSame(password, confirmPassword)
  await requireGoodPassword(password, { email, firstName, lastName })
  passwords.requireRoom()
  const of = visit.network ?? 'unknown'
  const { register, registerTaken } = settings.allowances
  const taken = { what: 'registerTaken', of, allowance: registerTaken }
  const now = settings.now()
  await takeAttempt(db, [{ what: 'register', of, allowance: register }, taken], now)
  const user = await insertUser(
    db,
    {
      email,
      passwordHash: await passwords.hash(password),
      firstName: firstName || null,
      lastName: lastName || null,
      phone: phone || null,
    },
    now,
  )
  if (user === null) throw new AppError('conflict', 'An account with this email already exists.')
  await giveAttemptBack(db, [taken])
  return user
}

/** @throws AppError 'bad-request' when a second password was sent and differs */
export function requireSame(password: string, confirmed: string | undefined): void {
  if (confirmed !== undefined && confirmed !== password)
    throw new AppError('bad-request', `${passwordsDiffer}.`)
}
