import type { AppServer } from '../platform/http/server.ts'
import type { AccountDeps } from './account-deps.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { recogniseAccounts } from './sessions/account-session.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'

/** Everything about accounts. Registered first: all routes after it know who is signed in. */
export function accountsRoutes(deps: AccountDeps): (app: AppServer) => void {
  return (app) => {
    app.addHook('onRequest', recogniseAccounts(deps))
    for (const register of [signInRoutes, sessionRoutes, profileRoutes]) register(deps)(app)
  }
}
