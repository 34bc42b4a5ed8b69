import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../server/src/platform/database.ts'
import { useEmbeddedPostgres } from '../server/src/platform/postgres/embedded-postgres.ts'
import { newDataDir, type RunningTessera, startTessera } from './running-tessera.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Tessera runs that all journeys share; they must leave it running. */
    address: string
    /** The data folder of one that was stopped: its starter papers are read and explained. */
    prepared: string
  }
}

/** Starts the one Tessera of all journeys, with data of its own, and stops it after the last. */
export default async function startOne(project: TestProject): Promise<() => Promise<void>> {
  const first = await startTessera()
  await untilAllIsRead(first)
  await first.interrupt()
  project.provide('prepared', first.dataDir)
  const tessera = await startTessera({}, newDataDir(first.dataDir))
  project.provide('address', tessera.address)
  return async () => {
    await tessera.dispose()
    await first.dispose()
  }
}

/** Resolves when the starter papers are read and explained, and no job is left. */
async function untilAllIsRead({ address, dataDir }: RunningTessera): Promise<void> {
  const papers = readdirSync('library').filter((name) => name.endsWith('.html')).length
  const server = await useEmbeddedPostgres(dataDir)
  const { sql, close } = openDatabase(server.url, { maxConnections: 1 })
  const deadline = Date.now() + 360_000
  const isDone = async () => {
    const [row] = await sql<{ is_done: boolean }[]>`
      select (select count(*) from summaries) = ${papers}
         and not exists (select from graphile_worker.jobs) as is_done`
    return row?.is_done === true
  }
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`${address} did not explain its starter papers.`)
    await sleep(100)
  }
  await close()
  await server.release()
}
