import type { FastifyReply, FastifyRequest } from 'fastify'
import { browserSessionOf, ownerOfUser } from '../../platform/http/session.ts'
import type { AccountDeps } from '../account-deps.ts'
import { type AuditKind, insertAuditEvent } from '../audit/audit-store.ts'
import { keepDevice, sessionTokenOf, setSessionCookie } from '../sessions/account-session.ts'
import { endSessionOfToken, insertSession, rememberDevice } from '../sessions/sessions-store.ts'
import { visitOf } from '../sessions/visit.ts'

/**
 * Signs a browser in: a new session with a new token, whatever token it came with, which is dead afterwards
 * (T28). The device is known from now on, and what it brought and asked before is the account's.
 */
export async function beginSession(
  { db, settings, publicUrl, handOver }: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  kind: Extract<AuditKind, 'registered' | 'signed-in'>,
): Promise<void> {
  const now = settings.now()
  const visit = visitOf(request)
  const before = sessionTokenOf(request, publicUrl)
  const browser = browserSessionOf(request)
  const device = keepDevice(request, reply, publicUrl)
  const token = await db.transaction(async (tx) => {
    if (before !== null) await endSessionOfToken(tx, before)
    if (browser !== null) await handOver(tx, browser, ownerOfUser(userId))
    await rememberDevice(tx, userId, device, now)
    await insertAuditEvent(tx, userId, kind, visit, now)
    return insertSession(tx, userId, visit, now)
  })
  setSessionCookie(reply, token, publicUrl)
}
