import { expect, test } from 'vitest'
import { type Browser, goodPassword, type Person, useAccountApp } from './account-app.fixture.ts'
import { askInTurn } from './held-account.fixture.ts'
import { passkeyCookie, passkeyHolders, proof } from './passkey-holders.fixture.ts'
import { secondFactor } from './second-factor.fixture.ts'

const app = useAccountApp()
const { holder } = passkeyHolders(app)

interface Entry {
  readonly owner: Person
  /** What asks for the deletion. */
  readonly leaving: { readonly password: string; readonly token?: string | undefined }
  readonly elsewhere: Browser
  readonly path: string
  readonly body: Record<string, unknown>
}

/** Ways in, each as far as it goes without the account's lock. */
const entries: Record<string, () => Promise<Entry>> = {
  'the password': async () => {
    const owner = await app.newcomer()
    const body = { email: owner.email, password: goodPassword }
    const elsewhere = app.browser()
    return { owner, leaving: proof, elsewhere, path: '/api/auth/login', body }
  },
  'the second step': async () => {
    const owner = await app.newcomer()
    const { recoveryCodes } = await secondFactor(app, owner)
    const elsewhere = app.browser()
    await elsewhere.send('POST', '/api/auth/login', { email: owner.email, ...proof })
    const [first, second] = recoveryCodes
    const leaving = { ...proof, token: first }
    return { owner, leaving, elsewhere, path: '/api/auth/login/2fa', body: { token: second } }
  },
  'a passkey': async () => {
    const owner = await holder()
    const { passkey, userHandle } = owner
    const elsewhere = app.browser()
    const { body: asked } = await elsewhere.send('POST', '/api/auth/passkey/options')
    expect(elsewhere.cookies.has(passkeyCookie)).toBe(true)
    const body = passkey.get({ challenge: asked.challenge, userHandle, counter: 2 })
    return { owner, leaving: proof, elsewhere, path: '/api/auth/passkey', body }
  },
}

const isIn = async (browser: Browser) => (await browser.send('GET', '/api/auth/me')).status === 200

/** Whether an account is kept, and what its log says of that. */
async function fateOf({ email }: Person) {
  const { sql } = app.platform
  const [user] = await sql`select delete_after from users where email = ${email}`
  const events = await sql`
    select kind from audit_events join users on users.id = user_id
    where email = ${email} and kind like 'deletion-%' order by kind`
  return { isKept: user?.delete_after === null, events: events.map(({ kind }) => kind) }
}

test.each(Object.entries(entries))(
  'who signs in by %s, let in before the account is left and done after it, keeps it and is told',
  async (_, prepare) => {
    const { owner, leaving, elsewhere, path, body } = await prepare()
    const [left, entered] = await askInTurn(app, owner.email, [
      () => owner.send('POST', '/api/user/delete', leaving),
      () => elsewhere.send('POST', path, body),
    ])
    expect([left?.status, entered?.status]).toEqual([200, 200])
    expect(entered?.body.deletionCancelled).toBe(true)
    expect(await fateOf(owner)).toEqual({
      isKept: true,
      events: ['deletion-asked', 'deletion-cancelled'],
    })
    expect([await isIn(owner), await isIn(elsewhere)]).toEqual([false, true])
  },
)

test.each(Object.entries(entries))(
  'who signs in by %s just before the account is left is out, and it goes',
  async (_, prepare) => {
    const { owner, leaving, elsewhere, path, body } = await prepare()
    const [entered, left] = await askInTurn(app, owner.email, [
      () => elsewhere.send('POST', path, body),
      () => owner.send('POST', '/api/user/delete', leaving),
    ])
    expect([entered?.status, left?.status]).toEqual([200, 200])
    expect(entered?.body).not.toHaveProperty('deletionCancelled')
    expect(await fateOf(owner)).toEqual({ isKept: false, events: ['deletion-asked'] })
    expect([await isIn(owner), await isIn(elsewhere)]).toEqual([false, false])
  },
)
