import {
  isCommonPassword,
  isMadeOfOwnWords,
  isPatternedPassword,
  type OwnWords,
  passwordsDiffer,
} from '@tessera/contract'
import { AppError } from '../../platform/errors.ts'

/**
 * Refuses a password that is one of the 49,000 most common ones (the list of zxcvbn) or of them with a few digits and
 * signs, a run or a repetition (which that list leaves to zxcvbn's matchers), or nothing but the own names with digits
 * and signs. No rule asks for kinds of characters (NIST SP 800-63B, 3.1.1.2).
 * @throws AppError 'weak-password'
 */
export async function requireGoodPassword(password: string, own: OwnWords): Promise<void> {
  if (isMadeOfOwnWords(password, own))
    throw new AppError(
      'weak-password',
      'This password is made of your own name or email address. Choose one that cannot be guessed.',
    )
  const said = password.toLowerCase()
  const common = await commonPasswords()
  if (isPatternedPassword(said) || isCommonPassword(said, (listed) => common.has(listed)))
    throw new AppError(
      'weak-password',
      'This is one of the most common passwords, or one with a few signs added. Choose one that nobody else has.',
    )
}

let loaded: Promise<ReadonlySet<string>> | undefined

/** Loaded when the first password is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as readonly string[]),
  )
  return loaded
}

/** @throws AppError 'bad-request' when a second password was sent and differs */
export function requireSame(password: string, confirmed: string | undefined): void {
  if (confirmed !== undefined && confirmed !== password)
    throw new AppError('bad-request', `${passwordsDiffer}.`)
}
