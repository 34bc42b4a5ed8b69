import { beforeAll, expect, test } from 'vitest'
import { openAccountApp, type Person, useAccountApp } from './account-app.fixture.ts'
import { ownersRoutes } from './owners-routes.fixture.ts'

const app = useAccountApp()
let owner: Person
beforeAll(async () => {
  owner = await app.newcomer()
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

test('T30: where the site is https, a page of the same name that came without it is another site', async () => {
  const secure = await openAccountApp({}, { PUBLIC_URL: 'https://tessera.example' })
  const write = (origin: string) =>
    secure.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { host: 'tessera.example', origin },
    })
  expect((await write('http://tessera.example')).statusCode).toBe(403)
  expect((await write('https://tessera.example')).statusCode).toBe(200)
  await secure.close()
})

/** Every address of accounts that takes a body. */
const bodies = [
  ...ownersRoutes.flatMap(([method, path, body]) => (body ? [[method, path] as const] : [])),
  ...['login', 'login/2fa', 'register', 'forgot-password', 'reset-password', 'verify-email'].map(
    (name) => ['POST', `/api/auth/${name}`] as const,
  ),
]

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json+x',
  '',
])('T30: a body of type "%s" is refused', async (type) => {
  for (const [method, path] of bodies) {
    const { status, body } = await owner.send(method, path, '{"firstName":"Eve"}', {
      'content-type': type,
    })
    expect([path, status, body.code]).toEqual([path, 415, 'unsupported-type'])
    expect(body.error).toBe('This request has a type that is not understood here. Send JSON.')
  }
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
