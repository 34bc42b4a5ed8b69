import { expect, test } from 'vitest'
import { accountSettings } from '../../accounts/account-settings.ts'
import { type Browser, goodPassword, useAccountApp } from './account-app.fixture.ts'
import { codeAt } from './second-factor.fixture.ts'

const few = { most: 25, windowMs: 900_000 }
const app = useAccountApp({
  allowances: { ...accountSettings.allowances, signInEverywhere: few },
})
const newPassword = 'nine other claims of mosaics'

const signIn = (browser: Browser, email: string, password = goodPassword) =>
  browser.send('POST', '/api/auth/login', { email, password })
const change = (browser: Browser, to: string) =>
  browser.send('POST', '/api/user/change-password', {
    currentPassword: goodPassword,
    newPassword: to,
    confirmPassword: to,
  })
const isIn = async (browser: Browser) => (await browser.send('GET', '/api/auth/me')).status === 200

/** Others who sign in with the old password, from the owner's own device so that no counter stops them. */
const others = (owner: Browser, number: number): Browser[] =>
  Array.from({ length: number }, () => {
    const other = app.browser()
    for (const [name, value] of owner.cookies) other.cookies.set(name, value)
    other.cookies.delete('tessera_account')
    return other
  })

test('T34: who signs in with the old password beside its change is out afterwards', async () => {
  for (let round = 0; round < 4; round++) {
    const owner = await app.newcomer()
    const beside = others(owner, 6)
    const [changed] = await Promise.all([
      change(owner, newPassword),
      ...beside.map((other) => signIn(other, owner.email)),
    ])
    expect(changed.status).toBe(200)
    expect(await Promise.all(beside.map(isIn))).toEqual(beside.map(() => false))
    expect(await isIn(owner)).toBe(true)
  }
})

test('T31: nobody who signs in beside the switching on of codes is in without a code', async () => {
  for (let round = 0; round < 4; round++) {
    const owner = await app.newcomer()
    const beside = others(owner, 6)
    const { body } = await owner.send('POST', '/api/user/2fa/setup')
    const token = codeAt(body.secret, app.clock.now)
    const [enabled] = await Promise.all([
      owner.send('POST', '/api/user/2fa/enable', { token }),
      ...beside.map((other) => signIn(other, owner.email)),
    ])
    expect(enabled.status).toBe(200)
    expect(await Promise.all(beside.map(isIn))).toEqual(beside.map(() => false))
  }
})

test('T29: of two sessions that change the password at the same moment, the refused one changed nothing', async () => {
  for (let round = 0; round < 4; round++) {
    const one = await app.newcomer()
    const [other] = others(one, 1) as [Browser]
    expect((await signIn(other, one.email)).status).toBe(200)
    const words = ['the first of two mosaics', 'the second of two mosaics'] as const
    const answers = await Promise.all([change(one, words[0]), change(other, words[1])])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await isIn([one, other][winner] as Browser)).toBe(true)
    const [fresh] = others(one, 1) as [Browser]
    expect((await signIn(fresh, one.email, words[winner])).status).toBe(200)
  }
})

test('T26: tries that a limit of their own stops shut the door for nobody else', async () => {
  const owner = await app.newcomer()
  const guesser = app.browser('203.0.113.9')
  const statuses: number[] = []
  for (let i = 0; i < 60; i++)
    statuses.push((await signIn(guesser, 'nobody@example.org', 'a guess of mine')).status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect((await signIn(app.browser('192.0.2.44'), owner.email)).status).toBe(200)
})
