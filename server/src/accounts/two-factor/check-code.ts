import type { Db } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { AccountDeps } from '../account-deps.ts'
import { insertAuditEvent } from '../audit/audit-store.ts'
import { postNotice } from '../mail/post-notice.ts'
import type { Visit } from '../sessions/visit.ts'
import type { StoredUser } from '../users-store.ts'
import { asCode, asRecoveryCode, stepOfCode } from './codes.ts'
import { takeRecoveryCode, takeStep } from './second-factor-store.ts'

/** A code as the database knows it: that of the app by its step, a recovery code by its hash. */
export type ReadCode =
  | { readonly kind: 'code'; readonly step: number }
  | { readonly kind: 'recovery-code'; readonly hash: string }

/**
 * Reads a code of the app or a recovery code; nothing is used up. @returns null when it is none
 * @throws AppError 'invalid-code' where the key of the app can no longer be read, 'busy'
 */
export async function readCode(
  { settings, passwords, seal }: Pick<AccountDeps, 'settings' | 'passwords' | 'seal'>,
  user: StoredUser,
  text: string,
): Promise<ReadCode | null> {
  const code = asCode(text)
  if (code !== null) {
    if (user.twoFactorSecret === null) return null
    const secret = seal.open(user.twoFactorSecret)
    if (secret === null) throw appForgotten()
    const step = stepOfCode(secret, code, settings.now())
    return step === null ? null : { kind: 'code', step }
  }
  const recovery = asRecoveryCode(text)
  if (recovery === null || user.recoverySalt === null) return null
  return {
    kind: 'recovery-code',
    hash: await passwords.fingerprint(recovery, user.recoverySalt),
  }
}

/**
 * Uses a code up, in the caller's transaction: each opens once. Of a recovery code the log and the owner's mailbox
 * tell, wherever it was used. @returns false when it opens nothing, or no more
 */
export async function takeCode(
  deps: AccountDeps,
  tx: Db,
  user: StoredUser,
  code: ReadCode,
  visit: Visit,
): Promise<boolean> {
  if (code.kind === 'code') return takeStep(tx, user.id, code.step)
  const now = deps.settings.now()
  if (!(await takeRecoveryCode(tx, user.id, code.hash, now))) return false
  await insertAuditEvent(tx, user.id, 'recovery-code-used', visit, now)
  await postNotice(deps, tx, user, { kind: 'recovery-code-used' })
  return true
}

/**
 * A recovery code is for a device that is lost, and not for making one that is asked for no more.
 * @throws AppError 'bad-request'
 */
export function requireAppCode(text: string): void {
  if (asCode(text) !== null) return
  throw new AppError(
    'bad-request',
    'A recovery code opens the account once. To be asked no more on this device, use a code of your app.',
  )
}

// The server has got another key since, as when a backup was put back without it.
const appForgotten = () =>
  new AppError(
    'invalid-code',
    'This server can no longer check the codes of your app. Use a recovery code, then set two-factor authentication up anew.',
  )

/** What is thrown for a code that is wrong, too old or used. */
export const wrongCode = () =>
  new AppError('invalid-code', 'This code is not right. Use the one that your app shows now.')
