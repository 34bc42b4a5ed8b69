import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { useAccountApp } from './account-app.fixture.ts'

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
  expect(body.securityEvents).toHaveLength(45)
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
