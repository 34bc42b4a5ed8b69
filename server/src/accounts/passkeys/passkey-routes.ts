import {
  Done,
  NewPasskey,
  OwnerProof,
  Passkey,
  PasskeyOptions,
  PasskeyUse,
  SignedIn,
} from '@tessera/contract'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { AppServer } from '../../platform/http/server.ts'
import type { AccountDeps } from '../account-deps.ts'
import { presentSignedIn } from '../present-user.ts'
import {
  deviceTokenOf,
  passkeyTokenOf,
  requireAccount,
  setPasskeyCookie,
  setSessionCookie,
} from '../sessions/account-session.ts'
import { visitOf } from '../sessions/visit.ts'
import { beginSession } from '../sign-in/begin-session.ts'
import { addPasskey, beginPasskey, dropPasskey } from './own-passkeys.ts'
import { type Begun, beginPasskeySignIn, checkPasskey } from './passkey-sign-in.ts'
import { listPasskeys } from './passkeys-store.ts'
import { presentPasskey } from './present-passkey.ts'

const tags = ['accounts']

/** Passkeys: signing in with one, and those of the own account. */
export function passkeyRoutes(deps: AccountDeps): (app: AppServer) => void {
  const { db, publicUrl } = deps
  /** What the device is to sign; the browser keeps the token that its answer belongs to. */
  const ask = (reply: FastifyReply, { options, token }: Begun): PasskeyOptions => {
    setPasskeyCookie(reply, token, publicUrl)
    return options
  }
  return (app) => {
    app.post(
      '/api/auth/passkey/options',
      { schema: { tags, response: { 200: PasskeyOptions } } },
      async (request, reply) => {
        const device = deviceTokenOf(request, publicUrl)
        return ask(reply, await beginPasskeySignIn(deps, visitOf(request), device))
      },
    )

    app.post(
      '/api/auth/passkey',
      { schema: { tags, body: PasskeyUse, response: { 200: SignedIn } } },
      async (request, reply) => {
        const token = passkeyTokenOf(request, publicUrl)
        const user = await checkPasskey(deps, token, request.body, visitOf(request))
        const kind = 'signed-in-with-passkey'
        return presentSignedIn(await beginSession(deps, request, reply, user, kind))
      },
    )

    app.get(
      '/api/user/passkeys',
      { schema: { tags, response: { 200: z.array(Passkey) } } },
      async (request) =>
        (await listPasskeys(db, requireAccount(request).user.id)).map(presentPasskey),
    )

    app.post(
      '/api/user/passkeys/options',
      { schema: { tags, body: OwnerProof, response: { 200: PasskeyOptions } } },
      async (request, reply) =>
        ask(
          reply,
          await beginPasskey(deps, requireAccount(request), request.body, visitOf(request)),
        ),
    )

    app.post(
      '/api/user/passkeys',
      { schema: { tags, body: NewPasskey, response: { 201: Passkey } } },
      async (request, reply) => {
        const { passkey, sessionToken } = await addPasskey(
          deps,
          requireAccount(request),
          passkeyTokenOf(request, publicUrl),
          request.body,
          visitOf(request),
        )
        setSessionCookie(reply, sessionToken, publicUrl)
        return reply.code(201).send(presentPasskey(passkey))
      },
    )

    app.post(
      '/api/user/passkeys/:id/remove',
      {
        schema: {
          tags,
          params: z.object({ id: z.string().max(64) }),
          body: OwnerProof,
          response: { 200: Done },
        },
      },
      async (request, reply) => {
        const account = requireAccount(request)
        const id = z.uuid().safeParse(request.params.id)
        if (!id.success) throw new AppError('not-found', 'This passkey was removed already.')
        const token = await dropPasskey(deps, account, id.data, request.body, visitOf(request))
        setSessionCookie(reply, token, publicUrl)
        return { message: 'The passkey is removed.' }
      },
    )
  }
}
