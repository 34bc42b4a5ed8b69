import { beforeAll, expect, test } from 'vitest'
import {
  type Browser,
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
  await reader.send('DELETE', '/api/user/sessions')
  endedAt = performance.now()
  await Promise.all(asking)
  const after = asked.filter(({ at }) => at > endedAt)
  expect(asked.some(({ status }) => status === 200)).toBe(true)
  expect(after.length).toBeGreaterThanOrEqual(15)
  expect(after.filter(({ status }) => status !== 401)).toEqual([])
})
