import { expect, test } from 'vitest'
import { goodPassword, openAccountApp, useAccountApp } from './account-app.fixture.ts'

const app = useAccountApp()

test.each([
  ['a megabyte', 'x'.repeat(1_000_000), 413],
  ['257 characters', 'x'.repeat(257), 400],
  ['a number', 12_345_678, 400],
  ['a list', ['password'], 400],
  ['an object', { $ne: '' }, 400],
  ['null', null, 400],
])('T38: %s as a password is refused', async (_, password, status) => {
  const answer = await app
    .browser('104.1.1.1')
    .send('POST', '/api/auth/login', { email: 'reader@example.org', password })
  expect(answer.status).toBe(status)
})

test('T26, T38: a flood from everywhere leaves room for a device that is known', async () => {
  const passwordCost = { memoryCost: 19_456, timeCost: 8, parallelism: 1 }
  const narrow = await openAccountApp({ passwordCost, hashing: { atOnce: 1, waiting: 1 } })
  try {
    const owner = await narrow.newcomer()
    let isOver = false
    const signIn = async (email: string, network: string, device: string | undefined) => {
      const answer = await fetch(`${narrow.address}/api/auth/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': network,
          ...(device && { cookie: `tessera_device=${device}` }),
        },
        body: JSON.stringify({ email, password: goodPassword }),
      })
      await answer.arrayBuffer()
      return answer
    }
    const flood = Array.from({ length: 8 }, async (_, n) => {
      const statuses = new Set<number>()
      const device = n % 2 ? 'x'.repeat(43) : undefined
      for (let i = 0; !isOver; i++)
        statuses.add(
          (await signIn(`victim-${n}-${i}@example.org`, `109.${n}.${i % 250}.1`, device)).status,
        )
      return statuses
    })
    const own: number[] = []
    let known = owner.cookies.get('tessera_device')
    for (let n = 0; n < 10; n++) {
      const { status, headers } = await signIn(owner.email, '110.1.1.1', known)
      own.push(status)
      known = /tessera_device=([\w-]{43})/.exec(headers.getSetCookie().join())?.[1]
    }
    isOver = true
    const others = (await Promise.all(flood)).flatMap((statuses) => [...statuses])
    expect(others).toContain(503)
    expect(own).toEqual(Array(10).fill(200))
  } finally {
    await narrow.close()
  }
})

test('T38: of a flood, what has no room is refused at once, politely, and counts as no try', async () => {
  const passwordCost = { memoryCost: 19_456, timeCost: 8, parallelism: 1 }
  const narrow = await openAccountApp({ passwordCost, hashing: { atOnce: 1, waiting: 1 } })
  try {
    const tries = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        fetch(`${narrow.address}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `105.1.${n}.1` },
          body: JSON.stringify({ email: 'victim@example.org', password: goodPassword }),
        }),
      ),
    )
    const refused = tries.filter(({ status }) => status === 503)
    const checked = tries.filter(({ status }) => status === 401)
    expect(refused.length + checked.length).toBe(40)
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers } of refused)
      expect(Object.fromEntries(headers)).toMatchObject({
        'retry-after': '2',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.stringMatching(/./),
      })
    expect(await refused[0]?.json()).toMatchObject({ code: 'busy' })
    const [most] = await narrow.platform.sql`select max(count) as count from attempt_counts`
    expect(most?.count).toBe(checked.length)
    expect((await fetch(`${narrow.address}/api/site`)).status).toBe(200)
  } finally {
    await narrow.close()
  }
})
