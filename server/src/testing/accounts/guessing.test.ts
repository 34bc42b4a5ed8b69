import { beforeAll, expect, test } from 'vitest'
import {
  type Browser,
  goodPassword,
  openAccountApp,
  type Person,
  useAccountApp,
} from './account-app.fixture.ts'

const app = useAccountApp()
let owner: Person
beforeAll(async () => {
  owner = await app.newcomer()
})

const guess = (browser: Browser, email: string, password = 'a guess of mine') =>
  browser.send('POST', '/api/auth/login', { email, password })

test('T25, T26: one thousand addresses that guess one password check ten; the owner’s device gets in all the same', async () => {
  const victim = await app.newcomer()
  await victim.send('POST', '/api/auth/logout')
  const statuses: number[] = []
  for (let batch = 0; batch < 40; batch++) {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, i) => guess(app.browser(`100.${batch}.${i}.1`), victim.email)),
    )
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(990)
  expect((await guess(app.browser('100.200.1.1'), victim.email, goodPassword)).status).toBe(429)
  expect((await guess(victim, victim.email, goodPassword)).status).toBe(200)
})

test('T25: one network that guesses at many accounts is stopped after fifty, and waits a quarter of an hour', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 60; i++)
    statuses.push((await guess(app.browser(`100.250.9.${i}`), `victim-${i}@example.org`)).status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(50)
  const { headers } = await guess(app.browser('100.250.9.9'), 'one-more@example.org')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
  app.clock.now = new Date(app.clock.now.getTime() + 15 * 60_000 + 1_000)
  expect((await guess(app.browser('100.250.9.9'), 'one-more@example.org')).status).toBe(401)
})

test('T25: whoever guesses on waits a quarter of an hour, half an hour, an hour, and a day later begins anew', async () => {
  const minute = 60_000
  const waits: number[] = []
  for (const round of [1, 2, 3, 4, 5]) {
    for (let i = 0; i < 10; i++)
      await guess(app.browser(`106.${round}.${i}.1`), 'guessed-again@example.org')
    const { status, headers } = await guess(app.browser('106.9.9.1'), 'guessed-again@example.org')
    expect(status).toBe(429)
    waits.push(Number(headers.get('retry-after')) / 60)
    const pause = round < 4 ? 0 : 24 * 60 * minute
    app.clock.now = new Date(app.clock.now.getTime() + 61 * minute + pause)
  }
  expect(waits).toEqual([15, 30, 60, 60, 15])
})

test('T25: of thirty guesses at the same moment ten are checked', async () => {
  const { email } = await app.newcomer()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) => guess(app.browser(`101.1.${i}.1`), email)),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
})

test('T26: a device that is known for one account is none for another: it has no tries of its own there', async () => {
  const victim = await app.newcomer()
  for (let i = 0; i < 10; i++) await guess(app.browser(`113.1.${i}.1`), victim.email)
  expect((await guess(owner, victim.email, goodPassword)).status).toBe(429)
  expect((await guess(victim, victim.email, goodPassword)).status).toBe(200)
})

test('T26: wrong passwords of a stolen session use up the tries of no other', async () => {
  const reader = await app.newcomer()
  const thief = app.browser('111.1.1.1')
  await guess(thief, reader.email, goodPassword)
  const change = (browser: Browser, currentPassword: string) =>
    browser.send('POST', '/api/user/change-password', {
      currentPassword,
      newPassword: 'a garden of forking lanes',
    })
  const wrong = []
  for (let n = 0; n < 12; n++) wrong.push((await change(thief, `a guess of mine ${n}`)).status)
  expect(wrong.filter((status) => status === 400)).toHaveLength(10)
  expect(wrong.filter((status) => status === 429)).toHaveLength(2)
  expect((await change(reader, goodPassword)).status).toBe(200)
})

test('T27: an address without an account costs a hash as well', async () => {
  // A hash that takes a hundred times as long as all the rest.
  const costly = await openAccountApp({
    passwordCost: { memoryCost: 19_456, timeCost: 8, parallelism: 1 },
  })
  try {
    const { email } = await costly.newcomer()
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let n = 0; n < 5; n++)
      for (const [kind, of] of [
        ['known', email],
        ['unknown', 'nobody-there@example.org'],
      ] as const) {
        const begun = process.cpuUsage()
        expect((await guess(costly.browser(`108.1.${n}.1`), of)).status).toBe(401)
        times[kind].push(process.cpuUsage(begun).user)
      }
    // Without a hash it would be a tenth. What the process computes counts, and not how long a busy machine lets it wait.
    expect(Math.min(...times.unknown) / Math.min(...times.known)).toBeGreaterThan(0.5)
  } finally {
    await costly.close()
  }
})

test('T27: a wrong password and an unknown address read the same', async () => {
  const known = await guess(app.browser('102.1.1.1'), owner.email)
  const unknown = await guess(app.browser('102.1.2.1'), 'nobody-at-all@example.org')
  const plain = ({ status, body, headers }: typeof known) => ({
    status,
    error: body.error,
    code: body.code,
    headers: [...headers.keys()].filter((name) => name !== 'date').toSorted(),
  })
  expect(plain(known)).toEqual(plain(unknown))
})

test('T27: few registrations tell from one network that an address is taken', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 8; i++)
    statuses.push(
      (
        await app
          .browser('103.1.1.1')
          .send('POST', '/api/auth/register', { email: owner.email, password: goodPassword })
      ).status,
    )
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429, 429, 429])
})
