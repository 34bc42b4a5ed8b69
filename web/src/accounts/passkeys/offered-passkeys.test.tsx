import { paths } from '@tessera/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '../../testing/fake-server.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { closeAccountDialog } from '../open-dialog.ts'
import { open, press } from '../security.fixture.ts'

/** What the page asks the browser for. */
interface Asked {
  readonly challenge: string
  readonly isQuiet: boolean
  readonly signal: AbortSignal
  readonly choose: (credential: unknown) => void
}

let asked: Asked[]
beforeEach(() => {
  asked = []
  const known = Object.assign(() => {}, { isConditionalMediationAvailable: async () => true })
  vi.stubGlobal('PublicKeyCredential', known)
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: ({ publicKey, mediation, signal }: Required<CredentialRequestOptions>) => {
        const { promise, resolve, reject } = Promise.withResolvers()
        signal.addEventListener('abort', () => reject(signal.reason))
        asked.push({
          challenge: new TextDecoder().decode(publicKey.challenge as ArrayBuffer),
          isQuiet: mediation === 'conditional',
          signal,
          choose: resolve,
        })
        return promise
      },
    },
  })
})
afterEach(() => {
  act(closeAccountDialog)
  Reflect.deleteProperty(navigator, 'credentials')
  Reflect.deleteProperty(document, 'hidden')
  vi.unstubAllGlobals()
})

const soon = 60_050
const never = 3_000_000

/** The form for signing in; each challenge is a letter, and lasts as long as said. */
async function openForm(...lifetimes: readonly number[]) {
  let challenges = 0
  const app = await renderApp('/nowhere', {
    [paths.passkeyOptions]: () => {
      const challenge = btoa('abc'[challenges] ?? 'z').replace(/=/g, '')
      return answer({ challenge, timeout: lifetimes[challenges++] ?? never })
    },
    [paths.passkeySignIn]: () => refuse(400, 'invalid-passkey', 'This passkey opens no account.'),
  })
  open({ kind: 'sign-in' })
  // A short-lived one may have been followed by the next before this looks.
  await waitFor(() => expect(asked).not.toHaveLength(0))
  return app
}

const challengesAsked = () => asked.map(({ challenge }) => challenge)

const showPage = (isShown: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !isShown })
  document.dispatchEvent(new Event('visibilitychange'))
}

const credential = {
  id: 'key',
  rawId: new ArrayBuffer(1),
  type: 'public-key',
  response: {
    authenticatorData: new ArrayBuffer(1),
    clientDataJSON: new ArrayBuffer(1),
    signature: new ArrayBuffer(1),
  },
  getClientExtensionResults: () => ({}),
}

test('a form that stands open asks for another challenge before the first is too old, and none once it is closed', async () => {
  await openForm(soon, soon)
  await waitFor(() => expect(challengesAsked()).toEqual(['a', 'b', 'c']))
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
  expect(screen.queryByRole('alert')).toBeNull()
  act(closeAccountDialog)
  await waitFor(() => expect(asked.at(-1)?.signal.aborted).toBe(true))
})

test('nothing is asked for a page that nobody sees, until somebody does', async () => {
  showPage(false)
  const { calls } = await openForm(soon)
  await waitFor(() => expect(asked[0]?.signal.aborted).toBe(true))
  await new Promise((resolve) => setTimeout(resolve))
  expect(calls.filter(({ path }) => path === paths.passkeyOptions)).toHaveLength(1)
  showPage(true)
  await waitFor(() => expect(challengesAsked()).toEqual(['a', 'b']))
})

test('the button asks alone; when that comes to nothing, passkeys are offered again, as after one that was refused', async () => {
  await openForm()
  await press('Sign in with a passkey')
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.map(({ isQuiet, signal }) => [isQuiet, signal.aborted])).toEqual([
    [true, true],
    [false, false],
  ])
  asked[1]?.choose(credential)
  await screen.findByText('This passkey opens no account.')
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(asked[2]?.isQuiet).toBe(true)
  asked[2]?.choose(credential)
  await waitFor(() => expect(asked).toHaveLength(4))
  expect(asked[3]?.isQuiet).toBe(true)
})
