import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineJob, enqueue, HopelessError } from './jobs.ts'
import { createLog } from './log.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { startWorker } from './worker.ts'

const log = createLog('silent')
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await what())) {
    if (Date.now() > deadline) throw new Error(`never became true: ${what}`)
    await sleep(20)
  }
}

interface Deps {
  readonly seen: string[]
}
const Note = z.object({ text: z.string() })
const note = defineJob<z.infer<typeof Note>, Deps>({
  name: 'note',
  payload: Note,
  key: ({ text }) => `note:${text}`,
  run: async ({ text }, { seen }) => void seen.push(text),
})
const fail = defineJob<z.infer<typeof Note>, Deps>({
  name: 'fail',
  payload: Note,
  maxAttempts: 1,
  run: async () => {
    throw new Error('the file is broken')
  },
  onGivenUp: async ({ text }, { seen }, error) => void seen.push(`${text}: ${error.message}`),
})
const hopeless = defineJob<z.infer<typeof Note>, Deps>({
  name: 'hopeless',
  payload: Note,
  run: async () => {
    throw new HopelessError('never')
  },
  onGivenUp: async ({ text }, { seen }) => void seen.push(`${text} given up`),
})

test('a job that was put in with a transaction is run; one that was rolled back is not', async () => {
  const seen: string[] = []
  const worker = await startWorker({ url: database.url, jobs: [note], deps: { seen }, log })
  await database.db.transaction((db) => enqueue(db, note, { text: 'kept' }))
  await expect(
    database.db.transaction(async (db) => {
      await enqueue(db, note, { text: 'rolled back' })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await until(() => seen.includes('kept'))
  await worker.stop()
  expect(seen).toEqual(['kept'])
})

test('asking twice is asking once', async () => {
  const seen: string[] = []
  await enqueue(database.db, note, { text: 'same' })
  await enqueue(database.db, note, { text: 'same' })
  await enqueue(database.db, note, { text: 'other' })
  const worker = await startWorker({ url: database.url, jobs: [note], deps: { seen }, log })
  await until(() => seen.length === 2)
  await worker.stop()
  expect(seen.sort()).toEqual(['other', 'same'])
})

test('a failed job is kept with its error, and its failure is told once', async () => {
  const seen: string[] = []
  const worker = await startWorker({
    url: database.url,
    jobs: [fail, hopeless],
    deps: { seen },
    log,
  })
  await enqueue(database.db, fail, { text: 'x' })
  await enqueue(database.db, hopeless, { text: 'y' })
  await until(() => seen.length === 2)
  await worker.stop()
  expect(seen.sort()).toEqual(['x: the file is broken', 'y given up'])
  const rows = await database.sql`
    select last_error from graphile_worker._private_jobs where attempts >= max_attempts order by id`
  expect(rows).toHaveLength(2)
  expect(rows[0]?.last_error).toContain('the file is broken')
})

test('a payload of the wrong shape is refused when it is put in', async () => {
  await expect(enqueue(database.db, note, { text: 3 } as never)).rejects.toThrow()
})

test('what a killed worker had begun is run again by the next one, long before graphile-worker would, after four hours', async () => {
  const script = new URL('testing/stuck-worker.ts', import.meta.url).pathname
  const child: ChildProcess = spawn(process.execPath, [script, database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await enqueue(database.db, note, { text: 'begun by the dead' })
  await once(child.stdout as NodeJS.ReadableStream, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const seen: string[] = []
  const worker = await startWorker({
    url: database.url,
    jobs: [note],
    deps: { seen },
    log,
    reclaimEveryMs: 200,
  })
  await until(() => seen.includes('begun by the dead'))
  await worker.stop()
})

test('what was due while nobody ran is done once at the start', async () => {
  const seen: string[] = []
  const nightly = defineJob<object, Deps>({
    name: 'nightly',
    payload: z.object({}),
    every: '20 3 * * *',
    run: async (_payload, deps) => void deps.seen.push('done'),
  })
  const options = { url: database.url, jobs: [nightly], deps: { seen }, log }
  const known = () => database.sql`
    update graphile_worker._private_known_crontabs
    set known_since = now() - interval '9 days', last_execution = now() - interval '8 days'
    where identifier = 'nightly' returning 1`
  const first = await startWorker(options)
  await until(async () => (await known()).length === 1)
  await first.stop()
  seen.length = 0
  const second = await startWorker(options)
  await until(() => seen.length > 0)
  const left = async () =>
    database.sql`select 1 from graphile_worker.jobs where task_identifier = 'nightly'`
  await until(async () => (await left()).length === 0)
  await second.stop()
  expect(seen).toEqual(['done'])
})
