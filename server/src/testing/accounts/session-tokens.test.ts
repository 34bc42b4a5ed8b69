import { beforeAll, expect, test } from 'vitest'
import {
  type Browser,
  deviceCookie,
  goodPassword,
  type Person,
  sessionCookie,
  useAccountApp,
} from './account-app.fixture.ts'

const app = useAccountApp()
let owner: Person
beforeAll(async () => {
  owner = await app.newcomer()
})

test.each(['login', 'register'])(
  'T28: a session that was planted before %s is dead after it',
  async (how) => {
    const thief = await app.newcomer()
    const planted = thief.cookies.get(sessionCookie) as string
    const victim = app.browser()
    victim.cookies.set(sessionCookie, planted)
    const body =
      how === 'login'
        ? { email: owner.email, password: goodPassword }
        : { email: `fixed-${how}@example.org`, password: goodPassword }
    const { body: said } = await victim.send('POST', `/api/auth/${how}`, body)
    expect(victim.cookies.get(sessionCookie)).not.toBe(planted)
    expect(said.user.email).not.toBe(thief.email)
    expect((await thief.send('GET', '/api/auth/me')).status).toBe(401)
  },
)

test('T28: a token is of no use after signing out', async () => {
  const reader = await app.newcomer()
  const stolen = new Map(reader.cookies)
  await reader.send('POST', '/api/auth/logout')
  for (const [name, value] of stolen) reader.cookies.set(name, value)
  expect((await reader.send('GET', '/api/auth/me')).status).toBe(401)
})

test('T29: no browser keeps a page that names who is signed in', async () => {
  const reader = await app.newcomer()
  const keptAs = async (browser: Browser) =>
    (await browser.send('GET', '/about')).headers.get('cache-control')
  expect(await keptAs(reader)).toBe('private, no-store')
  expect(await keptAs(app.browser())).toBe('private, no-cache')
})

test('T29: while one asks without pause, nothing that is asked after the end of the session succeeds', async () => {
  const reader = await app.newcomer()
  const thief = app.browser()
  await thief.send('POST', '/api/auth/login', { email: reader.email, password: goodPassword })
  const token = thief.cookies.get(sessionCookie) ?? ''
  const asked: { readonly at: number; readonly status: number }[] = []
  let endedAt = Number.POSITIVE_INFINITY
  const asking = Array.from({ length: 5 }, async () => {
    for (let late = 0; late < 3; ) {
      const at = performance.now()
      thief.cookies.set(sessionCookie, token)
      const { status } = await thief.send('GET', '/api/auth/me')
      asked.push({ at, status })
      if (at > endedAt) late++
    }
  })
  await expect.poll(() => asked.some(({ status }) => status === 200)).toBe(true)
  await reader.send('DELETE', '/api/user/sessions')
  endedAt = performance.now()
  await Promise.all(asking)
  const after = asked.filter(({ at }) => at > endedAt)
  expect(after.length).toBeGreaterThanOrEqual(15)
  expect(after.filter(({ status }) => status !== 401)).toEqual([])
})

const signInAs = (browser: Browser, email: string) =>
  browser.send('POST', '/api/auth/login', { email, password: goodPassword })
const newDeviceMails = async (email: string) =>
  (
    await app.platform.sql`
      select 1 from mails where recipient = ${email} and kind = 'new-device'`
  ).length

test('T26, T28: a device token that somebody planted is never one that is known', async () => {
  const { email } = await app.newcomer()
  const victim = app.browser()
  const planted = 'p'.repeat(43)
  victim.cookies.set(deviceCookie, planted)
  await signInAs(victim, email)
  expect(victim.cookies.get(deviceCookie)).not.toBe(planted)
  const thief = app.browser()
  thief.cookies.set(deviceCookie, planted)
  await signInAs(thief, email)
  expect(await newDeviceMails(email)).toBe(2)
  // The victim's own stays known, sign-in after sign-in, though the token is another one each time.
  await signInAs(victim, email)
  await signInAs(victim, email)
  expect(await newDeviceMails(email)).toBe(2)
})

test('T26: two accounts that share a browser both go on knowing it', async () => {
  const [one, two] = [await app.newcomer(), await app.newcomer()]
  await signInAs(one, two.email)
  await signInAs(one, one.email)
  await signInAs(one, two.email)
  expect([await newDeviceMails(one.email), await newDeviceMails(two.email)]).toEqual([0, 1])
})

test.each([
  ['ends all other sessions', 'DELETE', '/api/user/sessions', undefined],
  [
    'changes the password',
    'POST',
    '/api/user/change-password',
    { currentPassword: goodPassword, newPassword: 'quite another one' },
  ],
] as const)('T26: who %s makes strangers of all other devices', async (_, method, path, body) => {
  const reader = await app.newcomer()
  await signInAs(app.browser(), reader.email)
  const known = async () =>
    (
      await app.platform.sql`
        select 1 from known_devices join users on users.id = user_id where email = ${reader.email}`
    ).length
  expect(await known()).toBe(2)
  expect((await reader.send(method, path, body)).status).toBe(200)
  expect(await known()).toBe(1)
  await reader.send('POST', '/api/auth/login', {
    email: reader.email,
    password: body?.newPassword ?? goodPassword,
  })
  expect(await newDeviceMails(reader.email)).toBe(1)
})

test('T48: twenty mails a day tell of new devices, however many there are', async () => {
  const { email } = await app.newcomer()
  for (let n = 0; n < 22; n++) await signInAs(app.browser(`10.44.${n}.1`), email)
  expect(await newDeviceMails(email)).toBe(20)
})

test('T26: a session token that this server never gave is told without asking the database', async () => {
  const reader = await app.newcomer()
  const token = reader.cookies.get(sessionCookie) ?? ''
  const { sql } = app.platform
  const statusFor = async (invented: string) => {
    const headers = { cookie: `${sessionCookie}=${invented}` }
    return (await app.app.inject({ url: '/api/auth/me', headers })).statusCode
  }
  const other = token.startsWith('A') ? 'B' : 'A'
  await sql`alter table login_sessions rename to login_sessions_gone`
  try {
    // One letter of it, its mark, all of it, and what tokens were before they had a mark.
    for (const invented of [
      other + token.slice(1),
      token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
      'x'.repeat(token.length),
      token.slice(0, 43),
      `${token}A`,
    ])
      expect(await statusFor(invented)).toBe(401)
    expect(await statusFor(token)).toBe(500)
  } finally {
    await sql`alter table login_sessions_gone rename to login_sessions`
  }
  expect(await statusFor(token)).toBe(200)
})

test('T48: twenty mails a day tell an address that nobody confirmed what happens to the account; its log has all', async () => {
  const squatter = await app.newcomer()
  const notices = async () =>
    (
      await app.platform.sql`
        select 1 from mails where recipient = ${squatter.email} and kind = 'account-kept'`
    ).length
  const back = async (times: number) => {
    for (let n = 0; n < times; n++) {
      await app.platform.sql`
        update users set delete_after = 'infinity' where email = ${squatter.email}`
      expect((await signInAs(squatter, squatter.email)).status).toBe(200)
    }
  }
  await back(22)
  expect(await notices()).toBe(20)
  const events = await app.platform.sql`
    select 1 from audit_events join users on users.id = user_id
    where email = ${squatter.email} and kind = 'deletion-cancelled'`
  expect(events).toHaveLength(22)
  // Who has confirmed the address is told of everything.
  await app.platform.sql`update users set email_verified = true where email = ${squatter.email}`
  await back(2)
  expect(await notices()).toBe(22)
})

test('a wrong password or code of who is signed in is in the log', async () => {
  const reader = await app.newcomer()
  const wrong = await reader.send('POST', '/api/user/delete', { password: 'a wrong one' })
  expect(wrong.body.code).toBe('wrong-password')
  const { body } = await reader.send('GET', '/api/user/security-events')
  // At the same moment of the tests' clock as the registration: which of the two stands first is left open.
  expect(body.events.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'owner-check-failed',
    'registered',
  ])
})
