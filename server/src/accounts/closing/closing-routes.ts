import { DeletionAsked, OwnerProof } from '@tessera/contract'
import type { AppServer } from '../../platform/http/server.ts'
import type { AccountDeps } from '../account-deps.ts'
import { clearSessionCookie, requireAccount } from '../sessions/account-session.ts'
import { visitOf } from '../sessions/visit.ts'
import { askForDeletion } from './delete-account.ts'
import { downloadData } from './download-data.ts'

const tags = ['accounts']

/** Taking one's data along, and leaving. */
export function closingRoutes(deps: AccountDeps): (app: AppServer) => void {
  const { publicUrl } = deps
  return (app) => {
    app.get('/api/user/export', { schema: { tags } }, async (request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="tessera-account.json"')
        .send(await downloadData(deps, requireAccount(request), visitOf(request))),
    )

    app.post(
      '/api/user/delete',
      { schema: { tags, body: OwnerProof, response: { 200: DeletionAsked } } },
      async (request, reply) => {
        const account = requireAccount(request)
        const until = await askForDeletion(deps, account, request.body, visitOf(request))
        clearSessionCookie(reply, publicUrl)
        return { deleteAfter: until.toISOString() }
      },
    )
  }
}
