import type { Db } from '../../platform/database.ts'
import type { AccountDeps } from '../account-deps.ts'
import { mayAttempt } from '../attempts/attempts-store.ts'
import type { StoredUser } from '../users-store.ts'
import type { Letter } from './letters.ts'
import { postMail } from './send-mail.ts'

/**
 * Tells an account's owner, in the caller's transaction, what happened to it. An address that nobody confirmed may be
 * somebody else's: it gets some of these a day, however often a stranger who registered it switches things on and off
 * (T48). The log has all of them.
 */
export async function postNotice(
  deps: AccountDeps,
  tx: Db,
  user: Pick<StoredUser, 'id' | 'email' | 'emailVerified'>,
  letter: Letter,
): Promise<void> {
  const { allowances, now } = deps.settings
  const counter = { what: 'noticeMail', of: user.id, allowance: allowances.noticeMail }
  if (user.emailVerified || (await mayAttempt(tx, [counter], now())))
    await postMail(deps, tx, user, letter)
}
