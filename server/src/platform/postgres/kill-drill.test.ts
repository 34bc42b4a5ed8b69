import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { seeded } from '../../../../engine/src/text/seeded.fixture.ts'
import { openDatabase } from '../database.ts'
import { clusterAt } from './cluster.ts'
import { useEmbeddedPostgres } from './embedded-postgres.ts'
import { findLiveServer } from './live-server.ts'

const rounds = Number(process.env.TESSERA_DRILL_ROUNDS ?? 50)
const seed = Number(process.env.TESSERA_DRILL_SEED ?? Date.now() % 1_000_000)
const folder = mkdtempSync(join(tmpdir(), 'tessera-drill-'))
const dataDir = join(folder, 'data')
const notes = join(folder, 'acknowledged')
const { folder: cluster } = clusterAt(dataDir)
const script = new URL('../testing/drill-writer.ts', import.meta.url).pathname
let writer: ChildProcess | undefined
let writerErrors = ''

afterAll(async () => {
  writer?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const acknowledged = () =>
  existsSync(notes) ? readFileSync(notes, 'utf8').split('\n').filter(Boolean) : []

function startWriter(): ChildProcess {
  const child = spawn(process.execPath, [script, dataDir, notes], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr.on('data', (chunk: Buffer) => {
    writerErrors += chunk
  })
  return child
}

/** Waits until the running writer has had further writes acknowledged. */
async function untilWriting(child: ChildProcess): Promise<void> {
  const before = acknowledged().length
  const deadline = Date.now() + 120_000
  while (acknowledged().length < before + 5) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`No writes any more (seed ${seed}): ${writerErrors}`)
    await sleep(10)
  }
}

test(`no acknowledged write is lost when Tessera, its database or both are killed, ${rounds} times (seed ${seed})`, {
  // Fifty starts of a database beside all other tests: a slow machine took 14 minutes.
  timeout: 1_800_000,
}, async () => {
  const random = seeded(seed)
  const killed = { tessera: 0, database: 0, both: 0 }
  writer = startWriter()
  for (let round = 0; round < rounds; round++) {
    await untilWriting(writer)
    await sleep(random() * 80)
    // The database oftener than the rest: coming back from that is the hardest.
    const victim = (['tessera', 'both', 'database', 'database'] as const)[Math.floor(random() * 4)]
    if (victim === undefined) throw new RangeError('random() gave 1')
    killed[victim]++
    const server = findLiveServer(cluster)
    if (victim !== 'tessera' && server !== null) process.kill(server.pid, 'SIGKILL')
    if (victim !== 'database') {
      const exit = once(writer, 'exit')
      writer.kill('SIGKILL')
      await exit
      writer = startWriter()
    }
  }
  await untilWriting(writer)
  const exit = once(writer, 'exit')
  writer.kill('SIGKILL')
  await exit

  const noted = acknowledged()
  const server = await useEmbeddedPostgres(dataDir)
  const { sql, close } = openDatabase(server.url, { maxConnections: 1 })
  const first = new Set((await sql<{ id: string }[]>`select id from first`).map(({ id }) => id))
  const second = new Set((await sql<{ id: string }[]>`select id from second`).map(({ id }) => id))
  await close()
  await server.release()
  expect(noted.filter((id) => !first.has(id) || !second.has(id))).toEqual([])
  expect([...first].filter((id) => !second.has(id))).toEqual([])
  expect(findLiveServer(cluster)).toBeNull()
  expect(Math.min(killed.tessera, killed.database, killed.both)).toBeGreaterThan(0)
  console.log(
    `kill drill: ${JSON.stringify(killed)}, ${noted.length} acknowledged writes, none lost`,
  )
})
