import { isIP } from 'node:net'
import type { WebAuthnCredential } from '@simplewebauthn/server'
import type { NewPasskey, PasskeyOptions, PasskeyUse } from '@tessera/contract'
import { AppError } from '../../platform/errors.ts'
import { challengeLifetimeMs } from './challenges-store.ts'
import type { StoredPasskey } from './passkeys-store.ts'

/** Loaded when the first passkey is used: it reads certificates of many makers, and takes its time. */
const webAuthn = () => import('@simplewebauthn/server')

/**
 * Who asks for passkeys: the host of the configured address, never one that a request names (T34).
 * @throws AppError 'conflict' where that is a bare IP address, which WebAuthn does not take
 */
function relyingParty(publicUrl: string): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw new AppError(
      'conflict',
      'Passkeys need an address with a name. Open Tessera by its name, or ask its operator for one.',
    )
  return { id: hostname, origin }
}

// The passkey stands for password and code: it is found without a name, and its holder is verified by PIN or body.
const userVerification = 'required'

/** EdDSA, ES256 and RS256 (IANA COSE algorithms): what authenticators have, and Node checks without a warning. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** The account's id, as a passkey keeps it: no name and no address. */
export const handleOf = (userId: string) =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')

/** What a browser is to do that makes a passkey. Those that the account has are left alone. */
export async function askForNewPasskey(
  publicUrl: string,
  user: { readonly id: string; readonly email: string },
  has: readonly StoredPasskey[],
): Promise<PasskeyOptions> {
  const { id } = relyingParty(publicUrl)
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: 'Tessera',
    rpID: id,
    userID: Buffer.from(handleOf(user.id), 'base64url'),
    userName: user.email,
    userDisplayName: user.email,
    timeout: challengeLifetimeMs,
    excludeCredentials: has.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification },
  })
  return { ...options }
}

/** What a browser is to do that signs in. */
export async function askForPasskey(publicUrl: string): Promise<PasskeyOptions> {
  const { id } = relyingParty(publicUrl)
  const { generateAuthenticationOptions } = await webAuthn()
  const timeout = challengeLifetimeMs
  return { ...(await generateAuthenticationOptions({ rpID: id, userVerification, timeout })) }
}

/** The passkey that was made for a challenge here; null when it was made for anything else. */
export async function checkNewPasskey(
  publicUrl: string,
  challenge: string,
  { response, ...made }: NewPasskey['made'],
): Promise<Pick<
  StoredPasskey,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'
> | null> {
  const { id, origin } = relyingParty(publicUrl)
  const { verifyRegistrationResponse } = await webAuthn()
  const { transports = [], ...signed } = response
  // The library throws for each thing that does not hold.
  const checked = await verifyRegistrationResponse({
    response: { ...plain(made), response: { ...signed, transports } },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs,
    requireUserVerification: true,
  }).catch(() => null)
  if (!checked?.verified) return null
  const { credential, credentialBackedUp } = checked.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
    isSynced: credentialBackedUp,
  }
}

/** The counter of a use, when it was signed by this passkey for a challenge here; null otherwise. */
export async function checkUse(
  publicUrl: string,
  challenge: string,
  { response, ...use }: PasskeyUse,
  { credentialId, publicKey }: StoredPasskey,
): Promise<number | null> {
  const { id, origin } = relyingParty(publicUrl)
  const { verifyAuthenticationResponse } = await webAuthn()
  const { userHandle: _owner, ...signed } = response
  // The counter is compared where it is kept, so that two uses at the same moment are told apart.
  const credential: WebAuthnCredential = {
    id: credentialId,
    publicKey: Buffer.from(publicKey, 'base64url'),
    counter: 0,
  }
  const checked = await verifyAuthenticationResponse({
    response: { ...plain(use), response: signed },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential,
    requireUserVerification: true,
  }).catch(() => null)
  return checked?.verified ? checked.authenticationInfo.newCounter : null
}

/** What a browser says beside the signature, none of which is believed. */
const plain = ({ id, rawId, type }: Pick<PasskeyUse, 'id' | 'rawId' | 'type'>) => ({
  id,
  rawId,
  type,
  clientExtensionResults: {},
})
