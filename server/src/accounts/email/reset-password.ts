import type { ResetPassword } from '@tessera/contract'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs.ts'
import type { AccountDeps } from '../account-deps.ts'
import { mayAttempt } from '../attempts/attempts-store.ts'
import { insertAuditEvent } from '../audit/audit-store.ts'
import { postMail } from '../mail/send-mail.ts'
import { removePasskeys } from '../passkeys/passkeys-store.ts'
import {
  type DeviceChange,
  endSessions,
  forgetDevices,
  renewDevice,
} from '../sessions/sessions-store.ts'
import { isToken } from '../sessions/tokens.ts'
import type { Visit } from '../sessions/visit.ts'
import { requireGoodPassword, requireSame } from '../sign-in/password-rules.ts'
import { dropUnprovedFactor, endPendingSignInsOf } from '../two-factor/second-factor-store.ts'
import { findUser, findUserByEmail, holdUser, type StoredUser, updateUser } from '../users-store.ts'
import { findLink, insertLink, useLink } from './links-store.ts'
import { refuseLink } from './refuse-link.ts'

/**
 * Mails a link to whoever forgot a password. A job, so that asking takes the same time for every address; an
 * address gets a few in the time that a link works, whoever asks (T27, T48).
 */
export const mailResetLink = defineJob({
  name: 'mail-reset-link',
  payload: z.object({ email: z.string().max(254) }),
  key: ({ email }) => `mail-reset-link:${email.toLowerCase()}`,
  run: async ({ email }, deps: AccountDeps) => {
    const { db, settings, publicUrl } = deps
    const user = await findUserByEmail(db, email)
    if (user === null) return
    const counter = { what: 'mailAddress', of: user.id, allowance: settings.allowances.mailAddress }
    if (!(await mayAttempt(db, [counter], settings.now()))) return
    await db.transaction(async (tx) => {
      const token = await insertLink(tx, 'reset', user.id, settings.now())
      // Behind "#": no server, no log and no Referer ever sees it. The host is the configured one (T34).
      const link = `${publicUrl}/?auth=reset#${token}`
      await postMail(deps, tx, user, { kind: 'reset-password', link })
    })
  },
})

/**
 * A new password by a mailed link. Every session ends and every passkey goes: whoever took the account over is out
 * (decision 21). The second factor stays if whoever has the password was seen to have the mailbox, and to have set it
 * up; any other goes. Its owner is told of all that went. The device that used the link is known from now on.
 * @throws AppError 'invalid-link', 'weak-password', 'rate-limited', 'busy'
 */
export async function resetPassword(
  deps: AccountDeps,
  asked: ResetPassword,
  visit: Visit,
  device: DeviceChange,
): Promise<void> {
  const { db, settings, passwords } = deps
  const { token, newPassword, confirmPassword } = asked
  requireSame(newPassword, confirmPassword)
  const user = await passwords.recognise(async () => {
    const userId = isToken(token) ? await findLink(db, 'reset', token, settings.now()) : null
    return userId === null ? null : findUser(db, userId)
  })
  if (user === null) return refuseLink(deps, visit)
  // Who has a good link is no stranger: in a flood there is room for it.
  const isReset = await passwords.admit(async () => {
    // A password that is refused does not use the link up.
    await requireGoodPassword(newPassword, user)
    return replacePassword(deps, user, asked, visit, device)
  }, true)
  if (!isReset) return refuseLink(deps, visit)
}

/** @returns false when another request has used the link meanwhile */
async function replacePassword(
  deps: AccountDeps,
  user: StoredUser,
  { token, newPassword }: ResetPassword,
  visit: Visit,
  device: DeviceChange,
): Promise<boolean> {
  const { db, settings, passwords } = deps
  const now = settings.now()
  const passwordHash = await passwords.hash(newPassword)
  return db.transaction(async (tx) => {
    await holdUser(tx, user.id)
    if ((await useLink(tx, 'reset', token, now)) !== user.id) return false
    // Who could open the link has the mailbox, and nobody else knows this password.
    const proved = { emailVerified: true, mailboxProved: true }
    await updateUser(tx, user.id, { passwordHash, ...proved }, now)
    await endSessions(tx, user.id, null)
    await endPendingSignInsOf(tx, user.id)
    const passkeys = await removePasskeys(tx, user.id)
    await forgetDevices(tx, user.id, null)
    // Who opened the link is no guesser, however many there were (T26).
    await renewDevice(tx, user.id, device, now)
    await insertAuditEvent(tx, user.id, 'password-reset', visit, now)
    await postMail(deps, tx, user, { kind: 'password-changed', passkeysRemoved: passkeys > 0 })
    for (let n = 0; n < passkeys; n++)
      await insertAuditEvent(tx, user.id, 'passkey-removed', visit, now)
    // A stranger who registered this address, or stole a session, may have set it up, and would keep its owner out.
    if (await dropUnprovedFactor(tx, user.id, now)) {
      await insertAuditEvent(tx, user.id, 'two-factor-disabled', visit, now)
      await postMail(deps, tx, user, { kind: 'two-factor-disabled' })
    }
    return true
  })
}
