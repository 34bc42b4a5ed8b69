import { expect, test } from 'vitest'
import {
  deviceCookie,
  goodPassword,
  openAccountApp,
  sessionCookie,
  useAccountApp,
} from './account-app.fixture.ts'

const app = useAccountApp()

test('a newcomer registers, is signed in at once, signs out and in again', async () => {
  const browser = app.browser()
  const registered = await browser.send('POST', '/api/auth/register', {
    email: ' Ada@Quill.example ',
    password: goodPassword,
    confirmPassword: goodPassword,
    firstName: 'Ada',
    lastName: 'Quill',
  })
  expect(registered.status).toBe(201)
  expect(registered.body).toMatchObject({
    authenticated: true,
    user: {
      email: 'Ada@Quill.example',
      firstName: 'Ada',
      emailVerified: false,
      subscriptionStatus: 'free',
      subscriptionPlan: 'free',
    },
  })
  expect((await browser.send('GET', '/api/auth/me')).body).toEqual(registered.body)

  expect((await browser.send('POST', '/api/auth/logout')).status).toBe(200)
  expect((await browser.send('GET', '/api/auth/me')).status).toBe(401)
  const again = await browser.send('POST', '/api/auth/login', {
    email: 'ada@quill.EXAMPLE',
    password: goodPassword,
  })
  expect(again.body).toEqual(registered.body)
})

test('an address is registered once, however it is written, and by one of fifty at the same moment', async () => {
  const { email } = await app.newcomer()
  const taken = await app.browser('203.0.113.5').send('POST', '/api/auth/register', {
    email: email.toUpperCase(),
    password: goodPassword,
  })
  expect(taken.status).toBe(409)
  expect(taken.body).toMatchObject({
    code: 'conflict',
    error: 'An account with this email already exists.',
  })
  const race = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      app.browser(`192.0.${i}.1`).send('POST', '/api/auth/register', {
        email: 'race@example.org',
        password: goodPassword,
      }),
    ),
  )
  expect(race.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(race.filter(({ status }) => status === 409)).toHaveLength(39)
})

test.each([
  ['short', 'seven77', 'Use at least 8 characters'],
  ['too long', 'x'.repeat(257), 'Use at most 256 characters'],
  ['common', 'Password1', 'one of the most common passwords'],
  ['common, and a sign', 'football1!', 'one of the most common passwords'],
  ['common, and a blank', 'password ', 'one of the most common passwords'],
  ['common, and a blank and a digit', 'football 1', 'one of the most common passwords'],
  ['common, and a year', 'elephant2024', 'one of the most common passwords'],
  ['a season and a year', 'Summer2024', 'one of the most common passwords'],
  ['common, in three words', 'i love you', 'one of the most common passwords'],
  ['a run', '87654321', 'one of the most common passwords'],
  ['made of the own name', 'Lovelace-1815', 'made of your own name'],
  ['made of the address', 'byron.byron99', 'made of your own name'],
])('a password that is %s is refused with the reason', async (_, password, why) => {
  const { status, body } = await app.browser('192.0.2.9').send('POST', '/api/auth/register', {
    email: 'byron@example.org',
    lastName: 'Lovelace',
    password,
  })
  expect(status).toBe(400)
  expect(body.error).toContain(why)
})

test.each([
  'long words '.repeat(24).slice(0, 256),
  'пароль из слов',
  '🧩🦉🌍🎻🪴🍋🧭🪁',
  ' spaces around ',
])('a password of any signs is kept whole: %s', async (password) => {
  const { email } = await app.newcomer(undefined, password)
  const signIn = (tried: string) =>
    app.browser('192.0.2.77').send('POST', '/api/auth/login', { email, password: tried })
  expect((await signIn(password)).status).toBe(200)
  expect((await signIn(`${password.slice(0, -1)}~`)).status).toBe(401)
})

test('two passwords that differ are refused', async () => {
  const { status, body } = await app.browser().send('POST', '/api/auth/register', {
    email: 'new@example.org',
    password: goodPassword,
    confirmPassword: `${goodPassword}!`,
  })
  expect([status, body.error]).toEqual([400, "Passwords don't match."])
})

test('the cookies: HttpOnly, SameSite=Lax, the whole site; nothing is stored in the clear', async () => {
  const browser = app.browser()
  const { headers } = await browser.send('POST', '/api/auth/register', {
    email: 'cookies@example.org',
    password: goodPassword,
  })
  for (const cookie of headers.getSetCookie())
    expect(cookie).toMatch(
      /^tessera_(account=[\w-]{54}|device=[\w-]{43}); Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  const dump = JSON.stringify([
    await app.platform.sql`select * from users`,
    await app.platform.sql`select * from login_sessions`,
    await app.platform.sql`select * from sessions`,
    await app.platform.sql`select * from known_devices`,
    await app.platform.sql`select * from attempt_counts`,
    await app.platform.sql`select * from audit_events`,
  ])
  for (const secret of [sessionCookie, deviceCookie].map((name) => browser.cookies.get(name)))
    expect(dump).not.toContain(secret)
  expect(dump).not.toContain(goodPassword)
})

test('names and phone are changed; what is left out stays; an empty one is taken away', async () => {
  const reader = await app.newcomer()
  const update = (body: Record<string, string>) => reader.send('PUT', '/api/user/profile', body)
  expect((await update({ firstName: 'Ada', phone: '+351 21 000 0000' })).status).toBe(200)
  const { body } = await update({ lastName: 'Quill', phone: '' })
  expect(body.user).toMatchObject({ firstName: 'Ada', lastName: 'Quill', phone: null })
})

test('a profile that is sent as it stands is answered as it stands, and nothing is written down', async () => {
  const reader = await app.newcomer()
  const update = (body: Record<string, string>) => reader.send('PUT', '/api/user/profile', body)
  const { body: named } = await update({ firstName: 'Ada' })
  const events = async () => (await reader.send('GET', '/api/user/security-events')).body.events
  const before = await events()
  for (const body of [{}, { firstName: ' Ada ', lastName: '' }]) {
    const answer = await update(body)
    expect([answer.status, answer.body]).toEqual([200, named])
  }
  expect(await events()).toEqual(before)
  await update({ lastName: 'Quill' })
  expect(await events()).toHaveLength(before.length + 1)
})

test('a picture is kept with a new account, replaced, and taken away; what is no small picture is refused', async () => {
  const picture = `data:image/jpeg;base64,/9j/${'A'.repeat(400)}`
  const reader = app.browser()
  const email = 'pictured@example.org'
  const registered = { email, password: goodPassword, profileImageUrl: picture }
  const { status, body } = await reader.send('POST', '/api/auth/register', registered)
  expect([status, body.user.profileImageUrl]).toEqual([201, picture])
  const set = (profileImageUrl: string) =>
    reader.send('PUT', '/api/user/profile', { profileImageUrl })
  for (const refused of [
    'https://elsewhere.example/me.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PGI+',
    'data:image/jpeg;base64,PHN2Zz4=',
    `data:image/png;base64,iVBORw0KGgo"onload=x`,
    `data:image/jpeg;base64,/9j/${'A'.repeat(40_000)}`,
  ])
    expect((await set(refused)).status).toBe(400)
  expect((await reader.send('GET', '/api/auth/me')).body.user.profileImageUrl).toBe(picture)
  const png = 'data:image/png;base64,iVBORw0KGgoAAAA='
  expect((await set(png)).body.user.profileImageUrl).toBe(png)
  expect((await set('')).body.user.profileImageUrl).toBeNull()
})

test('devices are listed with browser, system and network, and ended one by one or all others at once', async () => {
  const first = await app.newcomer()
  const signIn = async () => {
    const device = app.browser('2001:db8:1:2:3:4:5:6')
    await device.send('POST', '/api/auth/login', { email: first.email, password: goodPassword })
    return device
  }
  const [second, third, fourth] = [await signIn(), await signIn(), await signIn()]
  const { body: list } = await first.send('GET', '/api/user/sessions')
  expect(list).toHaveLength(4)
  expect(list.filter((it: { isCurrent: boolean }) => it.isCurrent)).toHaveLength(1)
  expect(list.map((it: { ipAddress: string }) => it.ipAddress).sort()).toEqual([
    '198.51.100.0/24',
    '2001:db8:1:2::/64',
    '2001:db8:1:2::/64',
    '2001:db8:1:2::/64',
  ])
  expect(list[0].deviceInfo).toEqual({ browser: 'Firefox', system: 'Linux' })

  const { body: ofSecond } = await second.send('GET', '/api/user/sessions')
  const { id } = ofSecond.find((it: { isCurrent: boolean }) => it.isCurrent)
  expect((await first.send('DELETE', `/api/user/sessions/${id}`)).status).toBe(200)
  expect((await second.send('GET', '/api/auth/me')).status).toBe(401)
  expect((await first.send('DELETE', `/api/user/sessions/${id}`)).status).toBe(404)
  expect((await third.send('DELETE', '/api/user/sessions')).body).toEqual({ ended: 2 })
  expect((await third.send('GET', '/api/auth/me')).status).toBe(200)
  for (const gone of [first, fourth])
    expect((await gone.send('GET', '/api/auth/me')).status).toBe(401)
})

test('a changed password ends all other sessions and gives this one a new token', async () => {
  const reader = await app.newcomer()
  const other = app.browser()
  await other.send('POST', '/api/auth/login', { email: reader.email, password: goodPassword })
  const old = new Map(reader.cookies)
  const change = (currentPassword: string, newPassword: string) =>
    reader.send('POST', '/api/user/change-password', { currentPassword, newPassword })
  expect((await change('not my password', 'quite another one')).body.code).toBe('wrong-password')
  expect((await change(goodPassword, 'password1')).body.code).toBe('weak-password')
  expect((await change(goodPassword, goodPassword)).body.error).toContain('your password already')
  expect((await change(goodPassword, 'quite another one')).status).toBe(200)
  expect(reader.cookies.get(sessionCookie)).not.toBe(old.get(sessionCookie))
  expect((await reader.send('GET', '/api/auth/me')).status).toBe(200)
  expect((await other.send('GET', '/api/auth/me')).status).toBe(401)
  const thief = app.browser()
  thief.cookies.set(sessionCookie, old.get(sessionCookie) as string)
  expect((await thief.send('GET', '/api/auth/me')).status).toBe(401)
})

test.each([
  [13, 14, 200],
  [15, 15, 401],
])('unused for %i days: %i later, a session answers %i', async (days, _, status) => {
  const reader = await app.newcomer()
  const start = app.clock.now
  app.clock.now = new Date(start.getTime() + days * 86_400_000)
  expect((await reader.send('GET', '/api/auth/me')).status).toBe(status)
  app.clock.now = start
})

test('after ninety days even a session in use ends', async () => {
  const reader = await app.newcomer()
  const start = app.clock.now
  const statuses: number[] = []
  for (let day = 10; day <= 100; day += 10) {
    app.clock.now = new Date(start.getTime() + day * 86_400_000)
    statuses.push((await reader.send('GET', '/api/auth/me')).status)
  }
  app.clock.now = start
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 401, 401])
})

test.each([
  ['/api/auth/login', '/?auth=login'],
  ['/api/login?next=/pricing', '/?auth=login&next=%2Fpricing'],
  ['/api/login?next=/paper/x?v=2%23e=1-2', '/?auth=login&next=%2Fpaper%2Fx%3Fv%3D2%23e%3D1-2'],
  ['/api/login?next=//evil.example', '/?auth=login'],
  ['/api/login?next=/%5Cevil.example', '/?auth=login'],
  ['/api/login?next=/..//evil.example', '/?auth=login&next=%2Fevil.example'],
  ['/api/login?next=https://evil.example', '/?auth=login'],
  ['/api/login?next=javascript:alert(1)', '/?auth=login'],
])('%s leads to the dialog: %s', async (path, location) => {
  const { status, headers } = await app.browser().send('GET', path)
  expect([status, headers.get('location')]).toEqual([302, location])
})

test('what a browser asked before it signed in is the account’s, on every device', async () => {
  const { sql } = app.platform
  const stranger = app.browser()
  const form = new FormData()
  form.set(
    'file',
    new Blob(['<html><body><h1>Kept</h1><p>Some words.</p></body></html>']),
    'kept.html',
  )
  const upload = await fetch(`${app.address}/api/papers/import`, { method: 'POST', body: form })
  const [, token = ''] =
    /tessera_session=([\w-]{43})/.exec(upload.headers.get('set-cookie') ?? '') ?? []
  stranger.cookies.set('tessera_session', token)
  const { paperId } = (await upload.json()) as { paperId: string }
  await stranger.send('POST', '/api/auth/register', {
    email: 'kept@example.org',
    password: goodPassword,
  })
  expect((await stranger.send('GET', `/api/papers/${paperId}`)).status).toBe(200)
  // Whoever may have given the browser its cookie has no part in what it brought, nor in what it brings (T28).
  expect([...stranger.cookies.keys()]).not.toContain('tessera_session')
  const planter = await app.newcomer()
  planter.cookies.set('tessera_session', token)
  expect((await planter.send('GET', `/api/papers/${paperId}`)).status).toBe(404)
  await planter.send('POST', '/api/auth/logout')
  planter.cookies.set('tessera_session', token)
  expect((await planter.send('GET', `/api/papers/${paperId}`)).status).toBe(404)
  planter.cookies.set('tessera_session', token)
  await planter.send('POST', '/api/auth/login', { email: planter.email, password: goodPassword })
  expect((await planter.send('GET', `/api/papers/${paperId}`)).status).toBe(404)
  expect((await stranger.send('GET', `/api/papers/${paperId}`)).status).toBe(200)
  const elsewhere = app.browser()
  expect((await elsewhere.send('GET', `/api/papers/${paperId}`)).status).toBe(404)
  await elsewhere.send('POST', '/api/auth/login', {
    email: 'kept@example.org',
    password: goodPassword,
  })
  expect((await elsewhere.send('GET', `/api/papers/${paperId}`)).status).toBe(200)
  await stranger.send('POST', '/api/auth/logout')
  expect((await stranger.send('GET', `/api/papers/${paperId}`)).status).toBe(404)

  await sql`delete from users where lower(email) = 'kept@example.org'`
  expect(await sql`select id from papers where id = ${paperId}`).toHaveLength(0)
})

test('T28: where the address is https, cookies are Secure and carry __Host-; others count for nothing', async () => {
  const secure = await openAccountApp({}, { PUBLIC_URL: 'https://tessera.example' })
  try {
    const reader = await secure.newcomer()
    expect([...reader.cookies.keys()].toSorted()).toEqual([
      '__Host-tessera_account',
      '__Host-tessera_device',
    ])
    const { headers } = await reader.send('POST', '/api/auth/login', {
      email: reader.email,
      password: goodPassword,
    })
    for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/^__Host-.*; Secure; /)
    const form = new FormData()
    form.set(
      'file',
      new Blob(['<html><body><h1>Kept</h1><p>Some words.</p></body></html>']),
      'k.html',
    )
    const headersOf = { host: 'tessera.example', 'x-forwarded-proto': 'https' }
    const upload = await fetch(`${secure.address}/api/papers/import`, {
      method: 'POST',
      body: form,
      headers: { ...headersOf, cookie: `tessera_session=${'F'.repeat(43)}` },
    })
    expect(upload.headers.getSetCookie().join()).toMatch(/^__Host-tessera_session=.*; Secure; /)
    const planted = secure.browser()
    planted.cookies.set('tessera_account', reader.cookies.get('__Host-tessera_account') as string)
    expect((await planted.send('GET', '/api/auth/me')).status).toBe(401)
    expect((await reader.send('GET', '/dev/mail')).status).toBe(404)
  } finally {
    await secure.close()
  }
})

test('the outbox in the browser is for one’s own machine only: through a proxy there is nothing', async () => {
  const reader = await app.newcomer()
  expect((await reader.send('GET', '/dev/mail')).status).toBe(404)
  const near = await fetch(`${app.address}/dev/mail`)
  expect(await near.text()).toContain(`To: ${reader.email}`)
})

test('T23: nor is it for a page whose name a stranger pointed at this machine, on a server for a network', async () => {
  const open = await openAccountApp({}, { HOST: '0.0.0.0', PUBLIC_URL: '' })
  try {
    const asked = (host: string) => open.app.inject({ url: '/dev/mail', headers: { host } })
    expect((await asked('rebound.evil.example:3000')).statusCode).toBe(404)
    expect((await asked('127.evil.example:3000')).statusCode).toBe(404)
    expect((await asked('localhost:3000')).statusCode).toBe(200)
  } finally {
    await open.close()
  }
})
