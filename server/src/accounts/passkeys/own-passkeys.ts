import type { NewPasskey, OwnerProof } from '@tessera/contract'
import { AppError } from '../../platform/errors.ts'
import type { AccountDeps } from '../account-deps.ts'
import { noteChange } from '../profile/note-change.ts'
import { requireOwner } from '../profile/require-owner.ts'
import type { SignedIn } from '../sessions/account-session.ts'
import { holdAccount } from '../sessions/hold-account.ts'
import type { Visit } from '../sessions/visit.ts'
import { insertChallenge, takeChallenge } from './challenges-store.ts'
import type { Begun } from './passkey-sign-in.ts'
import { insertPasskey, listPasskeys, removePasskey, type StoredPasskey } from './passkeys-store.ts'
import { askForNewPasskey, checkNewPasskey } from './relying-party.ts'

/** So many can be told apart in a list. */
const mostPasskeys = 20

/**
 * Begins to add a passkey: only for the owner, since it opens the account later without password and code (T33).
 * @throws AppError 'wrong-password', 'invalid-code', 'rate-limited', 'busy', 'conflict'
 */
export async function beginPasskey(
  deps: AccountDeps,
  account: SignedIn,
  proof: OwnerProof,
  visit: Visit,
): Promise<Begun> {
  const { db, settings, publicUrl } = deps
  await requireOwner(deps, account, proof, visit)
  const { user } = account
  const options = await askForNewPasskey(publicUrl, user, await listPasskeys(db, user.id))
  const token = await db.transaction(async (tx) => {
    await holdAccount(tx, account)
    return insertChallenge(tx, options.challenge, user.id, settings.now())
  })
  return { options, token }
}

/**
 * Adds the passkey that was made. This session gets a new token (T28).
 * @throws AppError 'invalid-passkey' when nothing was asked or the answer is to something else, 'conflict'
 */
export async function addPasskey(
  deps: AccountDeps,
  account: SignedIn,
  token: string | null,
  { name, made }: NewPasskey,
  visit: Visit,
): Promise<{ readonly passkey: StoredPasskey; readonly sessionToken: string }> {
  const { db, settings, publicUrl } = deps
  const { user } = account
  const now = settings.now()
  const challenge = token && (await takeChallenge(db, token, user.id, now))
  const checked = challenge ? await checkNewPasskey(publicUrl, challenge, made) : null
  if (checked === null)
    throw new AppError('invalid-passkey', 'The passkey was not added. Please begin again.')
  const { browser, system } = visit.device
  return db.transaction(async (tx) => {
    await holdAccount(tx, account)
    const passkey = await insertPasskey(
      tx,
      { ...checked, userId: user.id, name: name || `${browser} on ${system}` },
      mostPasskeys,
      now,
    )
    if (passkey === null)
      throw new AppError(
        'conflict',
        `This passkey is in use already, or there are ${mostPasskeys}, which is the most.`,
      )
    return { passkey, sessionToken: await noteChange(deps, tx, account, 'passkey-added', visit) }
  })
}

/**
 * Removes a passkey: only for the owner. This session gets a new token.
 * @returns the token
 * @throws AppError 'not-found', 'wrong-password', 'invalid-code', 'rate-limited', 'busy'
 */
export async function dropPasskey(
  deps: AccountDeps,
  account: SignedIn,
  id: string,
  proof: OwnerProof,
  visit: Visit,
): Promise<string> {
  await requireOwner(deps, account, proof, visit)
  return deps.db.transaction(async (tx) => {
    await holdAccount(tx, account)
    if (!(await removePasskey(tx, account.user.id, id)))
      throw new AppError('not-found', 'This passkey was removed already.')
    return noteChange(deps, tx, account, 'passkey-removed', visit)
  })
}
