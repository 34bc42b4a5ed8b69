import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AccountApp,
  type Browser,
  goodPassword,
  openAccountApp,
} from './account-app.fixture.ts'
import { decoded, linkIn } from './mailed-links.fixture.ts'
import { secondFactor } from './second-factor.fixture.ts'
import { openSmtpSink, type SmtpSink } from './smtp-sink.fixture.ts'

let sink: SmtpSink
let app: AccountApp
beforeAll(async () => {
  sink = await openSmtpSink()
  app = await openAccountApp({}, { SMTP_URL: sink.url, CONTACT_EMAIL: 'help@tessera.example' })
})
afterAll(async () => {
  await app.close()
  await sink.close()
})

/** Resolves when nothing is waiting to be sent. */
async function mailIsOut(): Promise<void> {
  const waiting = async () =>
    (
      await app.platform.sql`
        select 1 from graphile_worker.jobs
        where task_identifier in ('mail-reset-link', 'send-mail') and attempts < max_attempts`
    ).length
  await expect.poll(waiting).toBe(0)
}

/** The mails to somebody about something, once there are so many. */
async function mailsTo(email: string, about: RegExp, count = 1): Promise<string[]> {
  const found = () =>
    sink.received.filter((mail) => mail.includes(`To: ${email}`) && about.test(mail))
  await expect.poll(() => found().length).toBeGreaterThanOrEqual(count)
  return found().map(decoded)
}

let networks = 0
const newNetwork = () => `10.99.${++networks % 250}.1`
const forgot = (email: string, headers = {}) =>
  app.browser(newNetwork()).send('POST', '/api/auth/forgot-password', { email }, headers)
const newPassword = 'quite another one'
const reset = (token: string, password = newPassword, browser = app.browser(newNetwork())) =>
  browser.send('POST', '/api/auth/reset-password', { token, newPassword: password })
const signIn = (email: string, password = newPassword, browser = app.browser()) =>
  browser.send('POST', '/api/auth/login', { email, password })

async function resetLink(email: string, count = 1): Promise<string> {
  await forgot(email)
  return linkIn((await mailsTo(email, /Reset your Tessera password/, count)).at(-1))
}

test('a new address gets a link that confirms it once', async () => {
  const reader = await app.newcomer()
  const [mail] = await mailsTo(reader.email, /Confirm your email address/)
  expect(mail).toContain('From: Tessera <help@tessera.example>')
  expect(mail).toContain('text/plain')
  expect(mail).toContain('text/html')
  expect(mail).toContain('http://localhost:3000/?auth=verify#')
  const verify = () => app.browser().send('POST', '/api/auth/verify-email', { token: linkIn(mail) })
  expect((await verify()).status).toBe(200)
  expect((await verify()).body.code).toBe('invalid-link')
  expect((await reader.send('GET', '/api/auth/me')).body.user.emailVerified).toBe(true)
})

test('a forgotten password is replaced by a mailed link; every session ends, every passkey goes; the owner is told', async () => {
  const reader = await app.newcomer()
  const token = await resetLink(reader.email)
  await app.platform.sql`
    insert into passkeys (user_id, credential_id, public_key, counter, transports, is_synced, name)
    select id, 'planted', '', 0, '{}', false, 'x' from users where email = ${reader.email}`
  expect((await reset(token, 'password1')).body.code).toBe('weak-password')
  expect((await reset(token)).status).toBe(200)
  expect((await reader.send('GET', '/api/auth/me')).status).toBe(401)
  expect(await app.platform.sql`select 1 from passkeys`).toHaveLength(0)
  expect((await signIn(reader.email, goodPassword)).status).toBe(401)
  expect((await signIn(reader.email)).status).toBe(200)
  const [told] = await mailsTo(reader.email, /Your Tessera password was changed/)
  expect(told).toContain('All passkeys of your account were removed.')
  expect(
    await app.platform.sql`
      select 1 from audit_events join users on users.id = user_id
      where email = ${reader.email} and kind = 'passkey-removed'`,
  ).toHaveLength(1)
  await mailsTo(reader.email, /New sign-in to Tessera/)
})

test('T26: guesses of others never keep out who has just chosen a password by the mailed link', async () => {
  const victim = await app.newcomer()
  for (let n = 0; n < 11; n++)
    await signIn(victim.email, 'a guess of mine', app.browser(`107.1.${n}.1`))
  const fresh = app.browser('107.2.1.1')
  expect((await reset(await resetLink(victim.email), newPassword, fresh)).status).toBe(200)
  expect((await signIn(victim.email, newPassword, fresh)).status).toBe(200)
  // The devices from before are strangers again.
  const before = app.browser('107.2.2.1')
  before.cookies.set('tessera_device', victim.cookies.get('tessera_device') as string)
  expect((await signIn(victim.email, newPassword, before)).status).toBe(429)
})

test('T34: a link works once, for fifty at the same moment once, and for half an hour', async () => {
  const reader = await app.newcomer()
  const first = await resetLink(reader.email)
  const race = await Promise.all(Array.from({ length: 50 }, () => reset(first)))
  expect(race.filter(({ status }) => status === 200)).toHaveLength(1)
  const late = await resetLink(reader.email, 2)
  const before = app.clock.now
  app.clock.now = new Date(before.getTime() + 31 * 60_000)
  expect((await reset(late)).body.code).toBe('invalid-link')
  app.clock.now = before
})

test('T34: a newer link ends the older one', async () => {
  const reader = await app.newcomer()
  const older = await resetLink(reader.email)
  const newer = await resetLink(reader.email, 2)
  expect((await reset(older)).body.code).toBe('invalid-link')
  expect((await reset(newer)).status).toBe(200)
})

test.each([
  [
    'the password changes',
    (reader: Browser) =>
      reader.send('POST', '/api/user/change-password', {
        currentPassword: goodPassword,
        newPassword: 'a third one, and longer',
      }),
  ],
  ['codes are switched on', (reader: Browser) => secondFactor(app, reader)],
  [
    'deletion is asked for',
    (reader: Browser) => reader.send('POST', '/api/user/delete', { password: goodPassword }),
  ],
])('T34: a link from before %s is dead', async (_, change) => {
  const reader = await app.newcomer()
  const token = await resetLink(reader.email)
  await change(reader)
  expect((await reset(token)).body.code).toBe('invalid-link')
})

test('T26: strangers who use up all links leave the owner one that works, or another to ask for', async () => {
  const { email } = await app.newcomer()
  for (let count = 1; count <= 3; count++) await resetLink(email, count)
  await forgot(email)
  await mailIsOut()
  const sent = await mailsTo(email, /Reset your Tessera password/, 3)
  expect(sent).toHaveLength(3)
  const before = app.clock.now
  const after = (ms: number) => new Date(before.getTime() + ms)
  app.clock.now = after(30 * 60_000 - 1)
  // Whether it works is asked without using it up.
  expect((await reset(linkIn(sent[2]), 'password1')).body.code).toBe('weak-password')
  app.clock.now = after(30 * 60_000)
  expect((await reset(await resetLink(email, 4))).status).toBe(200)
  app.clock.now = before
})

test.each([
  ['Host', { host: 'evil.example' }],
  ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example' }],
  ['Forwarded', { forwarded: 'host=evil.example' }],
  ['X-Original-Host', { 'x-original-host': 'evil.example' }],
])('T34: %s in a request never gets into a link', async (_, headers) => {
  const reader = await app.newcomer()
  await forgot(reader.email, headers)
  await forgot(reader.email)
  const [mail] = await mailsTo(reader.email, /Reset your Tessera password/)
  expect(mail).not.toContain('evil.example')
})

test('T34, T46: tokens of links are nowhere in the database', async () => {
  const reader = await app.newcomer()
  const token = await resetLink(reader.email)
  const dump = JSON.stringify([
    await app.platform.sql`select * from password_reset_tokens`,
    await app.platform.sql`select * from email_verification_tokens`,
    await app.platform.sql`select * from mails`,
    await app.platform.sql`select payload from graphile_worker._private_jobs`,
  ])
  expect(dump).not.toContain(token)
})

test('T35: no token opens what another kind of token opens', async () => {
  const reader = await app.newcomer()
  const verification = linkIn((await mailsTo(reader.email, /Confirm your email/))[0])
  const resetToken = await resetLink(reader.email)
  const tokens = {
    verification,
    resetToken,
    session: reader.cookies.get('tessera_account'),
    device: reader.cookies.get('tessera_device'),
  }
  // Not only because they are looked for in tables of their own.
  await app.platform.sql`
    insert into password_reset_tokens (user_id, token, expires_at)
    select user_id, token, expires_at from email_verification_tokens
    where user_id = (select id from users where email = ${reader.email})`
  await app.platform.sql`
    update login_sessions set session_token = link.token
    from password_reset_tokens link join users on users.id = link.user_id
    where email = ${reader.email} and login_sessions.user_id = users.id`
  for (const [kind, token = ''] of Object.entries(tokens)) {
    const as = (cookie: string) =>
      app.browser().send('GET', '/api/auth/me', undefined, { cookie: `${cookie}=${token}` })
    const tries = [
      ...(kind === 'resetToken' ? [] : [(await reset(token)).status]),
      ...(kind === 'verification'
        ? []
        : [(await app.browser().send('POST', '/api/auth/verify-email', { token })).status]),
      ...(kind === 'session' ? [] : [(await as('tessera_account')).status]),
      (
        await app
          .browser()
          .send(
            'POST',
            '/api/auth/login/2fa',
            { token: '123456' },
            { cookie: `tessera_pending=${token}` },
          )
      ).status,
    ]
    expect(
      tries.every((status) => status === 400 || status === 401),
      kind,
    ).toBe(true)
  }
})

test('T48: confirming an address again has three mails an hour of its own', async () => {
  const reader = await app.newcomer()
  const again = async () => (await reader.send('POST', '/api/user/verification')).status
  expect([await again(), await again(), await again(), await again()]).toEqual([200, 200, 200, 429])
  await mailsTo(reader.email, /Confirm your email/, 4)
  expect(await resetLink(reader.email)).toHaveLength(43)
})

test('T48: two hundred who ask for a link for one address bring it three mails', async () => {
  const { email } = await app.newcomer()
  for (let batch = 0; batch < 10; batch++) {
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        app.browser(`10.${batch}.${i}.1`).send('POST', '/api/auth/forgot-password', { email }),
      ),
    )
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200))
  }
  await mailIsOut()
  const count = sink.received.filter(
    (mail) => mail.includes(`To: ${email}`) && /Reset your/.test(mail),
  ).length
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(3)
})

test('T27: asking for a link reveals nothing about the address', async () => {
  const { email } = await app.newcomer()
  const [known, unknown] = [await forgot(email), await forgot('nobody@example.org')]
  expect(known.status).toBe(200)
  expect(known.body).toEqual(unknown.body)
})

test.each([
  'a\r\nBcc: x@evil.example',
  'a@b.example\r\nBcc: x@evil.example',
  'a@b.example, x@evil.example',
  '"a\r\nX: y"@b.example',
  'a@b.example%0aBcc:x@evil.example',
])('T48: an address that would add a header is none: %j', async (email) => {
  expect((await forgot(email)).status).toBe(400)
  const registered = await app
    .browser()
    .send('POST', '/api/auth/register', { email, password: goodPassword })
  expect(registered.status).toBe(400)
})

test.each([
  ['refuses for now', 451 as const],
  ['hangs up', 'hang-up' as const],
])('a mail goes out when the server %s and comes back', async (_, fault) => {
  await mailIsOut()
  sink.faults.push(fault)
  const reader = await app.newcomer()
  await expect
    .poll(
      async () =>
        (await app.platform.sql`select problem from mails where recipient = ${reader.email}`)[0]
          ?.problem,
    )
    .toContain('The mail server refused or failed')
  // The next try is a few seconds away: it is called now.
  await app.platform
    .sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`
  await mailsTo(reader.email, /Confirm your email address/)
})

test('a mail goes out when the server takes none for a while, however finally it says so', async () => {
  await mailIsOut()
  sink.greeting = 554
  const reader = await app.newcomer()
  const stored = () => app.platform.sql`select problem from mails where recipient = ${reader.email}`
  await expect.poll(async () => (await stored())[0]?.problem).toContain('(554)')
  sink.greeting = null
  await app.platform
    .sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`
  await mailsTo(reader.email, /Confirm your email address/)
})

test('a mail that is refused for ever is not tried again, and stays in the outbox with the reason', async () => {
  await mailIsOut()
  sink.faults.push(550)
  const reader = await app.newcomer()
  const jobs = () => app.platform.sql`
    select attempts, max_attempts from graphile_worker.jobs where task_identifier = 'send-mail' and last_error like '%550%'`
  await expect.poll(async () => (await jobs())[0]).toMatchObject({ attempts: 1, max_attempts: 1 })
  const [mail] = await app.platform.sql`select * from mails where recipient = ${reader.email}`
  expect(mail).toMatchObject({ sent_at: null, problem: 'The mail server refused or failed (550).' })
})
