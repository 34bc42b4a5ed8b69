import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { databaseTrouble } from '../database-trouble.ts'
import { StartError } from '../errors.ts'
import { inDataFolder } from '../folders.ts'
import {
  type Cluster,
  clusterAt,
  initialise,
  readPassword,
  startServer,
  stopServer,
} from './cluster.ts'
import { findLiveServer } from './live-server.ts'
import { withStartLock } from './start-lock.ts'

const presenceName = 'tessera-presence'
const patienceMs = 10_000

export interface EmbeddedPostgres {
  /** The address of Tessera's database; the same for as long as the data folder stays where it is. */
  readonly url: string
  /** The address of a database of this server, as its superuser. For tests and repairs. */
  superuserUrl(database: string): string
  /** Says that this process needs the server no more; the last one to say so stops it. */
  release(): Promise<void>
}

/**
 * The PostgreSQL of a data folder: started, or adopted when it runs already – because another process
 * of Tessera uses it, or because the one that started it was killed. While it is in use here it is
 * watched, and started again when it dies.
 *
 * Every process that uses the server keeps one connection open for as long as it does. So the server
 * itself knows who is left, and nobody has to be trusted to clean up after being killed.
 * @throws StartError
 */
export async function useEmbeddedPostgres(
  dataDir: string,
  onEvent: (event: 'died' | 'restarted' | 'failed', cause?: unknown) => void = () => {},
): Promise<EmbeddedPostgres> {
  const cluster = clusterAt(dataDir)
  const addressOf = (role: string, database: string) =>
    `postgres://${role}:${readPassword(cluster)}@${encodeURIComponent(cluster.socketFolder)}/${database}`
  let released = false
  let presence = await inDataFolder(dataDir, acquireFirst)
  void watch()

  async function acquire(): Promise<Presence> {
    return withStartLock(cluster.folder, async () => {
      await ensureRunning(cluster)
      const presence = connect(addressOf('postgres', 'postgres'))
      try {
        await presence.sql`select 1`
        if (!existsSync(cluster.prepared)) {
          await prepare(presence.sql, readPassword(cluster))
          writeFileSync(cluster.prepared, '')
        }
        return presence
      } catch (error) {
        await presence.sql.end({ timeout: 0 })
        throw error
      }
    })
  }

  /** A server that was killed closes its socket a moment before its process is gone, and is then taken for a running one. */
  async function acquireFirst(): Promise<Presence> {
    const deadline = Date.now() + patienceMs
    for (;;)
      try {
        return await acquire()
      } catch (error) {
        if (databaseTrouble(error) === null || Date.now() > deadline) throw error
        await sleep(50)
      }
  }

  /** One at a time, so that no two look after the same server and end each other's connection. */
  async function watch(): Promise<void> {
    for (;;) {
      await presence.lost
      if (released) return
      onEvent('died')
      const old = presence
      await revive()
      await old.sql.end({ timeout: 0 })
    }
  }

  async function revive(): Promise<void> {
    for (let pauseMs = 50; !released; pauseMs = Math.min(pauseMs * 2, 5_000)) {
      try {
        presence = await acquire()
        onEvent('restarted')
        return
      } catch (cause) {
        onEvent('failed', cause)
        await sleep(pauseMs)
      }
    }
  }

  return {
    url: addressOf('tessera', 'tessera'),
    superuserUrl: (database) => addressOf('postgres', database),
    async release() {
      if (released) return
      released = true
      await withStartLock(cluster.folder, async () => {
        const others = await countOthers(presence.sql)
        await presence.sql.end({ timeout: 1 })
        if (others === 0) await stopServer(cluster)
      })
    },
  }
}

async function ensureRunning(cluster: Cluster): Promise<void> {
  const runAs = initialise(cluster)
  const deadline = Date.now() + 60_000
  for (;;) {
    const live = findLiveServer(cluster.folder)
    if (live?.state === 'ready') return
    if (live === null) {
      await startServer(cluster, runAs)
      return
    }
    if (Date.now() > deadline)
      throw new StartError(
        `Tessera cannot start: its database (process ${live.pid}) has been ${live.state} for a minute.`,
      )
    await sleep(10)
  }
}

/** The one connection that says to the server that this process uses it. */
interface Presence {
  readonly sql: postgres.Sql
  /** Settles when the connection is closed, by whomever. */
  readonly lost: Promise<void>
}

function connect(url: string): Presence {
  const { hostname, username, password, pathname } = new URL(url)
  const { promise: lost, resolve: onclose } = Promise.withResolvers<void>()
  const sql = postgres({
    host: decodeURIComponent(hostname),
    username,
    password,
    database: pathname.slice(1),
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 10,
    onclose: () => onclose(),
    onnotice: () => {},
    connection: { application_name: presenceName },
  })
  return { sql, lost }
}

/** How many other processes of Tessera use the server. Zero when it cannot be asked: it is gone then. */
async function countOthers(presence: postgres.Sql): Promise<number> {
  const [row] = await presence`
    select count(*)::int as others from pg_stat_activity
    where application_name = ${presenceName} and pid <> pg_backend_pid()`
  return row?.others ?? 0
}

/** Makes Tessera's role and database. May run twice. */
async function prepare(sql: postgres.Sql, password: string): Promise<void> {
  const [role] = await sql`select 1 from pg_roles where rolname = 'tessera'`
  // The password is hexadecimal, and these statements take no parameters.
  if (role === undefined) await sql.unsafe(`create role tessera login password '${password}'`)
  const [database] = await sql`select 1 from pg_database where datname = 'tessera'`
  if (database === undefined) await sql.unsafe('create database tessera owner tessera')
}
