import { describe, expect, test } from 'vitest'
import { useAccountApp } from './account-app.fixture.ts'
import { newSoftPasskey } from './authenticator.fixture.ts'
import {
  passkeyCookie,
  passkeyHolders,
  proof,
  refused,
  type Use,
} from './passkey-holders.fixture.ts'

const app = useAccountApp()
const { holder, signIn, later } = passkeyHolders(app)

describe('signing in is refused with', () => {
  test.each<[string, Use]>([
    ['T31: a challenge that nobody asked', { challenge: 'A'.repeat(43) }],
    ['T30: a signature made for another site', { origin: 'https://evil.example' }],
    ['T30: one for the same name on another port', { origin: 'http://localhost:3001' }],
    ['T30: one for a name that begins like ours', { origin: 'http://localhost:3000.evil.example' }],
    ['T30: one for the null origin', { origin: 'null' }],
    ['T30: one for another host as relying party', { rpId: 'evil.example' }],
    ['T35: what was signed to make a passkey', { type: 'webauthn.create' }],
    ['T35: what was signed for a payment', { type: 'payment.get' }],
    ['T31: a holder who was not verified', { isVerified: false }],
    ['T31: nobody present', { isPresent: false }],
    ['T36: the account of somebody else', { userHandle: 'AaIAAAAAcACAAAAAAAAAAQ' }],
    ['T36: no account', { userHandle: '' }],
    ['T28: a counter that went back', { counter: 0 }],
    ['T28: a counter that stood still', { counter: 1 }],
  ])('%s', async (_, use) => {
    const browser = await signIn(await holder(), use)
    expect(browser.reply).toMatchObject(refused)
    expect((await browser.send('GET', '/api/auth/me')).status).toBe(401)
  })

  test('T36: the key of somebody else under the name of this passkey', async () => {
    const victim = await holder()
    const forged = newSoftPasskey(victim.passkey.id)
    const { reply } = await signIn({ passkey: forged, userHandle: victim.userHandle })
    expect(reply).toMatchObject(refused)
    const { body } = await victim.send('GET', '/api/user/security-events')
    expect(body.events).toContainEqual(expect.objectContaining({ kind: 'passkey-refused' }))
  })

  test('T36: the own passkey and the id of another account', async () => {
    const [thief, victim] = [await holder(), await holder()]
    const { reply } = await signIn({ ...thief, userHandle: victim.userHandle })
    expect(reply).toMatchObject(refused)
  })

  test('T32: an answer that was given before', async () => {
    const { passkey, userHandle } = await holder()
    const browser = app.browser()
    const { body } = await browser.send('POST', '/api/auth/passkey/options')
    const cookie = browser.cookies.get(passkeyCookie) as string
    const signed = passkey.get({ challenge: body.challenge, userHandle, counter: 2 })
    expect((await browser.send('POST', '/api/auth/passkey', signed)).status).toBe(200)
    const thief = app.browser()
    thief.cookies.set(passkeyCookie, cookie)
    expect(await thief.send('POST', '/api/auth/passkey', signed)).toMatchObject(refused)
  })

  test('T32: an answer that twenty give at the same moment, but for one', async () => {
    const { passkey, userHandle } = await holder()
    const browser = app.browser()
    const { body } = await browser.send('POST', '/api/auth/passkey/options')
    const signed = passkey.get({ challenge: body.challenge, userHandle, counter: 2 })
    const race = await Promise.all(
      Array.from({ length: 20 }, () => {
        const one = app.browser()
        one.cookies.set(passkeyCookie, browser.cookies.get(passkeyCookie) as string)
        return one.send('POST', '/api/auth/passkey', signed)
      }),
    )
    expect(race.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('T32: two answers with the same counter, but for one', async () => {
    const copied = await holder()
    const race = await Promise.all([signIn(copied), signIn(copied)])
    expect(race.map(({ reply }) => reply.status).toSorted()).toEqual([200, 400])
    const mails = await app.platform.sql`select kind from mails where recipient = ${copied.email}`
    expect(mails.filter(({ kind }) => kind === 'passkey-copied')).toHaveLength(1)
  })

  test('T31: a challenge of another browser: what is signed for a thief opens nothing for the thief', async () => {
    const { passkey, userHandle } = await holder()
    const [thief, victim] = [app.browser(), app.browser()]
    const { body: stolen } = await thief.send('POST', '/api/auth/passkey/options')
    await victim.send('POST', '/api/auth/passkey/options')
    const signed = passkey.get({ challenge: stolen.challenge, userHandle, counter: 2 })
    expect(await victim.send('POST', '/api/auth/passkey', signed)).toMatchObject(refused)
    const stranger = app.browser()
    expect(await stranger.send('POST', '/api/auth/passkey', signed)).toMatchObject(refused)
  })

  test('T31: a challenge older than five minutes', async () => {
    const { passkey, userHandle } = await holder()
    const browser = app.browser()
    const { body } = await browser.send('POST', '/api/auth/passkey/options')
    later(301)
    const signed = passkey.get({ challenge: body.challenge, userHandle, counter: 2 })
    expect(await browser.send('POST', '/api/auth/passkey', signed)).toMatchObject(refused)
  })

  test('T35: the challenge that was asked for a new passkey', async () => {
    const reader = await holder()
    const { body } = await reader.send('POST', '/api/user/passkeys/options', proof)
    const { passkey, userHandle } = reader
    const signed = passkey.get({ challenge: body.challenge, userHandle, counter: 2 })
    expect(await reader.send('POST', '/api/auth/passkey', signed)).toMatchObject(refused)
  })

  test.each([
    ['signature', 'AAAA'],
    ['authenticatorData', 'AAAA'],
    ['clientDataJSON', 'AAAA'],
    ['clientDataJSON', Buffer.from('{"type":"webauthn.get"}').toString('base64url')],
  ])('T31: rubbish as %s', async (part, rubbish) => {
    const { passkey, userHandle } = await holder()
    const browser = app.browser()
    const { body } = await browser.send('POST', '/api/auth/passkey/options')
    const signed = passkey.get({ challenge: body.challenge, userHandle, counter: 2 })
    const response = { ...(signed.response as object), [part]: rubbish }
    expect(await browser.send('POST', '/api/auth/passkey', { ...signed, response })).toMatchObject(
      refused,
    )
  })
})
