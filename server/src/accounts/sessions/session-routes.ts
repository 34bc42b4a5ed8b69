import { AccountSession, Done, EndedSessions } from '@tessera/contract'
import { z } from 'zod'
import type { AppServer } from '../../platform/http/server.ts'
import type { AccountDeps } from '../account-deps.ts'
import { insertAuditEvent } from '../audit/audit-store.ts'
import { deviceTokenOf, requireAccount } from './account-session.ts'
import { endOwn } from './end-own.ts'
import { holdAccount } from './hold-account.ts'
import { endSession, endSessions, forgetDevices, listSessions } from './sessions-store.ts'
import { visitOf } from './visit.ts'

const tags = ['accounts']

/** The devices that are signed in to the own account. */
export function sessionRoutes(deps: AccountDeps): (app: AppServer) => void {
  const { db, settings, publicUrl } = deps
  return (app) => {
    app.get(
      '/api/user/sessions',
      { schema: { tags, response: { 200: z.array(AccountSession) } } },
      async (request) => {
        const { user, sessionId } = requireAccount(request)
        const sessions = await listSessions(db, user.id, settings.now())
        return sessions.map((session) => ({
          id: session.id,
          deviceInfo: session.deviceInfo,
          ipAddress: session.ipAddress,
          lastActivity: session.lastActivity.toISOString(),
          createdAt: session.createdAt.toISOString(),
          isActive: true as const,
          isCurrent: session.id === sessionId,
          trustedUntil: session.trustedUntil?.toISOString() ?? null,
        }))
      },
    )

    app.delete(
      '/api/user/sessions/:id',
      {
        schema: {
          tags,
          params: z.object({ id: z.string().max(64) }),
          response: { 200: Done },
        },
      },
      async (request) => {
        await endOwn(deps, request, {
          id: request.params.id,
          kind: 'session-ended',
          gone: 'This session has ended already.',
          end: endSession,
        })
        return { message: 'The session has ended.' }
      },
    )

    app.delete(
      '/api/user/sessions',
      {
        schema: {
          tags,
          description:
            'Ends all sessions but the one that asks, and forgets the devices of the others.',
          response: { 200: EndedSessions },
        },
      },
      async (request) => {
        const account = requireAccount(request)
        const { user, sessionId } = account
        const ended = await db.transaction(async (tx) => {
          await holdAccount(tx, account)
          const count = await endSessions(tx, user.id, sessionId)
          await forgetDevices(tx, user.id, deviceTokenOf(request, publicUrl))
          await insertAuditEvent(
            tx,
            user.id,
            'other-sessions-ended',
            visitOf(request),
            settings.now(),
          )
          return count
        })
        return { ended }
      },
    )
  }
}
