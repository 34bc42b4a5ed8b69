import { expect, test } from 'vitest'
import { type Browser, goodPassword, type Person, useAccountApp } from './account-app.fixture.ts'
import { confirmationFor, lettersTo, resetLinkFor } from './outbox.fixture.ts'
import { secondFactor } from './second-factor.fixture.ts'

const app = useAccountApp()

const newPassword = 'quite another one'
const proof = { password: goodPassword }
let networks = 0
const newNetwork = () => `10.98.${++networks}.1`
const open = (browser: Browser, token: string) =>
  browser.send('POST', '/api/auth/verify-email', { token })
const confirmFrom = async (browser: Browser, email: string) =>
  expect((await open(browser, await confirmationFor(app, email))).status).toBe(200)
const signIn = (email: string, password: string, browser = app.browser()) =>
  browser.send('POST', '/api/auth/login', { email, password })

/** Chooses a new password by mail. @returns whether signing in with it asks for a code */
async function isAskedAfterReset(email: string, count = 1): Promise<boolean> {
  const token = await resetLinkFor(app, email, newNetwork(), count)
  const reset = { token, newPassword }
  const browser = app.browser(newNetwork())
  expect((await browser.send('POST', '/api/auth/reset-password', reset)).status).toBe(200)
  const { status, body } = await signIn(email, newPassword)
  expect(status).toBe(200)
  return body.twoFactorRequired === true
}

/** What Security says of a reset by mail. */
const whatSecuritySays = async (owner: Browser) =>
  (await owner.send('GET', '/api/auth/me')).body.user.resetEndsTwoFactor

const elsewhere = {
  'a browser that is not signed in': () => app.browser(),
  'somebody signed in to another account': () => app.newcomer(),
}

test.each(
  Object.entries(elsewhere).flatMap(([who, browser]) =>
    (['before', 'after'] as const).map((order) => ({ who, browser, order })),
  ),
)(
  'T27: whoever has the mailbox gets the account whose address $who confirmed $order a stranger set up codes',
  async ({ browser, order }) => {
    const squatter = await app.newcomer()
    if (order === 'before') await confirmFrom(await browser(), squatter.email)
    await secondFactor(app, squatter, proof)
    if (order === 'after') await confirmFrom(await browser(), squatter.email)
    expect(await isAskedAfterReset(squatter.email)).toBe(false)
  },
)

test('T27: nor does a factor keep them out where nobody confirmed the address', async () => {
  const squatter = await app.newcomer()
  await secondFactor(app, squatter, proof)
  expect(await isAskedAfterReset(squatter.email)).toBe(false)
})

test.each(['before', 'after'] as const)(
  'T34: a second factor outlives a reset when its owner confirmed the address signed in, %s setting it up',
  async (order) => {
    const owner = await app.newcomer()
    if (order === 'before') await confirmFrom(owner, owner.email)
    await secondFactor(app, owner, proof)
    if (order === 'after') await confirmFrom(owner, owner.email)
    expect(await whatSecuritySays(owner)).toBeNull()
    expect(await isAskedAfterReset(owner.email)).toBe(true)
    expect(await told(owner, 'two-factor-disabled')).toBe(0)
  },
)

test('T34: one set up with the password that was chosen by mail outlives the next reset', async () => {
  const owner = await app.newcomer()
  expect(await isAskedAfterReset(owner.email)).toBe(false)
  await signIn(owner.email, newPassword, owner)
  await secondFactor(app, owner, { password: newPassword })
  expect(await whatSecuritySays(owner)).toBeNull()
  expect(await isAskedAfterReset(owner.email, 2)).toBe(true)
})

test('T34: who confirmed the address elsewhere is told that codes end with a reset, and mends it by a fresh link', async () => {
  const owner = await app.newcomer()
  await confirmFrom(app.browser(), owner.email)
  await secondFactor(app, owner, proof)
  expect(await whatSecuritySays(owner)).toBe('mailbox-not-proved')
  expect((await owner.send('POST', '/api/user/verification')).status).toBe(200)
  expect((await open(owner, await confirmationFor(app, owner.email, 2))).status).toBe(200)
  expect(await whatSecuritySays(owner)).toBeNull()
  expect(await isAskedAfterReset(owner.email)).toBe(true)
})

test('T34: a link that was opened elsewhere is opened once more by who then signs in there, and by nobody else', async () => {
  const owner = await app.newcomer()
  const token = await confirmationFor(app, owner.email)
  const phone = app.browser()
  expect((await open(phone, token)).status).toBe(200)
  const { recoveryCodes } = await secondFactor(app, owner, proof)
  expect((await open(phone, token)).body.code).toBe('invalid-link')
  expect((await open(await app.newcomer(), token)).body.code).toBe('invalid-link')
  expect((await signIn(owner.email, goodPassword, phone)).body.twoFactorRequired).toBe(true)
  // The password alone is half a sign-in.
  expect((await open(phone, token)).body.code).toBe('invalid-link')
  await phone.send('POST', '/api/auth/login/2fa', { token: recoveryCodes[0] })
  expect((await open(phone, token)).status).toBe(200)
  expect(await whatSecuritySays(phone)).toBeNull()
  expect((await open(phone, token)).body.code).toBe('invalid-link')
  expect(await isAskedAfterReset(owner.email)).toBe(true)
})

test('T31: a password chosen by mail ends what was half signed in with the old one', async () => {
  const owner = await app.newcomer()
  await confirmFrom(owner, owner.email)
  const { recoveryCodes } = await secondFactor(app, owner, proof)
  const half = app.browser()
  expect((await signIn(owner.email, goodPassword, half)).body.twoFactorRequired).toBe(true)
  expect(await isAskedAfterReset(owner.email)).toBe(true)
  const step = await half.send('POST', '/api/auth/login/2fa', { token: recoveryCodes[0] })
  expect(step.status).toBe(401)
  expect((await half.send('GET', '/api/auth/me')).status).toBe(401)
})

test('T34: a link that is older than three days confirms nothing, nor for who is signed in', async () => {
  const start = app.clock.now
  const owner = await app.newcomer()
  const token = await confirmationFor(app, owner.email)
  app.clock.now = new Date(start.getTime() + 3 * 86_400_000)
  const answer = await open(owner, token)
  const { body } = await owner.send('GET', '/api/auth/me')
  app.clock.now = start
  expect(answer.body.code).toBe('invalid-link')
  expect(body.user.emailVerified).toBe(false)
})

test('T33: a stolen session that switches codes on without the password keeps nobody out; the owner is told', async () => {
  const owner = await app.newcomer()
  await confirmFrom(owner, owner.email)
  await secondFactor(app, owner)
  expect(await whatSecuritySays(owner)).toBe('set-up-without-password')
  expect(await isAskedAfterReset(owner.email)).toBe(false)
  await lettersTo(app, owner.email, /Two-factor authentication is off/)
  const browser = app.browser()
  await signIn(owner.email, newPassword, browser)
  const { body } = await browser.send('GET', '/api/user/security-events')
  expect(body.events.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['password-reset', 'two-factor-disabled']),
  )
})

test('where nothing is left to confirm no mail is sent', async () => {
  const owner = await app.newcomer()
  await confirmFrom(owner, owner.email)
  expect((await owner.send('POST', '/api/user/verification')).status).toBe(200)
  expect(await told(owner, 'verify-email')).toBe(1)
})

/** How many mails of a kind somebody got. */
async function told({ email }: Person, kind: string): Promise<number> {
  const mails = await app.platform
    .sql`select 1 from mails where recipient = ${email} and kind = ${kind}`
  return mails.length
}
