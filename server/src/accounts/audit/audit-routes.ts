import { SecurityEvent } from '@tessera/contract'
import { z } from 'zod'
import type { AppServer } from '../../platform/http/server.ts'
import type { AccountDeps } from '../account-deps.ts'
import { requireAccount } from '../sessions/account-session.ts'
import { listAuditEvents } from './audit-store.ts'

/** What happened to the own account. */
export function auditRoutes({ db }: AccountDeps): (app: AppServer) => void {
  return (app) => {
    app.get(
      '/api/user/security-events',
      { schema: { tags: ['accounts'], response: { 200: z.array(SecurityEvent) } } },
      async (request) => {
        const events = await listAuditEvents(db, requireAccount(request).user.id)
        return events.map(({ id, kind, ipAddress, device, createdAt }) => ({
          id,
          kind,
          ipAddress,
          device,
          createdAt: createdAt.toISOString(),
        }))
      },
    )
  }
}
