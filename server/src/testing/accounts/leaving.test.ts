import { expect, test } from 'vitest'
import { accountSettings } from '../../accounts/account-settings.ts'
import { closeAccount, listAccountsToClose } from '../../accounts/closing/closing-store.ts'
import { keepPromises } from '../../accounts/retention/keep-promises.ts'
import { ownerOfUser } from '../../platform/http/session.ts'
import { type Browser, goodPassword, useAccountApp } from './account-app.fixture.ts'

const app = useAccountApp()

const day = 86_400_000
const leave = (reader: Browser) =>
  reader.send('POST', '/api/user/delete', { password: goodPassword })

test('T33: leaving wants the password; every session ends at once', async () => {
  const reader = await app.newcomer()
  const wrong = await reader.send('POST', '/api/user/delete', { password: 'not the password' })
  expect(wrong.body.code).toBe('wrong-password')
  const { status, body } = await leave(reader)
  expect(status).toBe(200)
  expect(Date.parse(body.deleteAfter) - app.clock.now.getTime()).toBe(14 * day)
  expect((await reader.send('GET', '/api/auth/me')).status).toBe(401)
})

test.each([
  [13, false],
  [14, true],
  [15, true],
])('after %i days an account that was left is gone: %s', async (days, isGone) => {
  const { db, sql } = app.platform
  const reader = await app.newcomer()
  await leave(reader)
  const [{ id = '' } = {}] = await sql`select id from users where email = ${reader.email}`
  const then = new Date(app.clock.now.getTime() + days * day)
  expect((await listAccountsToClose(db, then)).includes(id)).toBe(isGone)
  expect(await closeAccount(db, id, then)).toEqual(isGone ? [] : null)
  const left = JSON.stringify([
    await sql`select * from users where id = ${id}`,
    await sql`select * from audit_events where user_id = ${id}`,
    await sql`select * from mails where recipient = ${reader.email}`,
    await sql`select * from closed_accounts where id = ${id}`,
  ])
  expect(left.includes(reader.email)).toBe(!isGone)
  expect(await sql`select 1 from closed_accounts where id = ${id}`).toHaveLength(isGone ? 1 : 0)
})

test('who signs in again before the day keeps the account, and is told', async () => {
  const reader = await app.newcomer()
  await leave(reader)
  const back = await app
    .browser()
    .send('POST', '/api/auth/login', { email: reader.email, password: goodPassword })
  expect([back.status, back.body.deletionCancelled]).toEqual([200, true])
  const [user] = await app.platform.sql`select * from users where email = ${reader.email}`
  expect(user?.delete_after).toBeNull()
  const kinds = await app.platform.sql`select kind from mails where recipient = ${reader.email}`
  expect(kinds.map(({ kind }) => kind)).toContain('account-kept')
})

test('the download holds profile, sessions, devices, passkeys, activity, mails, questions and papers, and no secret', async () => {
  const reader = await app.newcomer()
  const { headers, body, text } = await reader.send('GET', '/api/user/export')
  expect(headers.get('content-disposition')).toContain('tessera-account.json')
  expect(Object.keys(body)).toEqual([
    'exportedAt',
    'profile',
    'sessions',
    'knownDevices',
    'trustedDevices',
    'passkeys',
    'securityEvents',
    'mails',
    'questions',
    'papers',
  ])
  expect(body.profile.email).toBe(reader.email)
  const now = app.clock.now.toISOString()
  expect(body.knownDevices).toEqual([{ id: expect.any(String), firstSeen: now, lastSeen: now }])
  const mail = { recipient: reader.email, kind: 'verify-email', createdAt: now, sentAt: null }
  expect(body.mails).toEqual([mail])
  expect(text).not.toMatch(/argon2|sessionToken|[0-9a-f]{64}/)
  const [device] = await app.platform.sql`
    select device from known_devices where id = ${body.knownDevices[0].id}`
  expect(text).not.toContain(device?.device)
})

test('T33: a download is in the log of the account', async () => {
  const reader = await app.newcomer()
  await reader.send('GET', '/api/user/export')
  const { body } = await reader.send('GET', '/api/user/security-events')
  const kinds = body.events.map(({ kind }: { kind: string }) => kind)
  expect(kinds.toSorted()).toEqual(['data-downloaded', 'registered'])
})

test('T26: downloads are counted by the account: others behind its address use up none', async () => {
  const [reader, neighbour] = [await app.newcomer(), await app.newcomer()]
  const statuses: number[] = []
  for (let n = 0; n < 11; n++)
    statuses.push((await neighbour.send('GET', '/api/user/export')).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
  expect((await reader.send('GET', '/api/user/export')).status).toBe(200)
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  expect((await neighbour.send('GET', '/api/user/export')).status).toBe(200)
})

test('a file of an account that goes stays when somebody brings the same paper while it is removed', async () => {
  const { sql, db, files, log } = app.platform
  const reader = await app.newcomer()
  await leave(reader)
  const [{ id = '' } = {}] = await sql`select id from users where email = ${reader.email}`
  const bring = async (paperId: string, owner: string | null, sha256: string) => {
    await sql`insert into papers (id, title, owner_session) values (${paperId}, 'A paper', ${owner})`
    await sql`
      insert into files (paper_id, sha256, media_type, size)
      values (${paperId}, ${sha256}, 'text/html', 11)`
  }
  const [brought, alone] = [Buffer.from('two have it'), Buffer.from('one has it')]
  const shas = [await files.put(brought), await files.put(alone)] as const
  await bring('own-1', ownerOfUser(id), shas[0])
  await bring('own-2', ownerOfUser(id), shas[1])
  // The moment between looking for papers and looking again.
  const remove = async (sha256: string) => {
    await files.remove(sha256)
    if (sha256 === shas[0]) await bring('other', null, sha256)
  }
  const then = new Date(app.clock.now.getTime() + 14 * day)
  const settings = { ...accountSettings, now: () => then }
  const context = { signal: new AbortController().signal, attempt: 1 }
  await keepPromises.run({}, { db, log, settings, files: { ...files, remove } }, context)
  expect([await files.has(shas[0]), await files.has(shas[1])]).toEqual([true, false])
  expect(Buffer.from(await files.read(shas[0]))).toEqual(brought)
})

test('the job that keeps the promises is put in by the clock, and goes by the clock of accounts', async () => {
  const { sql } = app.platform
  const reader = await app.newcomer()
  await leave(reader)
  const isKnown = async () =>
    (
      await sql`
    select 1 from graphile_worker._private_known_crontabs where identifier = 'keep-promises'`
    ).length
  await expect.poll(isKnown).toBe(1)
  const isThere = async () => (await sql`select 1 from users where email = ${reader.email}`).length
  // As the queue's own clock puts it in.
  const run = () => sql`
    select graphile_worker.add_job('keep-promises', '{"_cron": {"ts": "2026-01-01T03:20:00Z"}}'::json,
      job_key := 'keep-promises')`
  const isDone = async () =>
    (
      await sql`
    select 1 from graphile_worker.jobs where task_identifier = 'keep-promises'`
    ).length
  await run()
  await expect.poll(isDone).toBe(0)
  expect(await isThere()).toBe(1)
  app.clock.now = new Date(app.clock.now.getTime() + 14 * day)
  await run()
  await expect.poll(isThere).toBe(0)
})
