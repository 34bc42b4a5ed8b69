import { Done, Me, Register, SignIn, SignInAnswer } from '@tessera/contract'
import { z } from 'zod'
import type { Doors } from '../../platform/http/door.ts'
import type { AppServer } from '../../platform/http/server.ts'
import type { AccountDeps } from '../account-deps.ts'
import { insertAuditEvent } from '../audit/audit-store.ts'
import { presentMe, presentSignedIn } from '../present-user.ts'
import {
  clearSessionCookie,
  deviceTokenOf,
  namesDevice,
  requireAccount,
  sessionTokenOf,
  setPendingCookie,
} from '../sessions/account-session.ts'
import { endSessionOfToken } from '../sessions/sessions-store.ts'
import { visitOf } from '../sessions/visit.ts'
import { insertPendingSignIn } from '../two-factor/second-factor-store.ts'
import { isTrustedDevice } from '../two-factor/trusted-devices-store.ts'
import { requireUnchanged } from '../users-store.ts'
import { beginSession } from './begin-session.ts'
import { pathWithin } from './next-page.ts'
import type { Passwords } from './passwords.ts'
import { registerUser } from './register.ts'
import { checkSignIn } from './sign-in.ts'

const tags = ['accounts']

/**
 * A flood of sign-ins is refused here, before anything is done for it; those with the token of a device go on to
 * where it is looked up. The routes ask the same of whoever comes by another spelling of the address.
 */
export const signInDoors = ({ requireRoom }: Passwords, publicUrl: string) =>
  ({
    'POST /api/auth/register': () => requireRoom(false),
    'POST /api/auth/login': ({ headers }) => requireRoom(namesDevice(headers.cookie, publicUrl)),
  }) satisfies Doors

/** Registering, signing in and out, and who is signed in. */
export function signInRoutes(deps: AccountDeps): (app: AppServer) => void {
  const { db, settings, passwords, publicUrl } = deps
  const doors = signInDoors(passwords, publicUrl)
  return (app) => {
    app.post(
      '/api/auth/register',
      {
        onRequest: async () => doors['POST /api/auth/register'](),
        schema: { tags, body: Register, response: { 201: Me } },
      },
      async (request, reply) => {
        const user = await registerUser(deps, request.body, visitOf(request))
        await beginSession(deps, request, reply, user, 'registered')
        return reply.code(201).send(presentMe(user))
      },
    )

    app.post(
      '/api/auth/login',
      {
        onRequest: async ({ raw }) => doors['POST /api/auth/login'](raw),
        schema: { tags, body: SignIn, response: { 200: SignInAnswer } },
      },
      async (request, reply): Promise<SignInAnswer> => {
        const device = deviceTokenOf(request, publicUrl)
        const user = await checkSignIn(deps, request.body, visitOf(request), device)
        const asksCode =
          user.twoFactorEnabled && !(await isTrustedDevice(db, user.id, device, settings.now()))
        if (asksCode) {
          const pending = await db.transaction(async (tx) => {
            await requireUnchanged(tx, user)
            return insertPendingSignIn(tx, user.id, settings.now())
          })
          setPendingCookie(reply, pending, publicUrl)
          return { user: null, authenticated: false, twoFactorRequired: true }
        }
        const kind = user.twoFactorEnabled ? 'signed-in-without-code' : 'signed-in'
        return presentSignedIn(await beginSession(deps, request, reply, user, kind))
      },
    )

    app.post(
      '/api/auth/logout',
      { schema: { tags, response: { 200: Done } } },
      async (request, reply) => {
        const token = sessionTokenOf(request, deps)
        if (token !== null)
          await db.transaction(async (tx) => {
            const userId = await endSessionOfToken(tx, token)
            if (userId !== null)
              await insertAuditEvent(tx, userId, 'signed-out', visitOf(request), settings.now())
          })
        clearSessionCookie(reply, publicUrl)
        return { message: 'You have been successfully logged out.' }
      },
    )

    app.get('/api/auth/me', { schema: { tags, response: { 200: Me } } }, async (request) =>
      presentMe(requireAccount(request).user),
    )

    // Full-page navigations; signing in is a dialog of the page.
    for (const path of ['/api/auth/login', '/api/login'])
      app.get(
        path,
        { schema: { tags, querystring: z.object({ next: z.string().max(2_000).optional() }) } },
        async (request, reply) => {
          const next = pathWithin(publicUrl, request.query.next)
          const search = new URLSearchParams({ auth: 'login', ...(next !== '/' && { next }) })
          return reply.redirect(`/?${search}`)
        },
      )
  }
}
