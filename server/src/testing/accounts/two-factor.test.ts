import { expect, test } from 'vitest'
import { type Browser, goodPassword, sessionCookie, useAccountApp } from './account-app.fixture.ts'
import { askInTurn } from './held-account.fixture.ts'
import { codeAt, secondFactor } from './second-factor.fixture.ts'

const app = useAccountApp()

const later = (seconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1_000)
}
const codeOf = (secret: string) => codeAt(secret, app.clock.now)

/** A reader with the second factor on; the clock stands in a step whose code was not used. */
async function secured(): Promise<
  Browser & { email: string; secret: string; recoveryCodes: readonly string[] }
> {
  const reader = await app.newcomer()
  return { ...reader, ...(await secondFactor(app, reader)) }
}

async function halfIn(email: string, browser = app.browser()): Promise<Browser> {
  const { body } = await browser.send('POST', '/api/auth/login', { email, password: goodPassword })
  expect(body).toEqual({ user: null, authenticated: false, twoFactorRequired: true })
  return browser
}

const secondStep = (browser: Browser, token: string) =>
  browser.send('POST', '/api/auth/login/2fa', { token })

test('set-up shows a key and its picture; a code confirms it; signing in asks for a code from then on', async () => {
  const reader = await app.newcomer()
  const { body: setup } = await reader.send('POST', '/api/user/2fa/setup')
  expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(setup.otpauthUrl).toContain(`secret=${setup.secret}`)
  expect(setup.qrCode).toMatch(/^data:image\/png;base64,/)
  const wrong = await reader.send('POST', '/api/user/2fa/enable', { token: '000000' })
  expect(wrong.body.code).toBe('invalid-code')
  const old = reader.cookies.get(sessionCookie)
  const enabled = await reader.send('POST', '/api/user/2fa/enable', { token: codeOf(setup.secret) })
  expect(new Set(enabled.body.recoveryCodes).size).toBe(10)
  expect(reader.cookies.get(sessionCookie)).not.toBe(old)
  later(60)
  const browser = await halfIn(reader.email)
  expect((await browser.send('GET', '/api/auth/me')).status).toBe(401)
  const { status, body } = await secondStep(browser, codeOf(setup.secret))
  expect([status, body.user.twoFactorEnabled]).toEqual([200, true])
  expect((await browser.send('GET', '/api/auth/me')).status).toBe(200)
})

test('T32: a code works once, in its step and the neighbours only', async () => {
  const { email, secret } = await secured()
  const code = codeOf(secret)
  expect((await secondStep(await halfIn(email), code)).status).toBe(200)
  expect((await secondStep(await halfIn(email), code)).body.code).toBe('invalid-code')
  later(-30)
  expect((await secondStep(await halfIn(email), codeOf(secret))).status).toBe(400)
  later(120)
  const early = codeOf(secret)
  later(90)
  expect((await secondStep(await halfIn(email), early)).status).toBe(400)
})

test('T32: of fifty that bring the same code at the same moment one signs in', async () => {
  const { email, secret } = await secured()
  const browser = await halfIn(email)
  const race = await Promise.all(
    Array.from({ length: 50 }, () => secondStep({ ...browser }, codeOf(secret))),
  )
  expect(race.filter(({ status }) => status === 200)).toHaveLength(1)
  const { length } = await app.platform.sql`
    select 1 from login_sessions s join users u on u.id = s.user_id where u.email = ${email}`
  expect(length).toBe(2)
})

test('T32: of five half-done sign-ins that bring the same code at the same moment one is done', async () => {
  const { email, secret } = await secured()
  const halves: Browser[] = []
  for (let n = 0; n < 5; n++) halves.push(await halfIn(email))
  const race = await Promise.all(halves.map((half) => secondStep(half, codeOf(secret))))
  expect(race.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('T31: a half-done sign-in is done once, with whatever code', async () => {
  const { email, secret } = await secured()
  const half = await halfIn(email)
  const pending = half.cookies.get('tessera_pending') as string
  expect((await secondStep(half, codeOf(secret))).status).toBe(200)
  later(60)
  const other = app.browser()
  other.cookies.set('tessera_pending', pending)
  expect((await secondStep(other, codeOf(secret))).status).toBe(401)
})

test('T32: five guesses are checked, then none for a quarter of an hour, the right one neither', async () => {
  const { email, secret } = await secured()
  const browser = await halfIn(email, app.browser('203.0.113.9'))
  const guesses = await Promise.all(
    Array.from({ length: 60 }, (_, i) => secondStep({ ...browser }, String(100_000 + i))),
  )
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(55)
  expect((await secondStep(browser, codeOf(secret))).status).toBe(429)
})

test('T26: guesses of a stranger never keep the owner’s own device out', async () => {
  const { email, secret, cookies } = await secured()
  const thief = await halfIn(email, app.browser('203.0.113.10'))
  for (let i = 0; i < 8; i++) await secondStep(thief, '123456')
  const own = app.browser()
  own.cookies.set('tessera_device', cookies.get('tessera_device') as string)
  expect((await secondStep(await halfIn(email, own), codeOf(secret))).status).toBe(200)
})

test('T33: recovery codes work once, however they are typed; the owner is told', async () => {
  const { email, recoveryCodes } = await secured()
  const [first = '', second = ''] = recoveryCodes
  expect(
    (await secondStep(await halfIn(email), first.toUpperCase().replace('-', ' '))).status,
  ).toBe(200)
  expect((await secondStep(await halfIn(email), first)).status).toBe(400)
  const browser = await halfIn(email)
  const race = await Promise.all(
    Array.from({ length: 4 }, () => secondStep({ ...browser }, second)),
  )
  expect(race.filter(({ status }) => status === 200)).toHaveLength(1)
  const mails = await app.platform.sql`select kind from mails where recipient = ${email}`
  expect(mails.filter(({ kind }) => kind === 'recovery-code-used')).toHaveLength(2)
})

test.each([
  '/api/user/2fa/recovery-codes',
  '/api/user/2fa/disable',
  '/api/user/passkeys/options',
  '/api/user/delete',
])(
  'T33: a recovery code that %s takes is in the log and mailed, as at signing in',
  async (path) => {
    const { sql } = app.platform
    const { send, email, recoveryCodes } = await secured()
    const proof = { password: goodPassword, token: recoveryCodes[0] as string }
    expect((await send('POST', path, proof)).status).toBe(200)
    const told = await sql`
    select 1 from audit_events e join users u on u.id = e.user_id
    where u.email = ${email} and e.kind = 'recovery-code-used'`
    const mails = await sql`
    select 1 from mails where recipient = ${email} and kind = 'recovery-code-used'`
    expect([told.length, mails.length]).toEqual([1, 1])
  },
)

test('T32: of two recovery codes brought at once for one half sign-in, the one that loses still opens', async () => {
  const { email, recoveryCodes } = await secured()
  for (const [one = '', other = ''] of [recoveryCodes.slice(0, 2), recoveryCodes.slice(2, 4)]) {
    const half = await halfIn(email)
    const answers = await Promise.all(
      [one, other].map((code) => secondStep({ ...half, cookies: new Map(half.cookies) }, code)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    const loser = answers[0]?.status === 200 ? other : one
    expect((await secondStep(await halfIn(email), loser)).status).toBe(200)
  }
})

test('T33: a wrong code at switching it on is in the log', async () => {
  const reader = await app.newcomer()
  await reader.send('POST', '/api/user/2fa/setup')
  later(1)
  const wrong = await reader.send('POST', '/api/user/2fa/enable', { token: '000000' })
  expect(wrong.body.code).toBe('invalid-code')
  const { body } = await reader.send('GET', '/api/user/security-events')
  expect(body.events[0]).toMatchObject({ kind: 'owner-check-failed' })
})

test('T33: a stolen session cannot switch it off: password and code are both wanted', async () => {
  const reader = await secured()
  const disable = (body: Record<string, string>) =>
    reader.send('POST', '/api/user/2fa/disable', body)
  const token = codeOf(reader.secret)
  expect((await disable({ token })).body.code).toBe('password-required')
  expect((await disable({ token, password: 'not the password' })).body.code).toBe('wrong-password')
  expect((await disable({ token: '000000', password: goodPassword })).body.code).toBe(
    'invalid-code',
  )
  const other = await halfIn(reader.email)
  await secondStep(other, reader.recoveryCodes[0] as string)
  expect((await disable({ token, password: goodPassword })).status).toBe(200)
  expect((await other.send('GET', '/api/auth/me')).status).toBe(401)
  const { body } = await app
    .browser()
    .send('POST', '/api/auth/login', { email: reader.email, password: goodPassword })
  expect(body.authenticated).toBe(true)
})

test('new recovery codes take the place of all old ones', async () => {
  const reader = await secured()
  const session = reader.cookies.get(sessionCookie)
  const again = await reader.send('POST', '/api/user/2fa/recovery-codes', {
    token: codeOf(reader.secret),
    password: goodPassword,
  })
  expect(again.body.recoveryCodes).toHaveLength(10)
  expect(reader.cookies.get(sessionCookie)).not.toBe(session)
  const mails = await app.platform.sql`select kind from mails where recipient = ${reader.email}`
  expect(mails.map(({ kind }) => kind)).toContain('recovery-codes-made')
  const old = reader.recoveryCodes[3] as string
  expect((await secondStep(await halfIn(reader.email), old)).status).toBe(400)
  const fresh = again.body.recoveryCodes[3]
  expect((await secondStep(await halfIn(reader.email), fresh)).status).toBe(200)
})

test('ten minutes after signing in, switching it on asks for the password', async () => {
  const reader = await app.newcomer()
  const { body } = await reader.send('POST', '/api/user/2fa/setup')
  later(660)
  const enable = (password?: string) =>
    reader.send('POST', '/api/user/2fa/enable', {
      token: codeOf(body.secret),
      ...(password ? { password } : {}),
    })
  expect((await enable()).body.code).toBe('password-required')
  expect((await enable(goodPassword)).status).toBe(200)
})

test('T31: a changed password ends what was half signed in', async () => {
  const reader = await secured()
  const half = await halfIn(reader.email)
  await reader.send('POST', '/api/user/change-password', {
    currentPassword: goodPassword,
    newPassword: 'quite another one',
  })
  expect((await secondStep(half, codeOf(reader.secret))).status).toBe(401)
})

test('T31: so does leaving, which a half-done sign-in does not take back', async () => {
  const reader = await secured()
  const half = await halfIn(reader.email)
  const [token = '', other = ''] = reader.recoveryCodes
  const left = await reader.send('POST', '/api/user/delete', { password: goodPassword, token })
  expect(left.status).toBe(200)
  expect((await secondStep(half, other)).status).toBe(401)
  const [user] = await app.platform.sql`
    select delete_after from users where email = ${reader.email}`
  expect(user?.delete_after).not.toBeNull()
})

test('T33: a key that another set-up replaced while its code was under way is not switched on', async () => {
  const reader = await app.newcomer()
  const { body: first } = await reader.send('POST', '/api/user/2fa/setup')
  const [second, enabled] = await askInTurn(app, reader.email, [
    () => reader.send('POST', '/api/user/2fa/setup'),
    () => reader.send('POST', '/api/user/2fa/enable', { token: codeOf(first.secret) }),
  ])
  expect([enabled?.status, enabled?.body.code]).toEqual([400, 'invalid-code'])
  expect((await reader.send('GET', '/api/auth/me')).body.user.twoFactorEnabled).toBe(false)
  const token = codeOf(second?.body.secret)
  expect((await reader.send('POST', '/api/user/2fa/enable', { token })).status).toBe(200)
})

test('T31: a sign-in that is half done lasts ten minutes', async () => {
  const reader = await secured()
  const half = await halfIn(reader.email)
  later(601)
  expect((await secondStep(half, codeOf(reader.secret))).status).toBe(401)
})

test('T28: secrets and codes are not readable in the database', async () => {
  const { secret, recoveryCodes, email } = await secured()
  const dump = JSON.stringify([
    await app.platform.sql`select * from users where email = ${email}`,
    await app.platform.sql`select * from recovery_codes`,
    await app.platform.sql`select * from mails`,
  ])
  for (const hidden of [
    secret,
    ...recoveryCodes,
    ...recoveryCodes.map((it) => it.replace('-', '')),
  ])
    expect(dump).not.toContain(hidden)
})
