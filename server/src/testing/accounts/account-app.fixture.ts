import { afterAll, beforeAll } from 'vitest'
import type { AccountSettings } from '../../accounts/account-settings.ts'
import type { Log } from '../../platform/log.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

export interface Reply {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: what is inside is what a test looks at
  readonly body: any
  readonly text: string
}

type Body = Record<string, unknown> | string | undefined

/** A browser with cookies of its own, over real HTTP. */
export interface Browser {
  readonly cookies: Map<string, string>
  send(method: string, path: string, body?: Body, headers?: Record<string, string>): Promise<Reply>
}

/** A browser whose reader has an account. */
export type Person = Browser & { readonly email: string }

export interface AccountApp extends TestApp {
  /** The time that accounts go by; a test may move it. */
  readonly clock: { now: Date }
  readonly address: string
  /** `network` is told by the proxy that the server trusts. */
  browser(network?: string): Browser
  /** A browser with a new account. */
  newcomer(email?: string, password?: string): Promise<Person>
}

export const goodPassword = 'a mosaic of nine claims'
/** What is tried here is the way in, not how long a hash takes. */
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 }
let people = 0

/** The whole application behind a trusted proxy, listening on loopback. */
export async function openAccountApp(
  settings: Partial<AccountSettings> = {},
  env: Record<string, string> = {},
  log?: Log,
): Promise<AccountApp> {
  const clock = { now: new Date('2026-11-21T12:00:00Z') }
  const test = await createTestApp(
    {},
    { TRUST_PROXY: '127.0.0.1', ...env },
    undefined,
    { now: () => clock.now, passwordCost: cheap, ...settings },
    log,
  )
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = test.app.server.address() as { port: number }
  const address = `http://127.0.0.1:${port}`

  function browser(network = '198.51.100.7'): Browser {
    const cookies = new Map<string, string>()
    return {
      cookies,
      async send(method, path, body, headers = {}) {
        const response = await politely(() =>
          fetch(address + path, {
            method,
            redirect: 'manual',
            headers: {
              // A connection each: one that was kept may be closed by the server, whose event loop a test can hold for
              // long, just when it is used again (RFC 9112, 9.5).
              connection: 'close',
              cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
              'x-forwarded-for': network,
              'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0',
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
              ...headers,
            },
            ...(body === undefined
              ? {}
              : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
          }),
        )
        for (const cookie of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
          if (value === '') cookies.delete(name)
          else cookies.set(name, value)
        }
        const text = await response.text()
        const isJson = response.headers.get('content-type')?.includes('json') ?? false
        return {
          status: response.status,
          headers: response.headers,
          text,
          body: isJson ? JSON.parse(text) : null,
        }
      },
    }
  }

  return {
    ...test,
    clock,
    address,
    browser,
    async newcomer(email = `reader-${++people}@example.org`, password = goodPassword) {
      const newcomer = browser()
      const { status, text } = await newcomer.send('POST', '/api/auth/register', {
        email,
        password,
      })
      if (status !== 201) throw new Error(`Nobody was registered: ${text}`)
      return { ...newcomer, email }
    },
  }
}

/** One such application for all tests of a file. It is open once they run. */
export function useAccountApp(...options: Parameters<typeof openAccountApp>): AccountApp {
  const app = {} as AccountApp
  beforeAll(async () => void Object.assign(app, await openAccountApp(...options)))
  afterAll(() => app.close())
  return app
}

/** On a machine out of breath nothing is carried out and everybody is asked to wait: so does this client. */
async function politely(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const response = await ask()
    if (response.status !== 503 || tries === 40) return response
    await response.arrayBuffer()
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

export const sessionCookie = 'tessera_account'
export const deviceCookie = 'tessera_device'
