import { Done, ForgotPassword, ResetPassword, VerifyEmail } from '@tessera/contract'
import type { AppServer } from '../../platform/http/server.ts'
import { enqueue } from '../../platform/jobs.ts'
import type { AccountDeps } from '../account-deps.ts'
import {
  accountOf,
  changeDevice,
  deviceTokenOf,
  requireAccount,
  setDeviceCookie,
} from '../sessions/account-session.ts'
import { visitOf } from '../sessions/visit.ts'
import { recogniseDevice } from '../sign-in/recognise-device.ts'
import { countMail } from './mail-budget.ts'
import { mailResetLink, resetPassword } from './reset-password.ts'
import { mailVerificationLinkAgain, verifyEmail } from './verify-email.ts'

const tags = ['accounts']

/** What goes by mail: a forgotten password, and that an address is one's own. */
export function emailRoutes(deps: AccountDeps): (app: AppServer) => void {
  const { db, publicUrl } = deps
  return (app) => {
    app.post(
      '/api/auth/forgot-password',
      { schema: { tags, body: ForgotPassword, response: { 200: Done } } },
      async (request) => {
        const { email } = request.body
        const device = deviceTokenOf(request, publicUrl)
        // A device that is known for the account is stopped by none of its neighbours (T26); the mailbox has its budget.
        const isKnown = device !== null && (await recogniseDevice(deps, device, email)).isKnown
        if (!isKnown) await countMail(deps, visitOf(request))
        await enqueue(db, mailResetLink, { email })
        return { message: 'If there is an account with this address, a link is on its way.' }
      },
    )

    app.post(
      '/api/auth/reset-password',
      { schema: { tags, body: ResetPassword, response: { 200: Done } } },
      async (request, reply) => {
        const device = changeDevice(request, deps, request.body.token)
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
        await mailVerificationLinkAgain(deps, requireAccount(request), visitOf(request))
        return { message: 'A link is on its way.' }
      },
    )
  }
}
