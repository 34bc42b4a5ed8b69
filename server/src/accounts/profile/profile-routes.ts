import { ChangePassword, Done, Me, ProfileUpdate } from '@tessera/contract'
import type { AppServer } from '../../platform/http/server.ts'
import type { AccountDeps } from '../account-deps.ts'
import { insertAuditEvent } from '../audit/audit-store.ts'
import { presentMe } from '../present-user.ts'
import { deviceTokenOf, requireAccount, setSessionCookie } from '../sessions/account-session.ts'
import { holdAccount } from '../sessions/hold-account.ts'
import { visitOf } from '../sessions/visit.ts'
import { type StoredUser, updateUser } from '../users-store.ts'
import { changePassword } from './change-password.ts'

const tags = ['accounts']

/** What somebody changes in the own account. */
export function profileRoutes(deps: AccountDeps): (app: AppServer) => void {
  const { db, settings, publicUrl } = deps
  return (app) => {
    app.put(
      '/api/user/profile',
      { schema: { tags, body: ProfileUpdate, response: { 200: Me } } },
      async (request) => {
        const account = requireAccount(request)
        const { id } = account.user
        const change = changeOf(account.user, request.body)
        if (Object.keys(change).length === 0) return presentMe(account.user)
        const now = settings.now()
        const changed = await db.transaction(async (tx) => {
          await holdAccount(tx, account)
          await insertAuditEvent(tx, id, 'profile-changed', visitOf(request), now)
          return updateUser(tx, id, change, now)
        })
        return presentMe(changed)
      },
    )

    app.post(
      '/api/user/change-password',
      { schema: { tags, body: ChangePassword, response: { 200: Done } } },
      async (request, reply) => {
        const account = requireAccount(request)
        const device = deviceTokenOf(request, publicUrl)
        const token = await changePassword(deps, account, request.body, visitOf(request), device)
        setSessionCookie(reply, token, publicUrl)
        return { message: 'Your password has been changed successfully.' }
      },
    )
  }
}

/** What differs from what is stored; an empty field is taken away. */
function changeOf(stored: StoredUser, sent: ProfileUpdate): Partial<StoredUser> {
  const fields = Object.keys(sent) as (keyof ProfileUpdate)[]
  const changed = fields.filter((field) => (sent[field] || null) !== stored[field])
  return Object.fromEntries(changed.map((field) => [field, sent[field] || null]))
}
