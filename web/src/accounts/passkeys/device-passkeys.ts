import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { type OwnerProof, Passkey, PasskeyOptions, paths, SignedIn } from '@tessera/contract'
import { callApi } from '../../api/client.ts'

/** Fetched when the first passkey is used. */
const library = () => import('@simplewebauthn/browser')

/** Whether this browser knows passkeys and this address can have some: one without a name cannot. */
export const canUsePasskeys = () =>
  'PublicKeyCredential' in window && !/^\d+\.\d+\.\d+\.\d+$|^\[/.test(location.hostname)

/** Signs in with a passkey of this device, or of one near it. @throws an error in plain words */
export async function signInWithPasskey(): Promise<SignedIn> {
  const optionsJSON = await askForPasskey()
  const { startAuthentication } = await library()
  return signInWith(await inWords(startAuthentication({ optionsJSON })))
}

/** A challenge is renewed so long before it is too old: finding the finger takes a moment. */
const renewedEarlyMs = 60_000

/**
 * Lets the browser offer passkeys where it fills a field that asks for `webauthn`, until `signal` aborts (WebAuthn
 * Level 3, 5.1.4, conditional mediation). A form may stand open for longer than a challenge lasts: it is asked for
 * anew in time, or once somebody looks at the page again.
 * @returns who chose one; null when nobody did, whatever the reason: nobody asked for this
 * @throws an error in plain words when one was chosen that opens nothing
 */
export async function offerPasskeys(signal: AbortSignal): Promise<SignedIn | null> {
  const chosen = await untilChosen(signal).catch(() => null)
  return chosen && !signal.aborted ? signInWith(chosen) : null
}

async function untilChosen(signal: AbortSignal): Promise<AuthenticationResponseJSON | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } =
    await library()
  if (!(await browserSupportsWebAuthnAutofill())) return null
  while (!signal.aborted) {
    const optionsJSON = await askForPasskey()
    if (signal.aborted) break
    const outdated = whenOutdated(optionsJSON.timeout, signal)
    outdated.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
    try {
      return await startAuthentication({ optionsJSON, useBrowserAutofill: true })
    } catch (error) {
      if (!outdated.aborted) throw error
    }
    await beingLookedAt(signal)
  }
  return null
}

/** Aborts a minute before `lifetimeMs` are over, or with `signal`. */
function whenOutdated(lifetimeMs: number | undefined, signal: AbortSignal): AbortSignal {
  if (lifetimeMs === undefined) return signal
  return AbortSignal.any([signal, AbortSignal.timeout(Math.max(lifetimeMs - renewedEarlyMs, 0))])
}

/** Resolves when the page can be seen: in a tab behind others nobody chooses a passkey. Or when `signal` aborts. */
async function beingLookedAt(signal: AbortSignal): Promise<void> {
  const seen = () => !document.hidden || signal.aborted
  if (seen()) return
  await new Promise<void>((resolve) => {
    document.addEventListener('visibilitychange', () => seen() && resolve(), { signal })
    signal.addEventListener('abort', () => resolve())
  })
}

async function askForPasskey(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await callApi(paths.passkeyOptions, PasskeyOptions, { method: 'POST' })
  return options as unknown as PublicKeyCredentialRequestOptionsJSON
}

/** Signs in with what a passkey has signed. */
const signInWith = (body: AuthenticationResponseJSON): Promise<SignedIn> =>
  callApi(paths.passkeySignIn, SignedIn, { method: 'POST', body })

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
