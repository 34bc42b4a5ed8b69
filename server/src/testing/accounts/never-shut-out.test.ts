import { expect, test } from 'vitest'
import {
  type Browser,
  deviceCookie,
  goodPassword,
  sessionCookie,
  useAccountApp,
} from './account-app.fixture.ts'
import { confirmationFor, lettersTo, resetLinkFor } from './outbox.fixture.ts'

const app = useAccountApp()

const invented = 'x'.repeat(43)
const reset = (browser: Browser, token: string) =>
  browser.send('POST', '/api/auth/reset-password', { token, newPassword: 'quite another one' })
const verify = (browser: Browser, token: string) =>
  browser.send('POST', '/api/auth/verify-email', { token })
const forgot = (browser: Browser, email: string) =>
  browser.send('POST', '/api/auth/forgot-password', { email })

async function until429(ask: () => Promise<{ readonly status: number }>): Promise<number> {
  for (let asked = 0; asked < 200; asked++) if ((await ask()).status === 429) return asked
  throw new Error('Nobody was stopped.')
}

test('T26: a good link is opened in a network whose tries of links are used up', async () => {
  const network = '112.1.1.1'
  const { email } = await app.newcomer()
  const neighbour = app.browser('112.1.1.2')
  const token = await resetLinkFor(app, email, '112.1.2.1')
  const confirmation = await confirmationFor(app, email)
  expect(await until429(() => reset(neighbour, invented))).toBe(30)
  expect((await verify(neighbour, invented)).status).toBe(429)
  const owner = app.browser(network)
  expect((await verify(owner, confirmation)).status).toBe(200)
  expect((await reset(owner, token)).status).toBe(200)
  expect((await reset(owner, token)).status).toBe(429)
})

test('T26: a device that is known gets a link while its network may ask for no more; the mailbox has its budget', async () => {
  const network = '112.2.1.1'
  const owner = await app.newcomer()
  await owner.send('POST', '/api/auth/logout')
  const here = app.browser(network)
  here.cookies.set(deviceCookie, owner.cookies.get(deviceCookie) ?? '')
  const neighbour = app.browser(network)
  await until429(() => forgot(neighbour, 'nobody-there@example.org'))
  expect((await forgot(neighbour, owner.email)).status).toBe(429)
  for (const _ of [1, 2, 3, 4, 5]) expect((await forgot(here, owner.email)).status).toBe(200)
  const waiting = () => app.platform.sql`
    select 1 from graphile_worker.jobs where task_identifier = 'mail-reset-link'`
  await expect.poll(async () => (await waiting()).length).toBe(0)
  const links = await lettersTo(app, owner.email, /Reset your Tessera password/)
  expect(links.length).toBeLessThanOrEqual(3)
  // Known for one account is known for no other, and whether there is one is told to nobody.
  const other = await app.newcomer()
  const [known, unknown] = [await forgot(here, other.email), await forgot(here, 'no@example.org')]
  expect([known.status, unknown.status]).toEqual([429, 429])
  expect(known.body.error).toBe(unknown.body.error)
})

test('T26, T48: what a network has mailed to addresses is one budget; beside it an account may have its address confirmed twice in 30 days', async () => {
  const network = '112.3.1.1'
  const register = (n: number) =>
    app.browser(network).send('POST', '/api/auth/register', {
      email: `budget-${n}@example.org`,
      password: goodPassword,
    })
  const reader = app.browser(network)
  const email = 'budget@example.org'
  await reader.send('POST', '/api/auth/register', { email, password: goodPassword })
  for (let n = 1; n < 50; n++) expect((await register(n)).status).toBe(201)
  const again = () => reader.send('POST', '/api/user/verification')
  expect((await again()).status).toBe(200)
  expect(await until429(() => forgot(app.browser(network), 'budget-1@example.org'))).toBe(49)
  expect((await register(99)).status).toBe(429)
  expect((await again()).status).toBe(200)
  app.clock.now = new Date(app.clock.now.getTime() + 60 * 60_000)
  expect(await until429(() => forgot(app.browser(network), 'budget-1@example.org'))).toBe(100)
  const answers = [await again(), await again()]
  expect(answers.map(({ status }) => status)).toEqual([200, 429])
})

test('T26: a flood from the next desk refuses neither who is signed in nor a device that somebody signed in on', async () => {
  const network = '112.4.1.1'
  const owner = await app.newcomer()
  const signedIn = app.browser(network)
  signedIn.cookies.set(sessionCookie, owner.cookies.get(sessionCookie) ?? '')
  const known = app.browser(network)
  known.cookies.set(deviceCookie, owner.cookies.get(deviceCookie) ?? '')
  // One after the other: the plugin reads what it has counted a moment after it counts.
  async function refusedOf(times: number, cookie: (n: number) => string): Promise<number> {
    let refused = 0
    for (let n = 0; n < times; n++) {
      const headers = { 'x-forwarded-for': network, cookie: cookie(n) }
      const { statusCode } = await app.app.inject({ url: '/api/auth/me', headers })
      if (statusCode === 429) refused++
      // Nothing else makes the server's event loop turn: its timers and connections would all wait for the flood's end.
      await new Promise(setImmediate)
    }
    return refused
  }
  // Half of it with devices that somebody invented, each another one: all of them are one address.
  const anyDevice = (n: number) =>
    n % 2 ? `${deviceCookie}=${`${n}${invented}`.slice(0, 43)}` : ''
  expect(await refusedOf(1_201, anyDevice)).toBe(1)
  const signIn = (browser: Browser) =>
    browser.send('POST', '/api/auth/login', { email: owner.email, password: goodPassword })
  expect((await signIn(app.browser(network))).status).toBe(429)
  expect((await signedIn.send('GET', '/api/auth/me')).status).toBe(200)
  expect((await signIn(known)).status).toBe(200)
  // Signing in again and again brings tokens, and no second share.
  const harvested: string[] = []
  for (const _ of [1, 2, 3]) {
    expect((await signIn(known)).status).toBe(200)
    harvested.push(known.cookies.get(deviceCookie) ?? '')
  }
  expect(new Set(harvested).size).toBe(3)
  // A device has a share, and no more than that.
  expect(await refusedOf(1_204, (n) => `${deviceCookie}=${harvested[n % 3]}`)).toBeGreaterThan(3)
})
