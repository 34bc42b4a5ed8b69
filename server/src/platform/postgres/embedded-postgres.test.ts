import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../database.ts'
import { makeFolders } from '../folders.ts'
import { clusterAt } from './cluster.ts'
import { useEmbeddedPostgres } from './embedded-postgres.ts'
import { findLiveServer } from './live-server.ts'
import { withStartLock } from './start-lock.ts'

let dataDir: string
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'tessera-pg-')), 'data')
})
afterEach(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }))

async function ask(url: string, text: string): Promise<unknown> {
  const { sql, close } = openDatabase(url, { maxConnections: 1 })
  try {
    const [row] = await sql.unsafe(text)
    return row === undefined ? undefined : Object.values(row)[0]
  } finally {
    await close()
  }
}

test('the server is durable, listens to no network, and its password is for its owner only', async () => {
  const server = await useEmbeddedPostgres(dataDir)
  expect(await ask(server.url, 'show fsync')).toBe('on')
  expect(await ask(server.url, 'show synchronous_commit')).toBe('on')
  expect(await ask(server.url, 'show data_checksums')).toBe('on')
  expect(await ask(server.url, 'show listen_addresses')).toBe('')
  expect(await ask(server.url, 'select rolsuper from pg_roles where rolname = current_user')).toBe(
    false,
  )
  expect(statSync(clusterAt(dataDir).password).mode & 0o777).toBe(0o600)
  await expect(ask(server.url.replace(/:[0-9a-f]{20,}@/, ':wrong@'), 'select 1')).rejects.toThrow(
    /password/,
  )
  await server.release()
})

test('a file in place of the data folder is refused with a sentence, and left as it was', async () => {
  makeFolders(join(dataDir, '..'))
  writeFileSync(dataDir, 'precious', { mode: 0o644 })
  const { mode } = statSync(dataDir)
  await expect(useEmbeddedPostgres(dataDir)).rejects.toThrow('cannot be written')
  expect(statSync(dataDir).mode).toBe(mode)
  expect(readFileSync(dataDir, 'utf8')).toBe('precious')
})

test('a data folder that others use as well stays open to them', async () => {
  makeFolders(dataDir)
  chmodSync(dataDir, 0o1777)
  const server = await useEmbeddedPostgres(dataDir)
  await server.release()
  expect(statSync(dataDir).mode & 0o7777).toBe(0o1777)
})

test('several users share one server, and the last one stops it', async () => {
  const users = await Promise.all([1, 2, 3].map(() => useEmbeddedPostgres(dataDir)))
  const { folder } = clusterAt(dataDir)
  const pid = findLiveServer(folder)?.pid
  for (const user of users) {
    expect(findLiveServer(folder)?.pid).toBe(pid)
    await user.release()
  }
  expect(findLiveServer(folder)).toBeNull()
})

test('a server that is just being killed, its socket closed already, is no reason not to start', async () => {
  const first = await useEmbeddedPostgres(dataDir)
  const { folder, socketFolder } = clusterAt(dataDir)
  await first.release()
  const ending = spawn('sleep', ['1'], { cwd: folder })
  await once(ending, 'spawn')
  const file = [ending.pid, folder, 0, 5432, socketFolder, '', '', 'ready', '']
  writeFileSync(join(folder, 'postmaster.pid'), file.join('\n'))
  expect(findLiveServer(folder)?.state).toBe('ready')
  const second = await useEmbeddedPostgres(dataDir)
  expect(await ask(second.url, 'select 42')).toBe(42)
  expect(findLiveServer(folder)?.pid).not.toBe(ending.pid)
  await second.release()
})

test('data stays when the server was stopped and is started again', async () => {
  const first = await useEmbeddedPostgres(dataDir)
  await ask(first.url, 'create table kept as select 42 as answer')
  await first.release()
  const second = await useEmbeddedPostgres(dataDir)
  expect(await ask(second.url, 'select answer from kept')).toBe(42)
  expect(second.url).toBe(first.url)
  await second.release()
})

test('a server that is killed comes back by itself under the same address', async () => {
  const events: string[] = []
  const server = await useEmbeddedPostgres(dataDir, (event) => events.push(event))
  const database = openDatabase(server.url, { maxConnections: 2 })
  await database.sql`select 1`
  process.kill(findLiveServer(clusterAt(dataDir).folder)?.pid as number, 'SIGKILL')
  const deadline = Date.now() + 120_000
  while (!events.includes('restarted') && Date.now() < deadline) await sleep(20)
  expect(await database.sql`select 7 as seven`).toEqual([{ seven: 7 }])
  expect(events[0]).toBe('died')
  await database.close()
  await server.release()
})

test('a pid file that names a living process of another kind does not keep the server from starting', async () => {
  const first = await useEmbeddedPostgres(dataDir)
  const { folder } = clusterAt(dataDir)
  const file = readFileSync(join(folder, 'postmaster.pid'), 'utf8')
  await first.release()
  writeFileSync(join(folder, 'postmaster.pid'), file.replace(/^\d+/, String(process.pid)))
  expect(findLiveServer(folder)).toBeNull()
  const second = await useEmbeddedPostgres(dataDir)
  expect(await ask(second.url, 'select 1')).toBe(1)
  await second.release()
})

test('a data folder with a very long name works: the socket moves to a shorter place', async () => {
  const long = join(dataDir, 'x'.repeat(120))
  const server = await useEmbeddedPostgres(long)
  expect(await ask(server.url, 'select 1')).toBe(1)
  await server.release()
  rmSync(clusterAt(long).socketFolder, { recursive: true, force: true })
})

test('a cluster of another PostgreSQL is refused with a sentence, not touched', async () => {
  const first = await useEmbeddedPostgres(dataDir)
  await first.release()
  writeFileSync(join(clusterAt(dataDir).folder, 'PG_VERSION'), '17\n')
  await expect(useEmbeddedPostgres(dataDir)).rejects.toThrow(/written by PostgreSQL 17/)
})

test('two starters take turns, and a failed one lets the next in', async () => {
  const order: string[] = []
  const slow = withStartLock(dataDir, async () => {
    order.push('a begins')
    await sleep(100)
    order.push('a ends')
    throw new Error('a failed')
  })
  const next = withStartLock(dataDir, async () => void order.push('b'))
  await expect(slow).rejects.toThrow('a failed')
  await next
  expect(order).toEqual(['a begins', 'a ends', 'b'])
})
