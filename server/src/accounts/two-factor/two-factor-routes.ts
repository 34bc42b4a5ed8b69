import {
  CodeAndPassword,
  Done,
  RecoveryCodes,
  SecondStep,
  SignedIn,
  TwoFactorSetup,
} from '@tessera/contract'
import type { AppServer } from '../../platform/http/server.ts'
import type { AccountDeps } from '../account-deps.ts'
import { presentSignedIn } from '../present-user.ts'
import {
  clearPendingCookie,
  deviceTokenOf,
  pendingTokenOf,
  requireAccount,
  setSessionCookie,
} from '../sessions/account-session.ts'
import { visitOf } from '../sessions/visit.ts'
import { beginSession } from '../sign-in/begin-session.ts'
import { requireAppCode } from './check-code.ts'
import { checkSecondStep } from './second-step.ts'
import {
  disableTwoFactor,
  enableTwoFactor,
  remakeRecoveryCodes,
  setUpTwoFactor,
} from './two-factor.ts'

const tags = ['accounts']

/** Codes from an authenticator app: at signing in, and switching them on and off. */
export function twoFactorRoutes(deps: AccountDeps): (app: AppServer) => void {
  const { publicUrl } = deps
  return (app) => {
    app.post(
      '/api/auth/login/2fa',
      { schema: { tags, body: SecondStep, response: { 200: SignedIn } } },
      async (request, reply) => {
        const { token, trustDevice = false } = request.body
        if (trustDevice) requireAppCode(token)
        const user = await checkSecondStep(
          deps,
          pendingTokenOf(request, publicUrl),
          token,
          visitOf(request),
          deviceTokenOf(request, publicUrl),
        )
        clearPendingCookie(reply, publicUrl)
        const opened = await beginSession(deps, request, reply, user, 'signed-in', trustDevice)
        return presentSignedIn(opened)
      },
    )

    app.post(
      '/api/user/2fa/setup',
      { schema: { tags, response: { 200: TwoFactorSetup } } },
      async (request) => setUpTwoFactor(deps, requireAccount(request)),
    )

    app.post(
      '/api/user/2fa/enable',
      { schema: { tags, body: CodeAndPassword, response: { 200: RecoveryCodes } } },
      async (request, reply) => {
        const account = requireAccount(request)
        const enabled = await enableTwoFactor(deps, account, request.body, visitOf(request))
        setSessionCookie(reply, enabled.sessionToken, publicUrl)
        return { recoveryCodes: [...enabled.codes] }
      },
    )

    app.post(
      '/api/user/2fa/disable',
      { schema: { tags, body: CodeAndPassword, response: { 200: Done } } },
      async (request, reply) => {
        const account = requireAccount(request)
        const token = await disableTwoFactor(deps, account, request.body, visitOf(request))
        setSessionCookie(reply, token, publicUrl)
        return { message: 'Two-factor authentication is off.' }
      },
    )

    app.post(
      '/api/user/2fa/recovery-codes',
      { schema: { tags, body: CodeAndPassword, response: { 200: RecoveryCodes } } },
      async (request, reply) => {
        const account = requireAccount(request)
        const remade = await remakeRecoveryCodes(deps, account, request.body, visitOf(request))
        setSessionCookie(reply, remade.sessionToken, publicUrl)
        return { recoveryCodes: [...remade.codes] }
      },
    )
  }
}
