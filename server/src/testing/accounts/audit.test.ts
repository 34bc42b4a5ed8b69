import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { goodPassword, useAccountApp } from './account-app.fixture.ts'

const app = useAccountApp()

test('the owner reads all that happened, page by page, each event once and the latest first', async () => {
  const reader = await app.newcomer()
  const [user] = await app.platform.sql`select id from users where email = ${reader.email}`
  const start = app.clock.now.getTime()
  // Three events in each second: their order is that of their ids.
  for (let n = 0; n < 44; n++) {
    const at = new Date(start - Math.floor(n / 3) * 1_000)
    await app.platform.sql`
      insert into audit_events (id, user_id, kind, created_at)
      values (${newId(at.getTime())}, ${user?.id}, 'signed-in', ${at.toISOString()})`
  }
  const pages: { id: string; createdAt: string }[][] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path: string = `/api/user/security-events${cursor && `?cursor=${cursor}`}`
    const { body } = await reader.send('GET', path)
    pages.push(body.events)
    cursor = body.nextCursor
  }
  expect(pages.map((page) => page.length)).toEqual([20, 20, 5])
  const events = pages.flat()
  expect(new Set(events.map(({ id }) => id)).size).toBe(45)
  const times = events.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
  const { body } = await reader.send('GET', '/api/user/export')
  // The download is an event itself.
  expect(body.securityEvents).toHaveLength(46)
})

test('who signs in to another account in a browser is signed out of the one before, and the log of that says so', async () => {
  const [one, other] = [await app.newcomer(), await app.newcomer()]
  const password = goodPassword
  const elsewhere = app.browser()
  await elsewhere.send('POST', '/api/auth/login', { email: one.email, password })
  const kinds = async () =>
    (await elsewhere.send('GET', '/api/user/security-events')).body.events
      .map(({ kind }: { kind: string }) => kind)
      .toSorted()
  await one.send('POST', '/api/auth/login', { email: one.email, password })
  expect(await kinds()).toEqual(['registered', 'signed-in', 'signed-in'])
  await one.send('POST', '/api/auth/login', { email: other.email, password })
  expect(await kinds()).toEqual(['registered', 'signed-in', 'signed-in', 'signed-out'])
})

test.each(['', '1', 'x'.repeat(36), "' or 1=1 --"])(
  'the cursor “%s” is no page',
  async (cursor) => {
    const reader = await app.newcomer()
    const search = new URLSearchParams({ cursor })
    const { status, body } = await reader.send('GET', `/api/user/security-events?${search}`)
    expect([status, body.error]).toEqual([400, 'This page of activity does not exist.'])
  },
)
