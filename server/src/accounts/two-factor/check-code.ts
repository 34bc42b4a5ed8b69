import { AppError } from '../../platform/errors.ts'
import type { AccountDeps } from '../account-deps.ts'
import type { StoredUser } from '../users-store.ts'
import { asCode, asRecoveryCode, stepOfCode } from './codes.ts'
import { takeRecoveryCode, takeStep } from './second-factor-store.ts'

/**
 * Takes a code of the app or a recovery code; each opens once. @returns which it was; null when it is none
 * @throws AppError 'invalid-code' where the key of the app can no longer be read, 'busy'
 */
export async function takeCode(
  { db, settings, passwords, seal }: AccountDeps,
  user: StoredUser,
  text: string,
): Promise<'code' | 'recovery-code' | null> {
  const now = settings.now()
  const code = asCode(text)
  if (code !== null) {
    if (user.twoFactorSecret === null) return null
    const secret = seal.open(user.twoFactorSecret)
    if (secret === null) throw appForgotten()
    const step = stepOfCode(secret, code, now)
    return step !== null && (await takeStep(db, user.id, step)) ? 'code' : null
  }
  const recovery = asRecoveryCode(text)
  if (recovery === null || user.recoverySalt === null) return null
  const hash = await passwords.fingerprint(recovery, user.recoverySalt)
  return (await takeRecoveryCode(db, user.id, hash, now)) ? 'recovery-code' : null
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

export const wrongCode = () =>
  new AppError('invalid-code', 'This code is not right. Use the one that your app shows now.')
