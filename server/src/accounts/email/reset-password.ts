import type { ResetPassword } from '@tessera/contract'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { defineJob } from '../../platform/jobs.ts'
import type { AccountDeps } from '../account-deps.ts'
import { countIfMade, mayAttempt, takeAttempt } from '../attempts/attempts-store.ts'
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
import { findUser, findUserByEmail, updateUser } from '../users-store.ts'
import { findLink, insertLink, useLink } from './links-store.ts'

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
 * (decision 21). The second factor stays if it was set up with the password by somebody who has proved the mailbox;
 * any other goes. Its owner is told of all that went. The device that used the link is known from now on.
 * @throws AppError 'invalid-link', 'weak-password', 'rate-limited', 'busy'
 */
export const resetPassword = (
  deps: AccountDeps,
  asked: ResetPassword,
  visit: Visit,
  device: DeviceChange,
): Promise<void> => deps.passwords.admit(() => reset(deps, asked, visit, device))

async function reset(
  deps: AccountDeps,
  { token, newPassword, confirmPassword }: ResetPassword,
  visit: Visit,
  device: DeviceChange,
): Promise<void> {
  const { db, settings, passwords } = deps
  const now = settings.now()
  const of = visit.network ?? 'unknown'
  requireSame(newPassword, confirmPassword)
  const counters = [{ what: 'link', of, allowance: settings.allowances.link }]
  await takeAttempt(db, counters, now)
  const userId = isToken(token) ? await findLink(db, 'reset', token, now) : null
  const user = userId && (await findUser(db, userId))
  if (!user) throw invalidLink()
  // A password that is refused does not use the link up.
  await requireGoodPassword(newPassword, user)
  const passwordHash = await countIfMade(db, counters, passwords.hash(newPassword))
  await db.transaction(async (tx) => {
    if ((await useLink(tx, 'reset', token, now)) !== user.id) throw invalidLink()
    // Who could open the link has the mailbox.
    await updateUser(tx, user.id, { passwordHash, emailVerified: true }, now)
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
  })
}

export const invalidLink = () =>
  new AppError('invalid-link', 'This link has expired or was used already. Ask for a new one.')
