import { expect, test } from 'vitest'
import {
  type Browser,
  deviceCookie,
  goodPassword,
  sessionCookie,
  useAccountApp,
} from './account-app.fixture.ts'
import { askAround } from './held-account.fixture.ts'
import { linkIn } from './mailed-links.fixture.ts'
import { codeAt, secondFactor } from './second-factor.fixture.ts'

const app = useAccountApp()

const minute = 60_000
const day = 86_400_000
const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
}

interface Guarded extends Browser {
  readonly email: string
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** A reader who asks for codes. */
async function guarded(): Promise<Guarded> {
  const reader = await app.newcomer()
  return { ...reader, ...(await secondFactor(app, reader, { password: goodPassword })) }
}

const logIn = (browser: Browser, email: string, password = goodPassword) =>
  browser.send('POST', '/api/auth/login', { email, password })

/** The next code of the app, which nobody has used. */
function nextCode({ secret }: Guarded): string {
  later(minute)
  return codeAt(secret, app.clock.now)
}

/** Signs in with a code, and asks to be asked for no other there. */
async function trust(browser: Browser, owner: Guarded): Promise<void> {
  await logIn(browser, owner.email)
  const { status, text } = await browser.send('POST', '/api/auth/login/2fa', {
    token: nextCode(owner),
    trustDevice: true,
  })
  if (status !== 200) throw new Error(text)
}

/** A reader who asks for codes, and a device of theirs that is asked for none. */
async function trusting(): Promise<{ readonly owner: Guarded; readonly device: Browser }> {
  const owner = await guarded()
  const device = app.browser('203.0.113.5')
  await trust(device, owner)
  return { owner, device }
}

/** Signs in on a device. @returns whether it is asked for a code */
async function isAsked(browser: Browser, email: string, password?: string): Promise<boolean> {
  browser.cookies.delete(sessionCookie)
  const { status, text, body } = await logIn(browser, email, password)
  if (status !== 200) throw new Error(text)
  return !body.authenticated
}

const eventsOf = async (owner: Browser): Promise<string[]> =>
  (await owner.send('GET', '/api/user/security-events')).body.events.map(
    ({ kind }: { kind: string }) => kind,
  )
const trustedOf = async (owner: Browser) =>
  (await owner.send('GET', '/api/user/trusted-devices')).body

test('T31: a device is asked for no code the day before thirty days are over, and for one on the day and after', async () => {
  const { owner, device } = await trusting()
  later(29 * day)
  expect(await isAsked(device, owner.email)).toBe(false)
  // Signing in made it no longer.
  later(day - 1)
  expect(await isAsked(device, owner.email)).toBe(false)
  later(1)
  expect(await isAsked(device, owner.email)).toBe(true)
  later(day)
  expect(await isAsked(device, owner.email)).toBe(true)
})

test('T31: where the box is left empty, the next sign-in is asked again', async () => {
  const owner = await guarded()
  const device = app.browser()
  await logIn(device, owner.email)
  await device.send('POST', '/api/auth/login/2fa', { token: nextCode(owner) })
  expect(await isAsked(device, owner.email)).toBe(true)
  expect(await trustedOf(owner)).toEqual([])
})

test('T31: the device alone opens nothing; another account on it is asked', async () => {
  const { owner, device } = await trusting()
  const other = await guarded()
  const thief = app.browser()
  thief.cookies.set(deviceCookie, device.cookies.get(deviceCookie) as string)
  expect((await thief.send('GET', '/api/auth/me')).status).toBe(401)
  expect((await logIn(thief, owner.email, 'not the password')).status).toBe(401)
  expect((await thief.send('POST', '/api/auth/login/2fa', { token: '123456' })).status).toBe(401)
  expect(await isAsked(thief, other.email)).toBe(true)
  expect(await isAsked(device, owner.email)).toBe(false)
})

test('T31: a copy of the device’s token is worth nothing once the device has signed in again', async () => {
  const { owner, device } = await trusting()
  const thief = app.browser()
  thief.cookies.set(deviceCookie, device.cookies.get(deviceCookie) as string)
  expect(await isAsked(device, owner.email)).toBe(false)
  expect(await isAsked(thief, owner.email)).toBe(true)
})

test('T33: nor does it become trusted for who signs in to an account of their own with it', async () => {
  const { owner, device } = await trusting()
  const thief = app.browser()
  thief.cookies.set(deviceCookie, device.cookies.get(deviceCookie) as string)
  const own = await app.newcomer()
  expect(await isAsked(thief, own.email)).toBe(false)
  expect(await isAsked(thief, owner.email)).toBe(true)
})

test('T28: what a stranger planted before is not trusted after', async () => {
  const owner = await guarded()
  const [victim, thief] = [app.browser(), app.browser()]
  for (const { cookies } of [victim, thief]) cookies.set(deviceCookie, 'p'.repeat(43))
  await trust(victim, owner)
  expect(await isAsked(thief, owner.email)).toBe(true)
})

test('T25: ten wrong passwords on it, however slowly, and a code is asked for again; nine are forgiven', async () => {
  const { owner, device } = await trusting()
  const guess = async (times: number) => {
    for (let n = 0; n < times; n++) {
      later(2 * minute)
      expect((await logIn(device, owner.email, `guess number ${n}`)).status).toBe(401)
    }
  }
  await guess(9)
  expect(await isAsked(device, owner.email)).toBe(false)
  await guess(9)
  expect(await isAsked(device, owner.email)).toBe(false)
  await guess(10)
  later(15 * minute)
  expect(await isAsked(device, owner.email)).toBe(true)
  expect(await eventsOf(owner)).toContain('trust-ended')
})

/** The token of a link for a new password, from the outbox. */
async function resetToken({ email }: Guarded): Promise<string> {
  await app.browser().send('POST', '/api/auth/forgot-password', { email })
  const look = async () => {
    const outbox = await (await fetch(`${app.address}/dev/mail`)).text()
    const mails = outbox.split('\n---\n').filter((mail) => mail.includes(`To: ${email}`))
    return mails.map((mail) => linkIn(mail, 'reset')).find(Boolean)
  }
  await expect.poll(look).toBeDefined()
  return (await look()) ?? ''
}

const newPassword = 'quite another one'
const passwords = { currentPassword: goodPassword, newPassword }

/** What its owner does from another device. @returns the password afterwards, where it is another one */
const endings: Readonly<Record<string, (owner: Guarded) => Promise<unknown>>> = {
  'changes the password': async (owner) => {
    await owner.send('POST', '/api/user/change-password', passwords)
    return newPassword
  },
  'resets the password by mail': async (owner) => {
    await app.platform
      .sql`update users set two_factor_outlives_reset = true where email = ${owner.email}`
    const token = await resetToken(owner)
    await owner.send('POST', '/api/auth/reset-password', { token, newPassword })
    return newPassword
  },
  'switches codes off and on again': async (owner) => {
    await owner.send('POST', '/api/user/2fa/disable', proofOf(owner))
    await secondFactor(app, owner, { password: goodPassword })
  },
  'makes new recovery codes': async (owner) => {
    await owner.send('POST', '/api/user/2fa/recovery-codes', proofOf(owner))
  },
  'ends all other sessions': async (owner) => {
    await owner.send('DELETE', '/api/user/sessions')
  },
  'ends its session': async (owner) => {
    const { body } = await owner.send('GET', '/api/user/sessions')
    const { id } = body.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    await owner.send('DELETE', `/api/user/sessions/${id}`)
  },
  'wants a code there again': async (owner) => {
    const [{ id }] = await trustedOf(owner)
    await owner.send('DELETE', `/api/user/trusted-devices/${id}`)
  },
  'asks for the end of the account': async (owner) => {
    await owner.send('POST', '/api/user/delete', proofOf(owner))
  },
}

const proofOf = (owner: Guarded) => ({ token: nextCode(owner), password: goodPassword })

test.each(Object.entries(endings))(
  'T34: who %s is asked for a code on every device',
  async (_, end) => {
    const { owner, device } = await trusting()
    expect(await isAsked(device, owner.email)).toBe(false)
    const password = await end(owner)
    expect(await isAsked(device, owner.email, String(password ?? goodPassword))).toBe(true)
    const left = await app.platform.sql`
    select 1 from trusted_devices join known_devices on known_devices.id = device_id
    join users on users.id = user_id where email = ${owner.email}`
    expect(left).toHaveLength(0)
  },
)

test('who ends all other sessions keeps the own device as it is; a new password ends its trust, too', async () => {
  const { owner, device } = await trusting()
  await device.send('DELETE', '/api/user/sessions')
  expect(await isAsked(device, owner.email)).toBe(false)
  expect((await device.send('POST', '/api/user/change-password', passwords)).status).toBe(200)
  expect(await isAsked(device, owner.email, newPassword)).toBe(true)
})

test('T29: a sign-in without a code, under way when the trust ends, opens nothing', async () => {
  const { owner, device } = await trusting()
  device.cookies.delete(sessionCookie)
  const ask = () => logIn(device, owner.email)
  const answer = await askAround(
    app,
    owner.email,
    ask,
    (tx, userId) => tx`
      delete from trusted_devices using known_devices
      where known_devices.id = device_id and user_id = ${userId}`,
  )
  expect(answer?.body.code).toBe('invalid-credentials')
  expect(device.cookies.has(sessionCookie)).toBe(false)
})

test('T33: a recovery code makes no device trusted, and is not used up by asking', async () => {
  const owner = await guarded()
  const device = app.browser()
  await logIn(device, owner.email)
  const send = (body: object) => device.send('POST', '/api/auth/login/2fa', { ...body })
  const [token] = owner.recoveryCodes
  const refused = await send({ token, trustDevice: true })
  expect([refused.status, refused.body.error]).toEqual([
    400,
    'A recovery code opens the account once. To be asked no more on this device, use a code of your app.',
  ])
  expect((await send({ token })).status).toBe(200)
  expect(await isAsked(device, owner.email)).toBe(true)
})

test('the owner sees which devices are asked for no code, and until when, signed in or not, and is told', async () => {
  const { owner, device } = await trusting()
  const since = app.clock.now
  const expiresAt = new Date(since.getTime() + 30 * day).toISOString()
  const seen = {
    deviceInfo: { browser: 'Firefox', system: 'Linux' },
    ipAddress: '203.0.113.0/24',
    createdAt: since.toISOString(),
    expiresAt,
  }
  const [{ id, ...shown }] = await trustedOf(owner)
  expect(shown).toEqual({ ...seen, isCurrent: false })
  expect(await trustedOf(device)).toEqual([{ id, ...seen, isCurrent: true }])
  const { body: sessions } = await owner.send('GET', '/api/user/sessions')
  expect(sessions.map((one: { trustedUntil: string }) => one.trustedUntil).toSorted()).toEqual([
    expiresAt,
    null,
  ])
  const { body } = await owner.send('GET', '/api/user/export')
  expect(body.trustedDevices[0]).toMatchObject({ expiresAt })

  await device.send('POST', '/api/auth/logout')
  expect(await trustedOf(owner)).toHaveLength(1)
  expect(await isAsked(device, owner.email)).toBe(false)
  expect(await eventsOf(owner)).toEqual(
    expect.arrayContaining(['device-trusted', 'signed-in-without-code']),
  )
  const mails = await app.platform.sql`select kind from mails where recipient = ${owner.email}`
  const kinds = mails.map(({ kind }) => kind)
  expect(kinds).toContain('device-trusted')
  expect(kinds).not.toContain('new-device')
})

test('T36: nobody ends the trust of another’s device', async () => {
  const { owner, device } = await trusting()
  const [{ id }] = await trustedOf(owner)
  const stranger = await app.newcomer()
  const answer = await stranger.send('DELETE', `/api/user/trusted-devices/${id}`)
  expect([answer.status, answer.body.error]).toEqual([
    404,
    'This device is asked for a code already.',
  ])
  expect(await isAsked(device, owner.email)).toBe(false)
})
