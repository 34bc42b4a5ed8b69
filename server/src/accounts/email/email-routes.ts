import { Done, ForgotPassword, ResetPassword, VerifyEmail } from '@tessera/contract'
import type { AppServer } from '../../platform/http/server.ts'
import { enqueue } from '../../platform/jobs.ts'
import type { AccountDeps } from '../account-deps.ts'
import { takeAttempt } from '../attempts/attempts-store.ts'
import {
  accountOf,
  changeDevice,
  requireAccount,
  setDeviceCookie,
} from '../sessions/account-session.ts'
import { visitOf } from '../sessions/visit.ts'
import { mailResetLink, resetPassword } from './reset-password.ts'
import { mailVerificationLinkAgain, verifyEmail } from './verify-email.ts'

const tags = ['accounts']

/** What goes by mail: a forgotten password, and that an address is one's own. */
export function emailRoutes(deps: AccountDeps): (app: AppServer) => void {
  const { db, settings, publicUrl } = deps
  return (app) => {
    app.post(
      '/api/auth/forgot-password',
      { schema: { tags, body: ForgotPassword, response: { 200: Done } } },
      async (request) => {
        const of = visitOf(request).network ?? 'unknown'
        const { mailNetwork } = settings.allowances
        await takeAttempt(db, [{ what: 'mailNetwork', of, allowance: mailNetwork }], settings.now())
        await enqueue(db, mailResetLink, { email: request.body.email })
        return { message: 'If there is an account with this address, a link is on its way.' }
      },
    )

    app.post(
      '/api/auth/reset-password',
      { schema: { tags, body: ResetPassword, response: { 200: Done } } },
      async (request, reply) => {
        const device = changeDevice(request, publicUrl)
        await resetPassword(deps, request.body, visitOf(request), device)
        setDeviceCookie(reply, device.token, publicUrl)
        return { message: 'Your password has been changed successfully.' }
      },
    )

    app.post(
      '/api/auth/verify-email',
      { schema: { tags, body: VerifyEmail, response: { 200: Done } } },
      async (request) => {
        await verifyEmail(deps, request.body.token, visitOf(request), accountOf(request))
        return { message: 'Your email address is confirmed.' }
      },
    )

    app.post(
      '/api/user/verification',
      { schema: { tags, response: { 200: Done } } },
      async (request) => {
        await mailVerificationLinkAgain(deps, requireAccount(request))
        return { message: 'A link is on its way.' }
      },
    )
  }
}
