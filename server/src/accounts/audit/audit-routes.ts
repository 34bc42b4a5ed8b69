import { SecurityEvents, SecurityEventsQuery } from '@tessera/contract'
import type { AppServer } from '../../platform/http/server.ts'
import type { AccountDeps } from '../account-deps.ts'
import { requireAccount } from '../sessions/account-session.ts'
import { pageOfAuditEvents } from './audit-store.ts'

/** What happened to the own account. */
export function auditRoutes({ db }: AccountDeps): (app: AppServer) => void {
  return (app) => {
    app.get(
      '/api/user/security-events',
      {
        schema: {
          tags: ['accounts'],
          querystring: SecurityEventsQuery,
          response: { 200: SecurityEvents },
        },
      },
      async (request) => {
        const { user } = requireAccount(request)
        const { events, nextCursor } = await pageOfAuditEvents(db, user.id, request.query.cursor)
        return {
          events: events.map(({ id, kind, ipAddress, device, createdAt }) => ({
            id,
            kind,
            ipAddress,
            device,
            createdAt: createdAt.toISOString(),
          })),
          nextCursor,
        }
      },
    )
  }
}
