import { beforeAll, describe, expect, test } from 'vitest'
import {
  deviceCookie,
  goodPassword,
  type Person,
  sessionCookie,
  useAccountApp,
} from './account-app.fixture.ts'
import { foreignId, ownersRoutes } from './owners-routes.fixture.ts'
import { secondFactor } from './second-factor.fixture.ts'

const app = useAccountApp()
let owner: Person
let other: Person
/** Of a sign-in that waits for its code. */
let pending: string
beforeAll(async () => {
  owner = await app.newcomer()
  other = await app.newcomer()
  const careful = await app.newcomer()
  await secondFactor(app, careful)
  const half = app.browser()
  const { email } = careful
  await half.send('POST', '/api/auth/login', { email, password: goodPassword })
  pending = half.cookies.get('tessera_pending') ?? ''
})

test('T31: the half sign-in of these tests is a real one', async () => {
  const rows = await app.platform.sql`select 1 from pending_sign_ins`
  expect([pending.length, rows.length]).toEqual([43, 1])
})

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

/** What the same request brings the owner. A refusal is one of the request, never of the owner. */
const toOwner: Readonly<Record<string, readonly [number, string?]>> = {
  [`DELETE /api/user/sessions/${foreignId}`]: [404, 'not-found'],
  [`DELETE /api/user/trusted-devices/${foreignId}`]: [404, 'not-found'],
  'POST /api/user/2fa/enable': [409, 'conflict'],
  'POST /api/user/2fa/disable': [409, 'conflict'],
  'POST /api/user/2fa/recovery-codes': [409, 'conflict'],
  'POST /api/user/passkeys': [400, 'invalid-passkey'],
  [`POST /api/user/passkeys/${foreignId}/remove`]: [404, 'not-found'],
}

test.each(ownersRoutes.map(([method, path, body]) => ({ method, path, body })))(
  'T36: $method $path is the owner’s to ask',
  async ({ method, path, body }) => {
    const reader = await app.newcomer()
    const [status, code] = toOwner[`${method} ${path}`] ?? [200]
    const answer = await reader.send(method, path, body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  },
)

test('T36: what is told to one account names nothing of another', async () => {
  function pass(): void {
    app.clock.now = new Date(app.clock.now.getTime() + 1_000)
  }
  pass()
  const one = await app.newcomer()
  await one.send('PUT', '/api/user/profile', { firstName: 'Somebody' })
  pass()
  const two = await app.newcomer()
  pass()
  await one.send('PUT', '/api/user/profile', { firstName: 'Somebody else' })
  const { body } = await one.send('GET', '/api/user/export')
  expect(body.securityEvents).toHaveLength(4)
  const ids = [body.profile.id, body.profile.email, body.sessions[0].id]
  ids.push(...body.securityEvents.map(({ id }: { id: string }) => id))
  pass()
  for (const [, path] of ownersRoutes.filter(([method]) => method === 'GET')) {
    const { status, text } = await two.send('GET', path)
    expect(status).toBe(200)
    for (const id of ids) expect(text, path).not.toContain(id)
  }
  // Events of the first stand before and behind the second's one.
  const events = async (search = '') =>
    (await two.send('GET', `/api/user/security-events${search}`)).body.events
  expect(await events()).toMatchObject([{ kind: 'data-downloaded' }, { kind: 'registered' }])
  expect(await events(`?cursor=${body.securityEvents[0].id}`)).toMatchObject([
    { kind: 'registered' },
  ])
})

/** The token of a half sign-in, in its own cookie and in that of a session. */
const asPending = (token: string) => ({ tessera_pending: token, [sessionCookie]: token })

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
  ['an invented half sign-in', () => asPending('P'.repeat(43))],
  ['a real half sign-in, whose password was right', () => asPending(pending)],
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

describe.each(strangers)('T31, T36: with %s', (who, cookiesOf) => {
  test.each(ownersRoutes.map(([method, path, body]) => ({ method, path, body })))(
    '$method $path is refused',
    async ({ method, path, body }) => {
      // A network of its own for each: none is stopped by how often the others asked.
      const browser = app.browser(`109.1.${strangers.findIndex(([name]) => name === who)}.1`)
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

test.each(
  ownersRoutes.filter(([method]) => method !== 'GET').map(([method, path]) => [method, path]),
)(
  'T36: %s %s tells a stranger with an empty body to sign in, and no name of a field',
  async (method, path) => {
    const { status, body } = await app.browser().send(method, path, {})
    expect([status, body.code]).toEqual([401, 'unauthenticated'])
  },
)
