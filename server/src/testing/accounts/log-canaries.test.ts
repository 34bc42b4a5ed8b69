import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openLogLines } from '../log-lines.fixture.ts'
import {
  type AccountApp,
  type Browser,
  deviceCookie,
  openAccountApp,
  sessionCookie,
} from './account-app.fixture.ts'
import { newSoftPasskey } from './authenticator.fixture.ts'
import { linkIn } from './mailed-links.fixture.ts'
import { codeAt, secondFactor } from './second-factor.fixture.ts'
import { openSmtpSink, type SmtpSink } from './smtp-sink.fixture.ts'

const { log, lines } = openLogLines()
const secrets = new Map<string, string>()
let app: AccountApp
let sink: SmtpSink

const password = 'canary-password-51c0'
const email = 'canary-address-77@example.org'

/** Uses an account in every way, right and wrong, while everything is logged; keeps each secret by its name. */
beforeAll(async () => {
  sink = await openSmtpSink()
  app = await openAccountApp({}, { SMTP_URL: sink.url, CONTACT_EMAIL: 'help@tessera.example' }, log)
  sink.faults.push(451, 'hang-up')
  const reader = app.browser()
  await reader.send('POST', '/api/auth/register', { email, password, firstName: 'Canary-name' })
  keep('a password', password)
  keep('an address', email)
  keep('a name', 'Canary-name')
  keep('a session token', reader.cookies.get(sessionCookie))
  keep('a device token', reader.cookies.get(deviceCookie))

  const { secret, recoveryCodes } = await secondFactor(app, reader)
  keep('the key of an authenticator app', secret)
  keep('a recovery code', recoveryCodes[0])
  await passkey(reader)
  await signIns(secret, recoveryCodes)
  await links()
  await brokenDatabase()
})
afterAll(async () => {
  await app.close()
  await sink.close()
})

function keep(name: string, secret: string | undefined): void {
  if (!secret) throw new Error(`There is no ${name}.`)
  secrets.set(name, secret)
}

async function passkey(reader: Browser): Promise<void> {
  const { body } = await reader.send('POST', '/api/user/passkeys/options', { password, token: 'x' })
  expect(body.code).toBe('invalid-code')
  const browser = app.browser()
  await browser.send('POST', '/api/auth/passkey/options')
  keep('a challenge token', browser.cookies.get('tessera_passkey'))
  const use = newSoftPasskey().get({ challenge: 'canary', userHandle: 'canary' })
  await browser.send('POST', '/api/auth/passkey', use)
  keep('the name of a passkey', String(use.id))
}

async function signIns(secret: string, recoveryCodes: readonly string[]): Promise<void> {
  const wrong = 'canary-wrong-password'
  keep('a wrong password', wrong)
  const browser = app.browser()
  await browser.send('POST', '/api/auth/login', { email, password: wrong })
  await browser.send('POST', '/api/auth/login', `{"password":"${wrong}`)
  await browser.send('POST', '/api/auth/login', { email, password })
  keep('a token of half a sign-in', browser.cookies.get('tessera_pending'))
  keep('a wrong code', 'canary-code-90210')
  await browser.send('POST', '/api/auth/login/2fa', { token: 'canary-code-90210' })
  const code = codeAt(secret, app.clock.now)
  // Numbers of a process and its times hold any six digits: as a word of its own.
  keep('a code', `"${code}"`)
  await browser.send('POST', '/api/auth/login/2fa', { token: code })
  const other = app.browser()
  await other.send('POST', '/api/auth/login', { email, password })
  await other.send('POST', '/api/auth/login/2fa', { token: recoveryCodes[0] ?? '' })
}

async function links(): Promise<void> {
  await app.browser().send('POST', '/api/auth/forgot-password', { email })
  const mailed = async (kind: 'reset' | 'verify') => {
    await app.platform.sql`
      update graphile_worker._private_jobs set run_at = now() where locked_at is null`
    return sink.received.map((mail) => linkIn(mail, kind)).find(Boolean)
  }
  for (const kind of ['reset', 'verify'] as const) {
    const token = await vi.waitUntil(() => mailed(kind), { timeout: 100_000, interval: 200 })
    keep(`the token of a link (${kind})`, token)
  }
  const path = { reset: '/api/auth/reset-password', verify: '/api/auth/verify-email' }
  for (const kind of ['reset', 'verify'] as const) {
    const token = secrets.get(`the token of a link (${kind})`) ?? ''
    const body = kind === 'reset' ? { token, newPassword: 'canary-new-password' } : { token }
    await app.browser().send('POST', `${path[kind]}?token=${token}`, body)
    await app.browser().send('GET', `/?auth=${kind}&token=${token}`)
  }
  keep('a new password', 'canary-new-password')
}

/** The query that fails is logged, and it carries what people said. */
async function brokenDatabase(): Promise<void> {
  const { sql } = app.platform
  await sql`alter table audit_events rename to audit_events_gone`
  const failed = await app
    .browser()
    .send('POST', '/api/auth/login', { email, password: 'canary-wrong-password' })
  await sql`alter table audit_events_gone rename to audit_events`
  await sql`alter table users rename to users_gone`
  const lost = await app.browser().send('POST', '/api/auth/login', { email, password })
  await sql`alter table users_gone rename to users`
  expect([failed.status, lost.status]).toEqual([500, 500])
}

test('T46: the log tells what failed', () => {
  expect(lines.join('')).toMatch(/audit_events/)
  expect(lines.join('')).toMatch(/The mail server refused or failed/)
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
})

test.each([
  'a password',
  'a wrong password',
  'a new password',
  'an address',
  'a name',
  'a session token',
  'a device token',
  'a token of half a sign-in',
  'a challenge token',
  'the name of a passkey',
  'the key of an authenticator app',
  'a code',
  'a wrong code',
  'a recovery code',
  'the token of a link (reset)',
  'the token of a link (verify)',
])('T46: %s never stands in the log', (name) => {
  const secret = secrets.get(name)
  expect(secret).toBeTruthy()
  const telling = lines.filter((line) => line.includes(secret as string))
  expect(telling).toEqual([])
})
