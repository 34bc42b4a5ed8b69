import type { Register } from '@tessera/contract'
import { AppError } from '../../platform/errors.ts'
import type { AccountDeps } from '../account-deps.ts'
import { countIfMade, giveAttemptBack, takeAttempt } from '../attempts/attempts-store.ts'
import { mailBudget } from '../email/mail-budget.ts'
import { mailVerificationLink } from '../email/verify-email.ts'
import { nameOfNetwork, type Visit } from '../sessions/visit.ts'
import { insertUser, type StoredUser } from '../users-store.ts'
import { requireGoodPassword, requireSame } from './password-rules.ts'

/**
 * Makes an account. An address that has one already is told so, as the specification wants; therefore few may
 * ask from one network (T27).
 * @throws AppError 'conflict', 'weak-password', 'rate-limited', 'busy'
 */
export const registerUser = (
  deps: AccountDeps,
  asked: Register,
  visit: Visit,
): Promise<StoredUser> => deps.passwords.admit(() => makeAccount(deps, asked, visit))

async function makeAccount(
  deps: AccountDeps,
  { email, password, confirmPassword, firstName, lastName, phone, profileImageUrl }: Register,
  visit: Visit,
): Promise<StoredUser> {
  const { db, settings, passwords } = deps
  requireSame(password, confirmPassword)
  await requireGoodPassword(password, { email, firstName, lastName })
  const of = nameOfNetwork(visit)
  const taken = { what: 'registerTaken', of, allowance: settings.allowances.registerTaken }
  const now = settings.now()
  // Each new account is a mail to an address that may be somebody else's.
  const counters = [mailBudget(deps, visit), taken]
  await takeAttempt(db, counters, now)
  const passwordHash = await countIfMade(db, counters, passwords.hash(password))
  const optional = {
    firstName: firstName || null,
    lastName: lastName || null,
    phone: phone || null,
    profileImageUrl: profileImageUrl || null,
  }
  const user = await db.transaction(async (tx) => {
    const made = await insertUser(tx, { email, passwordHash, ...optional }, now)
    if (made !== null) await mailVerificationLink(deps, tx, made)
    return made
  })
  if (user === null) throw new AppError('conflict', 'An account with this email already exists.')
  await giveAttemptBack(db, [taken])
  return user
}
