import { AppError } from '../../platform/errors.ts'
import type { AccountDeps } from '../account-deps.ts'
import { takeAttempt } from '../attempts/attempts-store.ts'
import { nameOfNetwork, type Visit } from '../sessions/visit.ts'

/**
 * What a link that opens nothing is answered. Only these are counted: nobody guesses 256 bits, and a neighbour's
 * tries never shut a good link out (T26).
 * @throws AppError 'invalid-link', and 'rate-limited' once a network has brought too many
 */
export async function refuseLink(
  { db, settings }: Pick<AccountDeps, 'db' | 'settings'>,
  visit: Visit,
): Promise<never> {
  const counter = { what: 'link', of: nameOfNetwork(visit), allowance: settings.allowances.link }
  await takeAttempt(db, [counter], settings.now())
  throw new AppError(
    'invalid-link',
    'This link has expired or was used already. Ask for a new one.',
  )
}
