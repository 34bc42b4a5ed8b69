import { describe, expect, test } from 'vitest'
import { accountSettings } from '../../accounts/account-settings.ts'
import { sessionCookie, useAccountApp } from './account-app.fixture.ts'
import { newSoftPasskey, type SoftPasskey } from './authenticator.fixture.ts'
import { passkeyCookie, passkeyHolders, proof, refused } from './passkey-holders.fixture.ts'
import { codeAt, secondFactor } from './second-factor.fixture.ts'

const app = useAccountApp({
  allowances: { ...accountSettings.allowances, passkeyNetwork: { most: 200, windowMs: 900_000 } },
})
const { holder, signIn, later } = passkeyHolders(app)

test('a passkey is added, signs in, is listed with its last use, and removed', async () => {
  const reader = await app.newcomer()
  const passkey = newSoftPasskey()
  const asked = await reader.send('POST', '/api/user/passkeys/options', proof)
  expect(asked.body).toMatchObject({
    rp: { id: 'localhost', name: 'Tessera' },
    user: { name: reader.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    excludeCredentials: [],
  })
  const old = reader.cookies.get(sessionCookie)
  const { challenge, user } = asked.body
  const added = await reader.send('POST', '/api/user/passkeys', {
    made: passkey.create({ challenge }),
  })
  expect(added.body).toMatchObject({ name: 'Firefox on Linux', lastUsedAt: null, isSynced: false })
  expect(reader.cookies.get(sessionCookie)).not.toBe(old)

  later(60)
  const other = await signIn({ passkey, userHandle: user.id }, { counter: 0 })
  expect(other.reply.body).toMatchObject({ authenticated: true, user: { email: reader.email } })
  expect((await other.send('GET', '/api/auth/me')).status).toBe(200)
  const { body: list } = await reader.send('GET', '/api/user/passkeys')
  expect(list).toEqual([{ ...added.body, lastUsedAt: app.clock.now.toISOString() }])
  const again = await reader.send('POST', '/api/user/passkeys/options', proof)
  expect(again.body.excludeCredentials).toEqual([
    { id: passkey.id, type: 'public-key', transports: ['internal'] },
  ])

  const gone = await reader.send('POST', `/api/user/passkeys/${list[0].id}/remove`, proof)
  expect(gone.status).toBe(200)
  expect((await reader.send('GET', '/api/user/passkeys')).body).toEqual([])
  const { reply } = await signIn({ passkey, userHandle: user.id }, { counter: 0 })
  expect(reply).toMatchObject(refused)
  const events = (await reader.send('GET', '/api/user/security-events')).body.events
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['passkey-added', 'signed-in-with-passkey', 'passkey-removed']),
  )
  const mails = await app.platform.sql`select kind from mails where recipient = ${reader.email}`
  expect(mails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['passkey-added', 'new-device', 'passkey-removed']),
  )
})

describe('adding is refused', () => {
  test.each([
    ['T33: with a wrong password', { password: 'not the password' }, 'wrong-password'],
    ['T33: with none', {}, 'bad-request'],
  ])('%s', async (_, body, code) => {
    const reader = await app.newcomer()
    expect((await reader.send('POST', '/api/user/passkeys/options', body)).body.code).toBe(code)
  })

  test('T33: without a code where codes are on; five codes are tried', async () => {
    const reader = await app.newcomer()
    const { secret } = await secondFactor(app, reader)
    const begin = (token?: string) =>
      reader.send('POST', '/api/user/passkeys/options', { ...proof, ...(token ? { token } : {}) })
    expect((await begin()).body.code).toBe('invalid-code')
    const guesses: string[] = []
    for (let i = 0; i < 7; i++) guesses.push((await begin(`00000${i}`)).body.code)
    expect(guesses.filter((code) => code === 'invalid-code')).toHaveLength(5)
    later(901)
    expect((await begin(codeAt(secret, app.clock.now))).status).toBe(200)
  })

  test.each<[string, Partial<Parameters<SoftPasskey['create']>[0]>]>([
    ['T30: for another site', { origin: 'https://evil.example' }],
    ['T30: for another relying party', { rpId: 'evil.example' }],
    ['T31: for a challenge that nobody asked', { challenge: 'A'.repeat(43) }],
    ['T31: when its holder was not verified', { isVerified: false }],
    ['T35: with a signature to sign in', { type: 'webauthn.get' }],
  ])('%s', async (_, wrong) => {
    const reader = await app.newcomer()
    const { body } = await reader.send('POST', '/api/user/passkeys/options', proof)
    const made = newSoftPasskey().create({ challenge: body.challenge, ...wrong })
    expect(await reader.send('POST', '/api/user/passkeys', { made })).toMatchObject(refused)
    expect((await reader.send('GET', '/api/user/passkeys')).body).toEqual([])
  })

  test('T31: twice for one challenge, and to another account than asked', async () => {
    const [reader, thief] = [await app.newcomer(), await app.newcomer()]
    const { body } = await reader.send('POST', '/api/user/passkeys/options', proof)
    const cookie = reader.cookies.get(passkeyCookie) as string
    const make = () => ({ made: newSoftPasskey().create({ challenge: body.challenge }) })
    thief.cookies.set(passkeyCookie, cookie)
    expect(await thief.send('POST', '/api/user/passkeys', make())).toMatchObject(refused)
    expect((await reader.send('POST', '/api/user/passkeys', make())).status).toBe(201)
    reader.cookies.set(passkeyCookie, cookie)
    expect(await reader.send('POST', '/api/user/passkeys', make())).toMatchObject(refused)
  })

  test('T35: for the challenge that was asked to sign in, which nobody has to prove anything for', async () => {
    const reader = await app.newcomer()
    const { body } = await reader.send('POST', '/api/auth/passkey/options')
    const made = newSoftPasskey().create({ challenge: body.challenge })
    expect(await reader.send('POST', '/api/user/passkeys', { made })).toMatchObject(refused)
    expect((await reader.send('GET', '/api/user/passkeys')).body).toEqual([])
  })

  test('T36: of a passkey that another account has', async () => {
    const victim = await holder()
    const thief = await app.newcomer()
    const { body } = await thief.send('POST', '/api/user/passkeys/options', proof)
    const made = newSoftPasskey(victim.passkey.id).create({ challenge: body.challenge })
    const { status } = await thief.send('POST', '/api/user/passkeys', { made })
    expect(status).toBe(409)
    expect((await signIn(victim)).reply.status).toBe(200)
  })
})

test('T36: somebody else’s passkey cannot be removed, and is not told to exist', async () => {
  const [owner, thief] = [await holder(), await app.newcomer()]
  const { body } = await owner.send('GET', '/api/user/passkeys')
  for (const id of [body[0].id, '01a20000-0000-7000-8000-000000000001', 'x']) {
    const { status } = await thief.send('POST', `/api/user/passkeys/${id}/remove`, proof)
    expect(status).toBe(404)
  }
  expect((await signIn(owner)).reply.status).toBe(200)
})

test('T33: removing wants the password', async () => {
  const owner = await holder()
  const { body } = await owner.send('GET', '/api/user/passkeys')
  const wrong = { password: 'not the password' }
  const { body: said } = await owner.send('POST', `/api/user/passkeys/${body[0].id}/remove`, wrong)
  expect(said.code).toBe('wrong-password')
})

test('a passkey stands for password and code', async () => {
  const reader = await holder()
  await secondFactor(app, reader)
  const { reply } = await signIn(reader)
  expect(reply.body).toMatchObject({ authenticated: true, user: { twoFactorEnabled: true } })
})

test('T26: whoever uses up the sign-ins of all others leaves the owner’s device its own', async () => {
  const owner = await holder()
  const { sql } = app.platform
  await signIn(owner, {}, owner)
  for (let batch = 0; batch < 11; batch++)
    await Promise.all(
      Array.from({ length: 20 }, () =>
        app.browser('203.0.113.77').send('POST', '/api/auth/passkey/options'),
      ),
    )
  const stranger = app.browser('203.0.113.77')
  expect((await stranger.send('POST', '/api/auth/passkey/options')).status).toBe(429)
  const near = app.browser('203.0.113.77')
  near.cookies.set('tessera_device', owner.cookies.get('tessera_device') as string)
  expect((await signIn(owner, { counter: 3 }, near)).reply.status).toBe(200)
  const [{ count } = { count: 0 }] = await sql`select count(*)::int from passkey_challenges`
  expect(count).toBeLessThan(300)
})

test('T37: neither list nor download tells the key or what the authenticator calls it', async () => {
  const owner = await holder()
  const [row] = await app.platform.sql`
    select public_key from passkeys where credential_id = ${owner.passkey.id}`
  const answers = [
    await owner.send('GET', '/api/user/passkeys'),
    await owner.send('GET', '/api/user/export'),
  ]
  expect(answers[1]?.body.passkeys).toEqual(answers[0]?.body)
  for (const { text } of answers) {
    expect(text).not.toContain(owner.passkey.id)
    expect(text).not.toContain(row?.public_key)
  }
})

test('T28: the token of a challenge is not readable in the database', async () => {
  const browser = app.browser()
  await browser.send('POST', '/api/auth/passkey/options')
  const token = browser.cookies.get(passkeyCookie) as string
  const rows = await app.platform.sql`select * from passkey_challenges`
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('an account that goes takes its passkeys along; at most twenty belong to one', async () => {
  const owner = await holder()
  const { sql } = app.platform
  await sql`
    insert into passkeys (user_id, credential_id, public_key, counter, transports, is_synced, name)
    select user_id, 'copy-' || n, public_key, 0, '{}', false, 'x'
    from passkeys, generate_series(1, 19) n where credential_id = ${owner.passkey.id}`
  const { body } = await owner.send('POST', '/api/user/passkeys/options', proof)
  const made = newSoftPasskey().create({ challenge: body.challenge })
  const full = await owner.send('POST', '/api/user/passkeys', { made })
  expect([full.status, full.body.error]).toEqual([409, expect.stringContaining('20')])
  await sql`delete from users where email = ${owner.email}`
  expect(await sql`select 1 from passkeys where credential_id like 'copy-%'`).toHaveLength(0)
})
