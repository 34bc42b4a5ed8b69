import type { SignIn } from '@tessera/contract'
import { AppError } from '../../platform/errors.ts'
import type { AccountDeps } from '../account-deps.ts'
import type { Allowance } from '../account-settings.ts'
import {
  type Counter,
  countIfMade,
  giveAttemptBack,
  takeAttempt,
} from '../attempts/attempts-store.ts'
import { insertAuditEvent } from '../audit/audit-store.ts'
import { nameOfNetwork, type Visit } from '../sessions/visit.ts'
import { noteWrongPassword } from '../two-factor/trusted-devices-store.ts'
import {
  type Credentials,
  changedMeanwhile,
  findCredentials,
  findUser,
  type StoredUser,
} from '../users-store.ts'
import { recogniseDevice } from './recognise-device.ts'

type SignInDeps = Pick<AccountDeps, 'db' | 'settings' | 'passwords'>

/**
 * The account that an address and a password open. An address without an account takes the same way: the same
 * counters, the same hashing, the same writing down, and the database does the same for each (T27).
 * @throws AppError 'invalid-credentials', 'rate-limited', 'busy'
 */
export async function checkSignIn(
  deps: SignInDeps,
  said: SignIn,
  visit: Visit,
  device: string | null,
): Promise<StoredUser> {
  const { passwords } = deps
  // A stranger's flood is refused before anything is looked up.
  if (device === null)
    return passwords.admit(async () =>
      check(deps, said, visit, await findCredentials(deps.db, said.email), null),
    )
  const { credentials, isKnown } = await recogniseDevice(deps, device, said.email)
  return passwords.admit(
    () => check(deps, said, visit, credentials, isKnown ? device : null),
    isKnown,
  )
}

/**
 * @param credentials of the address. What is changed while this waits is found before anybody is signed in.
 * @param device one that is known for the account, or null
 */
async function check(
  { db, settings, passwords }: SignInDeps,
  { email, password }: SignIn,
  visit: Visit,
  { userId, passwordHash }: Credentials,
  device: string | null,
): Promise<StoredUser> {
  const counters = device
    ? [counter('signInDevice', `${userId} ${device}`)]
    : [
        counter('signInAccount', email.toLowerCase()),
        counter('signInNetwork', nameOfNetwork(visit)),
        counter('signInEverywhere', ''),
      ]
  await takeAttempt(db, counters, settings.now())
  const isRight = await countIfMade(db, counters, passwords.isRight(passwordHash, password))
  if (!isRight || userId === null) {
    await insertAuditEvent(db, userId, 'sign-in-failed', visit, settings.now())
    // Whoever has a device that is trusted, and not the password, does not guess on without a code.
    if (userId && device && (await noteWrongPassword(db, userId, device)))
      await insertAuditEvent(db, userId, 'trust-ended', visit, settings.now())
    throw new AppError(
      'invalid-credentials',
      'Invalid credentials: the email or the password is not right.',
    )
  }
  await giveAttemptBack(db, counters)
  const user = await findUser(db, userId)
  if (user?.passwordHash !== passwordHash) throw changedMeanwhile()
  return user

  function counter(what: keyof typeof settings.allowances, of: string): Counter {
    const allowance: Allowance = settings.allowances[what]
    return { what, of, allowance }
  }
}
