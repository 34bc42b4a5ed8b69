import type { AccountDeps } from '../account-deps.ts'
import { type Counter, takeAttempt } from '../attempts/attempts-store.ts'
import { nameOfNetwork, type Visit } from '../sessions/visit.ts'

/** What one network may have mailed to addresses that nobody there has shown to be theirs (T48). */
export const mailBudget = ({ settings }: Pick<AccountDeps, 'settings'>, visit: Visit): Counter => ({
  what: 'mailNetwork',
  of: nameOfNetwork(visit),
  allowance: settings.allowances.mailNetwork,
})

/** Counts one of these mails. @throws AppError 'rate-limited' */
export const countMail = (deps: AccountDeps, visit: Visit): Promise<void> =>
  takeAttempt(deps.db, [mailBudget(deps, visit)], deps.settings.now())
