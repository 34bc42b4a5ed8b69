import { randomBytes } from 'node:crypto'
import type { CodeAndPassword, TwoFactorSetup } from '@tessera/contract'
import { toDataURL } from 'qrcode'
import type { Db } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { AccountDeps } from '../account-deps.ts'
import { giveAttemptBack } from '../attempts/attempts-store.ts'
import { noteChange } from '../profile/note-change.ts'
import {
  countOwnCode,
  refuseOwner,
  requireOwnCode,
  requireOwner,
  requireOwnPassword,
} from '../profile/require-owner.ts'
import type { SignedIn } from '../sessions/account-session.ts'
import { holdAccount } from '../sessions/hold-account.ts'
import { endSessions } from '../sessions/sessions-store.ts'
import type { Visit } from '../sessions/visit.ts'
import { wrongCode } from './check-code.ts'
import { asCode, keyAddress, newRecoveryCodes, newSecret, stepOfCode } from './codes.ts'
import {
  disableSecondFactor,
  enableSecondFactor,
  endPendingSignInsOf,
  replaceRecoveryCodes,
  savePendingSecret,
} from './second-factor-store.ts'

/** For so long after signing in nobody is asked for the password again. */
const freshMs = 10 * 60_000

/** The key for an authenticator app, as text and as a picture. Nothing changes until a code confirms it. */
export async function setUpTwoFactor(
  { db, seal }: AccountDeps,
  account: SignedIn,
): Promise<TwoFactorSetup> {
  const { user } = account
  if (user.twoFactorEnabled)
    throw new AppError('conflict', 'Two-factor authentication is enabled already.')
  const secret = newSecret()
  await db.transaction(async (tx) => {
    await holdAccount(tx, account)
    await savePendingSecret(tx, user.id, seal.seal(secret))
  })
  const otpauthUrl = keyAddress(secret, user.email)
  return { secret, otpauthUrl, qrCode: await toDataURL(otpauthUrl, { margin: 0, width: 320 }) }
}

/**
 * Switches codes on once one of the pending key is given; a session older than ten minutes gives the password
 * too, and one without it does not outlive a reset by mail. All other sessions end.
 * @returns the recovery codes, to be shown once, and this session's new token
 * @throws AppError 'invalid-code', 'password-required', 'wrong-password', 'conflict', 'rate-limited'
 */
export async function enableTwoFactor(
  deps: AccountDeps,
  account: SignedIn,
  { token, password }: CodeAndPassword,
  visit: Visit,
): Promise<{ codes: readonly string[]; sessionToken: string }> {
  const { db, settings, seal } = deps
  const { user } = account
  const now = settings.now()
  const secret = user.twoFactorPending && seal.open(user.twoFactorPending)
  if (user.twoFactorEnabled || user.twoFactorPending === null || !secret)
    throw new AppError('conflict', 'Begin the set-up of two-factor authentication again.')
  if (password !== undefined) await requireOwnPassword(deps, account, password, visit)
  else if (now.getTime() - account.since.getTime() > freshMs) throw passwordRequired()
  const sealed = user.twoFactorPending
  const counter = await countOwnCode(deps, account)
  const code = asCode(token)
  const step = code === null ? null : stepOfCode(secret, code, now)
  if (step === null) throw await refuseOwner(deps, account, visit, wrongCode())
  await giveAttemptBack(db, [counter])
  const made = await hashedCodes(deps)
  const sessionToken = await db.transaction(async (tx) => {
    await holdAccount(tx, account)
    const gavePassword = password !== undefined
    if (!(await enableSecondFactor(tx, user.id, sealed, step, gavePassword, now))) throw wrongCode()
    await replaceRecoveryCodes(tx, user.id, made.salt, made.hashes)
    return afterChange(deps, tx, account, 'two-factor-enabled', visit)
  })
  return { codes: made.codes, sessionToken }
}

/** Switches codes off: with the password and a code, so that a stolen session is not enough (T33). */
export async function disableTwoFactor(
  deps: AccountDeps,
  account: SignedIn,
  confirmed: CodeAndPassword,
  visit: Visit,
): Promise<string> {
  const password = ownPassword(account, confirmed)
  await requireOwner(deps, account, { ...confirmed, password }, visit)
  return deps.db.transaction(async (tx) => {
    await holdAccount(tx, account)
    await disableSecondFactor(tx, account.user.id, deps.settings.now())
    return afterChange(deps, tx, account, 'two-factor-disabled', visit)
  })
}

/** New recovery codes in the place of all old ones, and this session's new token. */
export async function remakeRecoveryCodes(
  deps: AccountDeps,
  account: SignedIn,
  confirmed: CodeAndPassword,
  visit: Visit,
): Promise<{ codes: readonly string[]; sessionToken: string }> {
  await requireOwnPassword(deps, account, ownPassword(account, confirmed), visit)
  // Before the code, which is used up: without room for the hashes it still holds.
  const { codes, salt, hashes } = await hashedCodes(deps)
  await requireOwnCode(deps, account, confirmed.token, visit)
  const sessionToken = await deps.db.transaction(async (tx) => {
    await holdAccount(tx, account)
    await replaceRecoveryCodes(tx, account.user.id, salt, hashes)
    return noteChange(deps, tx, account, 'recovery-codes-made', visit)
  })
  return { codes, sessionToken }
}

/** The password that whoever changes codes that are on gives beside one. It is not checked yet. */
function ownPassword({ user }: SignedIn, { password }: CodeAndPassword): string {
  if (!user.twoFactorEnabled)
    throw new AppError('conflict', 'Two-factor authentication is not enabled.')
  if (password === undefined) throw passwordRequired()
  return password
}

async function afterChange(
  deps: AccountDeps,
  tx: Db,
  account: SignedIn,
  kind: 'two-factor-enabled' | 'two-factor-disabled',
  visit: Visit,
): Promise<string> {
  await endSessions(tx, account.user.id, account.sessionId)
  await endPendingSignInsOf(tx, account.user.id)
  return noteChange(deps, tx, account, kind, visit)
}

async function hashedCodes({ passwords }: AccountDeps) {
  const codes = newRecoveryCodes()
  const salt = randomBytes(16).toString('base64url')
  const hashes: string[] = []
  for (const code of codes) hashes.push(await passwords.fingerprint(code.replace('-', ''), salt))
  return { codes, salt, hashes }
}

const passwordRequired = () => new AppError('password-required', 'Enter your password to go on.')
