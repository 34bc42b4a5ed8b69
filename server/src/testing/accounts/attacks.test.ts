import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Browser,
  deviceCookie,
  goodPassword,
  openAccountApp,
  sessionCookie,
  useAccountApp,
} from './account-app.fixture.ts'
import { newSoftPasskey } from './authenticator.fixture.ts'

const app = useAccountApp()
let owner: Browser & { readonly email: string }
let other: Browser & { readonly email: string }
beforeAll(async () => {
  owner = await app.newcomer()
  other = await app.newcomer()
})

const foreignId = '01a20000-0000-7000-8000-000000000001'

/** Every address for an account's owner, with a body that is well formed. Held complete by the test below. */
const ownersRoutes: readonly (readonly [string, string, Record<string, unknown>?])[] = [
  ['GET', '/api/auth/me'],
  ['PUT', '/api/user/profile', { firstName: 'Zoe' }],
  ['POST', '/api/user/change-password', { currentPassword: 'x', newPassword: 'quite another one' }],
  ['GET', '/api/user/sessions'],
  ['DELETE', '/api/user/sessions'],
  ['DELETE', `/api/user/sessions/${foreignId}`],
  ['POST', '/api/user/2fa/setup'],
  ['POST', '/api/user/2fa/enable', { token: '123456' }],
  ['POST', '/api/user/2fa/disable', { token: '123456', password: 'x' }],
  ['POST', '/api/user/2fa/recovery-codes', { token: '123456', password: 'x' }],
  ['GET', '/api/user/passkeys'],
  ['POST', '/api/user/passkeys/options', { password: 'x' }],
  ['POST', '/api/user/passkeys', { made: newSoftPasskey().create({ challenge: 'x' }) }],
  ['POST', `/api/user/passkeys/${foreignId}/remove`, { password: 'x' }],
  ['POST', '/api/user/verification'],
  ['GET', '/api/user/security-events'],
  ['GET', '/api/user/export'],
  ['POST', '/api/user/delete', { password: 'x' }],
]

test('T36: no address for owners is missing from this list', () => {
  const { paths } = app.app.swagger() as { paths: Record<string, Record<string, unknown>> }
  const described = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/user/') || path === '/api/auth/me')
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
  const listed = ownersRoutes.map(
    ([method, path]) => `${method} ${path.replace(foreignId, '{id}')}`,
  )
  expect(listed.toSorted()).toEqual(described.toSorted())
})

/** Credentials that open nothing. */
const strangers: readonly (readonly [
  string,
  () => Record<string, string> | Promise<Record<string, string>>,
])[] = [
  ['no cookie', () => ({})],
  ['a made-up token', () => ({ [sessionCookie]: 'A'.repeat(43) })],
  ['a token that is none', () => ({ [sessionCookie]: "' or 1=1 --" })],
  ['the device token only', () => ({ [deviceCookie]: owner.cookies.get(deviceCookie) ?? '' })],
  [
    'the device token as session',
    () => ({ [sessionCookie]: owner.cookies.get(deviceCookie) ?? '' }),
  ],
  [
    'the session token under the name of the browser’s session',
    () => ({ tessera_session: owner.cookies.get(sessionCookie) ?? '' }),
  ],
  [
    'an invented half sign-in',
    async () => {
      const token = 'P'.repeat(43)
      return { tessera_pending: token, [sessionCookie]: token }
    },
  ],
  [
    'the id of a session',
    async () => {
      const { body } = await owner.send('GET', '/api/user/sessions')
      return { [sessionCookie]: body[0].id }
    },
  ],
  [
    'the stored hash of a session',
    async () => {
      const [row] = await app.platform.sql`select session_token from login_sessions limit 1`
      return { [sessionCookie]: String(row?.session_token).slice(0, 43) }
    },
  ],
]

describe.each(strangers)('T31, T36: with %s', (_, cookiesOf) => {
  test.each(ownersRoutes.map(([method, path, body]) => ({ method, path, body })))(
    '$method $path is refused',
    async ({ method, path, body }) => {
      const browser = app.browser()
      for (const [name, value] of Object.entries(await cookiesOf()))
        browser.cookies.set(name, value)
      const { status, body: said } = await browser.send(method, path, body)
      expect([status, said.code]).toEqual([401, 'unauthenticated'])
    },
  )
})

test('T36: somebody else’s session cannot be ended, and is not told to exist', async () => {
  const { body } = await other.send('GET', '/api/user/sessions')
  for (const id of [body[0].id, foreignId, '1', '..%2f', "'; drop table users --"]) {
    const { status } = await owner.send('DELETE', `/api/user/sessions/${encodeURIComponent(id)}`)
    expect(status).toBe(404)
  }
  expect((await other.send('GET', '/api/auth/me')).status).toBe(200)
})

test.each([
  'id',
  'email',
  'passwordHash',
  'password_hash',
  'emailVerified',
  'twoFactorEnabled',
  'twoFactorSecret',
  'twoFactorPending',
  'stripeCustomerId',
  'subscriptionStatus',
  'subscriptionPlan',
  'subscriptionId',
  'subscriptionEndsAt',
  'createdAt',
  'updatedAt',
  'deleteAfter',
  'profileImageUrl',
  'role',
  'isAdmin',
  '__proto__x',
  'constructor',
  'user',
  'userId',
  'recoverySalt',
])('T37: %s in a profile, a registration or a sign-in changes nothing', async (field) => {
  const read = () => app.platform.sql`select * from users where email = ${owner.email}`
  const before = await read()
  const extra = { [field]: 'active' }
  const answers = [
    await owner.send('PUT', '/api/user/profile', { firstName: 'Eve', ...extra }),
    await app
      .browser()
      .send('POST', '/api/auth/login', { email: owner.email, password: goodPassword, ...extra }),
    ...(field === 'email'
      ? []
      : [
          await app.browser().send('POST', '/api/auth/register', {
            email: 'mass@example.org',
            password: goodPassword,
            ...extra,
          }),
        ]),
  ]
  if (field !== 'email') expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  else expect(answers[0]?.status).toBe(400)
  expect(await read()).toEqual(before)
  expect(await app.platform.sql`select 1 from users where email = 'mass@example.org'`).toHaveLength(
    0,
  )
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister host', { 'sec-fetch-site': 'same-site' }],
  ['an origin without fetch metadata', { origin: 'https://evil.example' }],
  ['the origin "null"', { origin: 'null' }],
  ['an origin that begins like ours', { origin: 'http://localhost:3000.evil.example' }],
  ['an origin of another port', { origin: 'http://localhost:3001' }],
] as const)('T30: %s can do nothing in the reader’s name', async (_, headers) => {
  for (const [method, path, body] of ownersRoutes.filter(([method]) => method !== 'GET')) {
    const { status } = await owner.send(method, path, body, headers)
    expect([method, path, status]).toEqual([method, path, 403])
  }
  for (const path of [
    '/api/auth/login',
    '/api/auth/register',
    '/api/auth/logout',
    '/api/auth/forgot-password',
  ])
    expect((await owner.send('POST', path, {}, headers)).status).toBe(403)
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json+x',
  '',
])('T30: a body of type "%s" is refused', async (type) => {
  const { status } = await owner.send('PUT', '/api/user/profile', '{"firstName":"Eve"}', {
    'content-type': type,
  })
  expect([400, 415]).toContain(status)
  expect((await owner.send('GET', '/api/auth/me')).body.user.firstName).not.toBe('Eve')
})

test.each([
  '/api/auth/logout',
  '/api/user/sessions',
  '/api/user/2fa/setup',
  '/api/user/delete',
  '/api/user/profile',
])('T30: GET %s changes nothing', async (path) => {
  const { status } = await owner.send('GET', path)
  expect([200, 404]).toContain(status)
  expect((await owner.send('GET', '/api/auth/me')).status).toBe(200)
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
  await reader.send('DELETE', '/api/user/sessions')
  endedAt = performance.now()
  await Promise.all(asking)
  const after = asked.filter(({ at }) => at > endedAt)
  expect(asked.some(({ status }) => status === 200)).toBe(true)
  expect(after.length).toBeGreaterThanOrEqual(15)
  expect(after.filter(({ status }) => status !== 401)).toEqual([])
})

const guess = (browser: Browser, email: string, password = 'a guess of mine') =>
  browser.send('POST', '/api/auth/login', { email, password })

test('T25, T26: one thousand addresses that guess one password check ten; the owner’s device gets in all the same', async () => {
  const victim = await app.newcomer()
  await victim.send('POST', '/api/auth/logout')
  const statuses: number[] = []
  for (let batch = 0; batch < 40; batch++) {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, i) => guess(app.browser(`100.${batch}.${i}.1`), victim.email)),
    )
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(990)
  expect((await guess(app.browser('100.200.1.1'), victim.email, goodPassword)).status).toBe(429)
  expect((await guess(victim, victim.email, goodPassword)).status).toBe(200)
})

test('T25: one network that guesses at many accounts is stopped after fifty, and waits a quarter of an hour', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 60; i++)
    statuses.push((await guess(app.browser(`100.250.9.${i}`), `victim-${i}@example.org`)).status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(50)
  const { headers } = await guess(app.browser('100.250.9.9'), 'one-more@example.org')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
  app.clock.now = new Date(app.clock.now.getTime() + 15 * 60_000 + 1_000)
  expect((await guess(app.browser('100.250.9.9'), 'one-more@example.org')).status).toBe(401)
})

test('T25: of thirty guesses at the same moment ten are checked', async () => {
  const { email } = await app.newcomer()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) => guess(app.browser(`101.1.${i}.1`), email)),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
})

test('T26: a device that is known for one account is none for another', async () => {
  const victim = await app.newcomer()
  const answers: number[] = []
  for (let i = 0; i < 12; i++) answers.push((await guess(owner, victim.email)).status)
  expect(answers.filter((status) => status === 401)).toHaveLength(10)
})

test('T27: a wrong password and an unknown address read the same', async () => {
  const known = await guess(app.browser('102.1.1.1'), owner.email)
  const unknown = await guess(app.browser('102.1.2.1'), 'nobody-at-all@example.org')
  const plain = ({ status, body, headers }: typeof known) => ({
    status,
    error: body.error,
    code: body.code,
    headers: [...headers.keys()].filter((name) => name !== 'date').toSorted(),
  })
  expect(plain(known)).toEqual(plain(unknown))
})

test('T27: few registrations tell from one network that an address is taken', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 8; i++)
    statuses.push(
      (
        await app
          .browser('103.1.1.1')
          .send('POST', '/api/auth/register', { email: owner.email, password: goodPassword })
      ).status,
    )
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429, 429, 429])
})

test.each([
  ['a megabyte', 'x'.repeat(1_000_000), 413],
  ['257 characters', 'x'.repeat(257), 400],
  ['a number', 12_345_678, 400],
  ['a list', ['password'], 400],
  ['an object', { $ne: '' }, 400],
  ['null', null, 400],
])('T38: %s as a password is refused', async (_, password, status) => {
  const answer = await app
    .browser('104.1.1.1')
    .send('POST', '/api/auth/login', { email: owner.email, password })
  expect(answer.status).toBe(status)
})

test('T38: of a flood, what has no room is refused at once, politely, and counts as no try', async () => {
  const passwordCost = { memoryCost: 19_456, timeCost: 8, parallelism: 1 }
  const narrow = await openAccountApp({ passwordCost, hashing: { atOnce: 1, waiting: 1 } })
  try {
    const tries = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        fetch(`${narrow.address}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `105.1.${n}.1` },
          body: JSON.stringify({ email: 'victim@example.org', password: goodPassword }),
        }),
      ),
    )
    const refused = tries.filter(({ status }) => status === 503)
    const checked = tries.filter(({ status }) => status === 401)
    expect(refused.length + checked.length).toBe(40)
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers } of refused) expect(headers.get('retry-after')).toBe('2')
    expect(await refused[0]?.json()).toMatchObject({ code: 'busy' })
    const [most] = await narrow.platform.sql`select max(count) as count from attempt_counts`
    expect(most?.count).toBe(checked.length)
    expect((await fetch(`${narrow.address}/api/site`)).status).toBe(200)
  } finally {
    await narrow.close()
  }
})

test.each([
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Original-URL',
  'X-HTTP-Method-Override',
  'X-User-Id',
  'Authorization',
])('T36: the header %s opens no account', async (name) => {
  const { status } = await app.browser().send('GET', '/api/auth/me', undefined, { [name]: 'admin' })
  expect(status).toBe(401)
})

test('T37: no answer to the owner carries a secret', async () => {
  const answers = await Promise.all(
    [
      '/api/auth/me',
      '/api/user/sessions',
      '/api/user/security-events',
      '/api/user/export',
      '/',
    ].map((path) => owner.send('GET', path)),
  )
  const [user] = await app.platform.sql`select * from users where email = ${owner.email}`
  for (const { text } of answers) {
    expect(text).not.toContain('argon2')
    expect(text).not.toMatch(
      /passwordHash|twoFactorSecret|sessionToken|stripeCustomerId|recoverySalt/,
    )
    expect(text).not.toContain(String(user?.password_hash))
    for (const token of owner.cookies.values()) expect(text).not.toContain(token)
  }
})
