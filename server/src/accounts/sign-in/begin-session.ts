import type { FastifyReply, FastifyRequest } from 'fastify'
import { browserSessionOf, endBrowserSession, ownerOfUser } from '../../platform/http/session.ts'
import type { AccountDeps } from '../account-deps.ts'
import { mayAttempt } from '../attempts/attempts-store.ts'
import { type AuditKind, insertAuditEvent } from '../audit/audit-store.ts'
import { setDeletion } from '../closing/closing-store.ts'
import { postNotice } from '../mail/post-notice.ts'
import {
  changeDevice,
  sessionTokenOf,
  setDeviceCookie,
  setSessionCookie,
} from '../sessions/account-session.ts'
import { newSessionToken } from '../sessions/session-token.ts'
import {
  endSessionOfToken,
  insertSession,
  isKnownDevice,
  renewDevice,
} from '../sessions/sessions-store.ts'
import { nameOfNetwork, visitOf } from '../sessions/visit.ts'
import { trustDevice, useTrust } from '../two-factor/trusted-devices-store.ts'
import {
  changedMeanwhile,
  type OpenedUser,
  requireUnchanged,
  type StoredUser,
} from '../users-store.ts'

/**
 * Signs a browser in: a new session with a new token, whatever token it came with, which is dead afterwards
 * (T28). The device is known from now on, and what it brought and asked before is the account's.
 * @param opened what was checked. Whether the account waits for its end is looked up again: it is kept if so.
 * @param trusts whether the device, which has just shown a code, is not asked for the next ones
 * @returns the account as it was before
 * @throws AppError 'invalid-credentials' when the account was changed since it was checked
 */
export async function beginSession(
  deps: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  opened: OpenedUser,
  kind: Extract<
    AuditKind,
    'registered' | 'signed-in' | 'signed-in-without-code' | 'signed-in-with-passkey'
  >,
  trusts = false,
): Promise<StoredUser> {
  const { db, settings, publicUrl, handOver } = deps
  const now = settings.now()
  const visit = visitOf(request)
  const before = sessionTokenOf(request, deps)
  const browser = browserSessionOf(request)
  const userId = opened.id
  const device = changeDevice(request, deps, userId)
  const token = newSessionToken(deps.seal)
  const asItWas = await db.transaction(async (tx) => {
    const user = await requireUnchanged(tx, opened)
    // Its trust may have been ended since it was looked up.
    if (kind === 'signed-in-without-code' && !(await useTrust(tx, userId, device.before, now)))
      throw changedMeanwhile()
    const isKnown = device.before !== null && (await isKnownDevice(tx, device.before, userId))
    const told = { what: 'newDeviceMail', of: userId, allowance: settings.allowances.newDeviceMail }
    const where = {
      device: `${visit.device.browser} on ${visit.device.system}`,
      network: nameOfNetwork(visit),
    }
    // The letter of a device that is trusted tells of it as well.
    if (kind !== 'registered' && !isKnown && !trusts && (await mayAttempt(tx, [told], now)))
      await postNotice(deps, tx, user, { kind: 'new-device', ...where })
    if (user.deleteAfter !== null) {
      await setDeletion(tx, userId, null)
      await insertAuditEvent(tx, userId, 'deletion-cancelled', visit, now)
      await postNotice(deps, tx, user, { kind: 'account-kept' })
    }
    const left = before && (await endSessionOfToken(tx, before))
    // Who signs in anew is the same one; another account is left here.
    if (left && left !== userId) await insertAuditEvent(tx, left, 'signed-out', visit, now)
    if (browser !== null) await handOver(tx, browser, ownerOfUser(userId))
    const deviceId = await renewDevice(tx, userId, device, now)
    await insertAuditEvent(tx, userId, kind, visit, now)
    if (trusts) {
      const until = await trustDevice(tx, deviceId, visit, now)
      await insertAuditEvent(tx, userId, 'device-trusted', visit, now)
      await postNotice(deps, tx, user, {
        kind: 'device-trusted',
        ...where,
        until: until.toISOString(),
      })
    }
    await insertSession(tx, token, userId, deviceId, visit, now)
    return user
  })
  setDeviceCookie(reply, device.token, publicUrl)
  setSessionCookie(reply, token, publicUrl)
  endBrowserSession(request, reply)
  return asItWas
}
