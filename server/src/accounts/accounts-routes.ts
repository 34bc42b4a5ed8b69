import type { AppServer } from '../platform/http/server.ts'
import type { AccountDeps } from './account-deps.ts'
import { auditRoutes } from './audit/audit-routes.ts'
import { closingRoutes } from './closing/closing-routes.ts'
import { emailRoutes } from './email/email-routes.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { recogniseAccounts, requireAccount } from './sessions/account-session.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'
import { trustedDeviceRoutes } from './two-factor/trusted-device-routes.ts'
import { twoFactorRoutes } from './two-factor/two-factor-routes.ts'

const parts = [
  signInRoutes,
  sessionRoutes,
  profileRoutes,
  emailRoutes,
  twoFactorRoutes,
  trustedDeviceRoutes,
  passkeyRoutes,
  auditRoutes,
  closingRoutes,
]

/** Everything about accounts. Registered first: all routes after it know who is signed in. */
export function accountsRoutes(deps: AccountDeps): (app: AppServer) => void {
  return (app) => {
    app.addHook('onRequest', recogniseAccounts(deps))
    // Before the body is read: a stranger is told nothing of what it should be.
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.url?.startsWith('/api/user/')) requireAccount(request)
    })
    for (const register of parts) register(deps)(app)
  }
}
