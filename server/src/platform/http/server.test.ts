import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '../errors.ts'
import { createLog } from '../log.ts'
import { type AppServer, createHttpServer } from './server.ts'
import { requireSession, sessionOf } from './session.ts'

const logged: string[] = []
const webFolder = mkdtempSync(join(tmpdir(), 'tessera-web-'))
let databaseAnswers = true
let app: AppServer

beforeAll(async () => {
  mkdirSync(join(webFolder, 'assets'))
  writeFileSync(join(webFolder, 'assets/app-abc.js'), 'export {}')
  writeFileSync(
    join(webFolder, 'index.html'),
    '<html><head><script>dark()</script></head><div id="root"></div></html>',
  )
  app = await createHttpServer({
    log: createLog('info', { write: (line) => void logged.push(line) }),
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    publicUrlGiven: false,
    trustedProxies: [],
    webFolder,
    version: '0.0.0',
    // Other tests share the process and the machine: how busy it is, is no question here.
    mostLagMs: Number.POSITIVE_INFINITY,
    mostMemoryBytes: Number.POSITIVE_INFINITY,
    health: { database: async () => databaseAnswers, draining: () => false },
    routes: [
      (server) => {
        server.post(
          '/api/echo',
          { schema: { body: z.object({ n: z.number('Give a number.') }) } },
          async ({ body }) => body,
        )
        server.post('/api/refresh', async () => ({ refreshed: true }))
        server.get(
          '/api/leaky',
          { schema: { response: { 200: z.object({ a: z.string() }) } } },
          async () => ({ a: 'x', passwordHash: 'canary' }),
        )
        server.get('/api/broken', async () => {
          throw new Error('secret detail /etc/passwd')
        })
        server.get('/api/refused', async () => {
          throw new AppError('paper-not-found', 'There is no such paper.')
        })
        server.get('/api/away', async () => {
          throw Object.assign(new Error('connect'), { code: 'ENOENT', syscall: 'connect' })
        })
        server.post('/api/mine', async (request, reply) => ({
          before: sessionOf(request),
          session: requireSession(request, reply),
          again: sessionOf(request),
        }))
        server.get(
          '/api/id/:id',
          { schema: { params: z.object({ id: z.string() }) } },
          async ({ params }) => params,
        )
      },
    ],
    renderPage: async (request, page) => ({ status: 200, html: page.replace('root', request.url) }),
  })
})
afterAll(async () => {
  await app.close()
  rmSync(webFolder, { recursive: true })
})

const post = (headers: Record<string, string>, payload: object | string = { n: 1 }) =>
  app.inject({
    method: 'POST',
    url: '/api/echo',
    headers: { host: 'localhost:3000', ...headers },
    payload,
  })

test('an error is one sentence, a code and a request id; nothing of an unforeseen one leaks', async () => {
  const refused = await app.inject('/api/refused')
  expect(refused.statusCode).toBe(404)
  expect(refused.json()).toEqual({
    error: 'There is no such paper.',
    code: 'paper-not-found',
    requestId: refused.headers['x-request-id'],
  })
  const broken = await app.inject('/api/broken')
  expect(broken.statusCode).toBe(500)
  expect(broken.body).not.toContain('passwd')
  expect(broken.json().code).toBe('internal')
  expect(logged.join()).toContain('secret detail')
})

test('a database that is away is an honest 503 with Retry-After, never a 500', async () => {
  const away = await app.inject('/api/away')
  expect([away.statusCode, away.headers['retry-after'], away.json().code]).toEqual([
    503,
    '1',
    'busy',
  ])
})

test.each([
  ['{"n":"x"}', 400, 'Give a number.'],
  ['{"n":', 400, 'The body of the request is not valid JSON.'],
  ['', 400, 'The request has no body.'],
  [`{"n":"${'x'.repeat(200_000)}"}`, 413, 'This request is larger than allowed.'],
  ['{"n":1,"__proto__":{"polluted":1}}', 400, 'The body of the request is not valid JSON.'],
])('a wrong body gets its status and one clear sentence (%#)', async (body, status, sentence) => {
  const answer = await post({ 'content-type': 'application/json' }, body)
  expect([answer.statusCode, answer.json().error]).toEqual([status, sentence])
})

test('where no body is wanted, none is needed, whatever type the request names', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/refresh',
    headers: { host: 'localhost:3000', 'content-type': 'application/json' },
  })
  expect([answer.statusCode, answer.json()]).toEqual([200, { refreshed: true }])
})

test('a form post is refused: only JSON changes anything', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
    expect((await post({ 'content-type': type }, 'n=1')).statusCode).toBe(415)
})

test('an unknown address below /api is JSON, elsewhere the page; a broken one is a 400', async () => {
  expect((await app.inject('/api/nothing')).json().code).toBe('not-found')
  expect((await app.inject({ method: 'DELETE', url: '/discover' })).json().code).toBe('not-found')
  const page = await app.inject('/paper/10.1038%2Fnature14539')
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.body).toContain('/paper/10.1038%2Fnature14539')
  expect((await app.inject('/%zz')).statusCode).toBe(400)
  expect((await app.inject('/assets/gone.js')).statusCode).toBe(404)
})

// Who sends it × what the browser says of it → whether it is carried out (threat T30).
test.each([
  [{}, 200],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'none' }, 200],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, 403],
  [{ origin: 'http://localhost:3000' }, 200],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://localhost:3000.evil.example' }, 403],
])('a write with %o is answered %i', async (headers, status) => {
  expect((await post({ ...headers } as Record<string, string>)).statusCode).toBe(status)
})

test.each([
  ['localhost:3000', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['rebound.evil.example', 421],
  ['127.evil.example', 421],
])('the name %s is answered %i', async (host, status) => {
  expect((await post({ host })).statusCode).toBe(status)
})

test('every answer carries the protecting headers, and the page may run its own script only', async () => {
  for (const url of ['/', '/api/nothing', '/api/broken', '/assets/app-abc.js']) {
    const { headers } = await app.inject(url)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-")
    expect(policy).not.toContain("'unsafe-eval'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test('files with a hash in their name are kept for ever; answers of the API are not kept', async () => {
  expect((await app.inject('/assets/app-abc.js')).headers['cache-control']).toContain('immutable')
  expect((await app.inject('/api/leaky')).headers['cache-control']).toBe('private, no-store')
})

test('a field that the schema does not name never leaves the server', async () => {
  expect((await app.inject('/api/leaky')).body).not.toContain('canary')
})

test('a session begins only when it is needed, is kept hashed, and cannot be chosen', async () => {
  const first = await app.inject({ method: 'POST', url: '/api/mine' })
  const cookie = first.cookies[0]
  expect(cookie).toMatchObject({
    name: 'tessera_session',
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  })
  expect(first.json()).toEqual({
    before: null,
    session: first.json().again,
    again: first.json().session,
  })
  expect(first.json().session).not.toContain(cookie?.value)
  const second = await app.inject({
    method: 'POST',
    url: '/api/mine',
    cookies: { tessera_session: cookie?.value ?? '' },
  })
  expect(second.json().session).toBe(first.json().session)
  expect(second.cookies).toEqual([])
  const forged = await app.inject({
    method: 'POST',
    url: '/api/mine',
    cookies: { tessera_session: 'short' },
  })
  expect(forged.json().before).toBeNull()
})

test('health: alive without the database, ready only with it', async () => {
  databaseAnswers = false
  expect((await app.inject('/livez')).statusCode).toBe(200)
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  databaseAnswers = true
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  expect((await app.inject('/metrics')).body).toContain('tessera_http_request_duration_seconds')
  expect(
    (await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '1.2.3.4' } })).statusCode,
  ).toBe(404)
})

test('the API describes itself', async () => {
  const api = (await app.inject('/api/openapi.json')).json()
  expect(Object.keys(api.paths)).toContain('/api/echo')
  expect((await app.inject('/api/docs/')).statusCode).toBe(200)
})

test.each([
  ['/api/leaky', '203.0.113.9'],
  ['/%61pi/leaky', '203.0.113.10'],
])(
  '%s: too many requests from one address get 429 with a time to wait',
  async (url, remoteAddress) => {
    const burst = []
    for (let n = 0; n < 1_210; n++) burst.push(await app.inject({ url, remoteAddress }))
    const limited = burst.filter(({ statusCode }) => statusCode === 429)
    expect(limited.length).toBe(10)
    expect(limited[0]?.json().code).toBe('rate-limited')
    expect(Number(limited[0]?.headers['retry-after'])).toBeGreaterThan(0)
  },
)

test.each(['/api/leaky', '/%61pi/leaky', '/api/nothing'])(
  'nobody keeps what %s answers',
  async (url) => {
    expect((await app.inject(url)).headers['cache-control']).toContain('no-store')
  },
)

test('an identifier may be long', async () => {
  const id = 'x'.repeat(300)
  expect((await app.inject(`/api/id/${id}`)).json()).toEqual({ id })
})
