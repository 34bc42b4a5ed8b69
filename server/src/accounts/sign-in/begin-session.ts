import type { FastifyReply, FastifyRequest } from 'fastify'
import { browserSessionOf, endBrowserSession, ownerOfUser } from '../../platform/http/session.ts'
import type { AccountDeps } from '../account-deps.ts'
import { mayAttempt } from '../attempts/attempts-store.ts'
import { type AuditKind, insertAuditEvent } from '../audit/audit-store.ts'
import { setDeletion } from '../closing/closing-store.ts'
import { postMail } from '../mail/send-mail.ts'
import {
  changeDevice,
  sessionTokenOf,
  setDeviceCookie,
  setSessionCookie,
} from '../sessions/account-session.ts'
import {
  endSessionOfToken,
  insertSession,
  isKnownDevice,
  renewDevice,
} from '../sessions/sessions-store.ts'
import { visitOf } from '../sessions/visit.ts'
import { holdUnchanged, type OpenedUser, type StoredUser } from '../users-store.ts'

/**
 * Signs a browser in: a new session with a new token, whatever token it came with, which is dead afterwards
 * (T28). The device is known from now on, and what it brought and asked before is the account's.
 * @throws AppError 'invalid-credentials' when the account was changed since it was checked
 */
export async function beginSession(
  deps: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  user: OpenedUser & Pick<StoredUser, 'email' | 'deleteAfter'>,
  kind: Extract<AuditKind, 'registered' | 'signed-in' | 'signed-in-with-passkey'>,
): Promise<void> {
  const { db, settings, publicUrl, handOver } = deps
  const now = settings.now()
  const visit = visitOf(request)
  const before = sessionTokenOf(request, publicUrl)
  const browser = browserSessionOf(request)
  const device = changeDevice(request, publicUrl)
  const userId = user.id
  const token = await db.transaction(async (tx) => {
    await holdUnchanged(tx, user)
    const isKnown = device.before !== null && (await isKnownDevice(tx, device.before, userId))
    const told = { what: 'newDeviceMail', of: userId, allowance: settings.allowances.newDeviceMail }
    if (kind !== 'registered' && !isKnown && (await mayAttempt(tx, [told], now)))
      await postMail(deps, tx, user, {
        kind: 'new-device',
        device: `${visit.device.browser} on ${visit.device.system}`,
        network: visit.network ?? 'unknown',
      })
    if (user.deleteAfter !== null) {
      await setDeletion(tx, userId, null)
      await insertAuditEvent(tx, userId, 'deletion-cancelled', visit, now)
      await postMail(deps, tx, user, { kind: 'account-kept' })
    }
    if (before !== null) await endSessionOfToken(tx, before)
    if (browser !== null) await handOver(tx, browser, ownerOfUser(userId))
    await renewDevice(tx, userId, device, now)
    await insertAuditEvent(tx, userId, kind, visit, now)
    return insertSession(tx, userId, visit, now)
  })
  setDeviceCookie(reply, device.token, publicUrl)
  setSessionCookie(reply, token, publicUrl)
  endBrowserSession(request, reply)
}
