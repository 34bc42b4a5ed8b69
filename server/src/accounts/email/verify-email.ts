import type { Db } from '../../platform/database.ts'
import type { AccountDeps } from '../account-deps.ts'
import { mayAttempt, takeAttempt } from '../attempts/attempts-store.ts'
import { insertAuditEvent } from '../audit/audit-store.ts'
import { postMail } from '../mail/send-mail.ts'
import type { SignedIn } from '../sessions/account-session.ts'
import { holdAccount } from '../sessions/hold-account.ts'
import { isToken } from '../sessions/tokens.ts'
import type { Visit } from '../sessions/visit.ts'
import { proveMailbox, whyResetEndsIt } from '../two-factor/second-factor-store.ts'
import { holdUser, type StoredUser, updateUser } from '../users-store.ts'
import { findLink, insertLink, takeLink, useLink } from './links-store.ts'
import { mailBudget } from './mail-budget.ts'
import { refuseLink } from './refuse-link.ts'

/** Mails the link that confirms an address, in the caller's transaction. */
export async function mailVerificationLink(
  deps: AccountDeps,
  db: Db,
  user: Pick<StoredUser, 'id' | 'email'>,
): Promise<void> {
  const token = await insertLink(db, 'verification', user.id, deps.settings.now())
  const link = `${deps.publicUrl}/?auth=verify#${token}`
  await postMail(deps, db, user, { kind: 'verify-email', link })
}

/** The same, asked for again, for as long as opening it changes something. @throws AppError 'rate-limited' */
export async function mailVerificationLinkAgain(
  deps: AccountDeps,
  account: SignedIn,
  visit: Visit,
): Promise<void> {
  const { db, settings } = deps
  const { user } = account
  if (user.emailVerified && user.mailboxProved && whyResetEndsIt(user) === null) return
  const { verificationAgain, verificationBeside } = settings.allowances
  const again = { what: 'verificationAgain', of: user.id, allowance: verificationAgain }
  const beside = { what: 'verificationBeside', of: user.id, allowance: verificationBeside }
  const now = settings.now()
  // Who has confirmed the address asks for mails to it; any other may be somebody else's, and is among what the network
  // asks for (T48). A neighbour's flood leaves an account a few of its own (T26): making the account counted as one.
  if (user.emailVerified) await takeAttempt(db, [again], now)
  else if (!(await mayAttempt(db, [again, mailBudget(deps, visit)], now)))
    await takeAttempt(db, [again, beside], now)
  await db.transaction(async (tx) => {
    await holdAccount(tx, account)
    await mailVerificationLink(deps, tx, user)
  })
}

/**
 * Confirms an address by a mailed link. Only in a browser that is signed in to that account does it also show that who
 * has the mailbox has the password: a stranger may have registered the address, and its owner may confirm it. There a
 * second factor is kept through a reset from now on; a link that was opened elsewhere before does that once, too.
 * @throws AppError 'invalid-link', 'rate-limited', 'unauthenticated' when its session has ended meanwhile
 */
export async function verifyEmail(
  deps: AccountDeps,
  token: string,
  visit: Visit,
  account: SignedIn | null,
): Promise<void> {
  const { db, settings } = deps
  const now = settings.now()
  const isOpened = await db.transaction(async (tx) => {
    if (!isToken(token)) return false
    if (account !== null) {
      await holdAccount(tx, account)
      if (await takeLink(tx, 'verification', token, account.user.id, now)) {
        await updateUser(tx, account.user.id, { emailVerified: true }, now)
        await proveMailbox(tx, account.user.id)
        await insertAuditEvent(tx, account.user.id, 'email-verified', visit, now)
        return true
      }
    }
    const userId = await findLink(tx, 'verification', token, now)
    if (userId === null) return false
    await holdUser(tx, userId)
    if ((await useLink(tx, 'verification', token, now)) === null) return false
    await updateUser(tx, userId, { emailVerified: true }, now)
    await insertAuditEvent(tx, userId, 'email-verified', visit, now)
    return true
  })
  if (!isOpened) await refuseLink(deps, visit)
}
