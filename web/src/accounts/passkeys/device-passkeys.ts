import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { Me, type OwnerProof, Passkey, PasskeyOptions, paths, type User } from '@tessera/contract'
import { callApi } from '../../api/client.ts'

/** Fetched when the first passkey is used. */
const library = () => import('@simplewebauthn/browser')

/** Whether this browser knows passkeys and this address can have some: one without a name cannot. */
export const canUsePasskeys = () =>
  'PublicKeyCredential' in window && !/^\d+\.\d+\.\d+\.\d+$|^\[/.test(location.hostname)

/** Signs in with a passkey of this device, or of one near it. @throws an error in plain words */
export async function signInWithPasskey(): Promise<User> {
  const optionsJSON = await callApi(paths.passkeyOptions, PasskeyOptions, { method: 'POST' })
  const { startAuthentication } = await library()
  const body = await inWords(
    startAuthentication({
      optionsJSON: optionsJSON as unknown as PublicKeyCredentialRequestOptionsJSON,
    }),
  )
  const { user } = await callApi(paths.passkeySignIn, Me, { method: 'POST', body })
  return user
}

/** Makes a passkey for the account. @throws an error in plain words */
export async function makePasskey(proof: OwnerProof, name: string): Promise<Passkey> {
  const optionsJSON = await callApi(paths.newPasskeyOptions, PasskeyOptions, {
    method: 'POST',
    body: proof,
  })
  const { startRegistration } = await library()
  const made = await inWords(
    startRegistration({
      optionsJSON: optionsJSON as unknown as PublicKeyCredentialCreationOptionsJSON,
    }),
  )
  return callApi(paths.passkeys, Passkey, {
    method: 'POST',
    body: { made, ...(name ? { name } : {}) },
  })
}

// The names of WebAuthn Level 3, 5.1.3 and 5.1.4.
const words: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used: it was cancelled, or took too long.',
  AbortError: 'No passkey was used: it was cancelled, or took too long.',
  InvalidStateError: 'This device holds a passkey for your account already.',
  SecurityError: 'Passkeys do not work at this address of Tessera.',
  NotSupportedError: 'This device has no passkeys that verify who holds it.',
  ConstraintError: 'This device has no passkeys that verify who holds it.',
}

async function inWords<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    const said = error instanceof Error ? words[error.name] : undefined
    throw said ? new Error(said, { cause: error }) : error
  }
}
