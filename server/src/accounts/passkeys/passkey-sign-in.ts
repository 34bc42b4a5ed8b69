import type { PasskeyOptions, PasskeyUse } from '@tessera/contract'
import { AppError } from '../../platform/errors.ts'
import type { AccountDeps } from '../account-deps.ts'
import { type Counter, takeAttempt } from '../attempts/attempts-store.ts'
import { insertAuditEvent } from '../audit/audit-store.ts'
import { postNotice } from '../mail/post-notice.ts'
import { isKnownDevice } from '../sessions/sessions-store.ts'
import { nameOfNetwork, type Visit } from '../sessions/visit.ts'
import type { StoredUser } from '../users-store.ts'
import { insertChallenge, takeChallenge } from './challenges-store.ts'
import { findPasskey, noteUse } from './passkeys-store.ts'
import { askForPasskey, checkUse, handleOf } from './relying-party.ts'

/** What a browser is asked to do, and the token that it brings back with its answer. */
export interface Begun {
  readonly options: PasskeyOptions
  readonly token: string
}

/**
 * Begins to sign in with a passkey. Nothing can be guessed here; what is counted are the rows. A device that
 * somebody signed in from has a counter of its own (T26).
 * @throws AppError 'rate-limited', 'conflict'
 */
export async function beginPasskeySignIn(
  { db, settings, publicUrl }: AccountDeps,
  visit: Visit,
  device: string | null,
): Promise<Begun> {
  const { passkeyDevice, passkeyNetwork, passkeyEverywhere } = settings.allowances
  const isKnown = device !== null && (await isKnownDevice(db, device, null))
  const counters: readonly Counter[] = isKnown
    ? [{ what: 'passkeyDevice', of: device, allowance: passkeyDevice }]
    : [
        { what: 'passkeyNetwork', of: nameOfNetwork(visit), allowance: passkeyNetwork },
        { what: 'passkeyEverywhere', of: '', allowance: passkeyEverywhere },
      ]
  await takeAttempt(db, counters, settings.now())
  const options = await askForPasskey(publicUrl)
  return { options, token: await insertChallenge(db, options.challenge, null, settings.now()) }
}

/**
 * The account that a passkey opens. Its holder was verified by the device, so it stands for password and code.
 * @throws AppError 'invalid-passkey', in the same words whatever does not hold
 */
export async function checkPasskey(
  deps: AccountDeps,
  token: string | null,
  use: PasskeyUse,
  visit: Visit,
): Promise<StoredUser> {
  const { db, settings, publicUrl } = deps
  const now = settings.now()
  const challenge = token && (await takeChallenge(db, token, null, now))
  const found = challenge ? await findPasskey(db, use.id) : null
  if (!challenge || found === null || use.response.userHandle !== handleOf(found.user.id))
    throw refused()
  const { passkey, user } = found
  const counter = await checkUse(publicUrl, challenge, use, passkey)
  if (counter === null) {
    await insertAuditEvent(db, user.id, 'passkey-refused', visit, now)
    throw refused()
  }
  if (await noteUse(db, passkey.id, counter, now)) return user
  await db.transaction(async (tx) => {
    await insertAuditEvent(tx, user.id, 'passkey-copied', visit, now)
    await postNotice(deps, tx, user, { kind: 'passkey-copied' })
  })
  throw refused()
}

const refused = () =>
  new AppError(
    'invalid-passkey',
    'This passkey opens no account here, or it took too long. Try again, or use your password.',
  )
