import type { Db } from '../../platform/database.ts'
import type { AccountDeps } from '../account-deps.ts'
import { takeAttempt } from '../attempts/attempts-store.ts'
import { insertAuditEvent } from '../audit/audit-store.ts'
import { postMail } from '../mail/send-mail.ts'
import type { SignedIn } from '../sessions/account-session.ts'
import { holdAccount } from '../sessions/hold-account.ts'
import { isToken } from '../sessions/tokens.ts'
import type { Visit } from '../sessions/visit.ts'
import { keepThroughReset } from '../two-factor/second-factor-store.ts'
import { type StoredUser, updateUser } from '../users-store.ts'
import { insertLink, useLink } from './links-store.ts'
import { invalidLink } from './reset-password.ts'

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

/** The same, asked for again. @throws AppError 'rate-limited' */
export async function mailVerificationLinkAgain(
  deps: AccountDeps,
  account: SignedIn,
): Promise<void> {
  const { db, settings } = deps
  const { user } = account
  if (user.emailVerified) return
  const allowance = settings.allowances.verificationAgain
  const counter = { what: 'verificationAgain', of: user.id, allowance }
  await takeAttempt(db, [counter], settings.now())
  await db.transaction(async (tx) => {
    await holdAccount(tx, account)
    await mailVerificationLink(deps, tx, user)
  })
}

/**
 * Confirms an address by a mailed link. A browser that is signed in to that account keeps its second factor through
 * a reset from now on: who has the account has the mailbox.
 * @throws AppError 'invalid-link', 'rate-limited', 'unauthenticated' when its session has ended meanwhile
 */
export async function verifyEmail(
  { db, settings }: AccountDeps,
  token: string,
  visit: Visit,
  account: SignedIn | null,
): Promise<void> {
  const now = settings.now()
  const of = visit.network ?? 'unknown'
  await takeAttempt(db, [{ what: 'link', of, allowance: settings.allowances.link }], now)
  await db.transaction(async (tx) => {
    const userId = isToken(token) ? await useLink(tx, 'verification', token, now) : null
    if (userId === null) throw invalidLink()
    await updateUser(tx, userId, { emailVerified: true }, now)
    if (account?.user.id === userId) {
      await holdAccount(tx, account)
      await keepThroughReset(tx, userId)
    }
    await insertAuditEvent(tx, userId, 'email-verified', visit, now)
  })
}
