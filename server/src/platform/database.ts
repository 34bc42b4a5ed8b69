import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import * as schema from './schema/all.ts'

type Schema = typeof schema

/** The pool or a transaction: a store cannot tell, and need not. */
export type Db = PgDatabase<PostgresJsQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>

export interface Database {
  readonly db: Db
  /** The driver itself, for what the query builder does not say (COPY, LISTEN, advisory locks). */
  readonly sql: postgres.Sql
  close(): Promise<void>
}

/** Milliseconds; zero means no limit. */
export interface Limits {
  readonly statementMs: number
  readonly lockMs: number
  readonly idleInTransactionMs: number
}

/** For requests and jobs: nobody waits longer for an answer anyway. */
export const requestLimits: Limits = {
  statementMs: 5_000,
  lockMs: 4_000,
  idleInTransactionMs: 15_000,
}
/** For migrations, backup and restore, which take as long as they take. */
export const maintenanceLimits: Limits = { statementMs: 0, lockMs: 30_000, idleInTransactionMs: 0 }

/**
 * Opens a pool. Connections are made when first needed, and made anew when the server was restarted.
 * `url` may name a socket folder, percent-encoded, in place of the host.
 */
export function openDatabase(
  url: string,
  options: { limits?: Limits; maxConnections?: number } = {},
): Database {
  const limits = options.limits ?? requestLimits
  const sql = postgres(url, {
    ...socketOf(url),
    max: options.maxConnections ?? 10,
    connect_timeout: 5,
    ...unbounded,
    idle_timeout: 60,
    backoff: pauseBeforeConnecting,
    onnotice: () => {},
    connection: {
      application_name: 'tessera',
      statement_timeout: limits.statementMs,
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    },
  })
  return {
    db: drizzle(prepared(sql), { schema, casing: 'snake_case' }),
    sql,
    close: () => sql.end({ timeout: 5 }),
  }
}

/**
 * Seconds before the next try to connect: the driver's own pauses grow to twenty, in which a server that is long up
 * again is not asked.
 */
const pauseBeforeConnecting = (failures: number) => Math.min(0.05 * 2 ** failures, 1)

/**
 * With its bound of a hundred statements on their way, postgres.js 3.4 takes a "begin" that is just the hundredth for a
 * stray one: it fails, and the transaction that it began holds its locks until it is ended for doing nothing.
 */
const unbounded: object = { max_pipeline: 1_000_000 }

/** Longer lists of values come in so many lengths that each would be a statement of its own. */
const mostValues = 40

/**
 * The driver, but the query builder's statements are parsed once for each connection: otherwise each of them takes
 * two turns to the server and back instead of one (postgres.js describes an unprepared statement before it runs it).
 */
function prepared<Client extends postgres.ISql>(client: Client): Client {
  return new Proxy(client, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name)
      if (name === 'unsafe')
        return (text: string, values: never[] = []) =>
          target.unsafe(text, values, { prepare: values.length <= mostValues })
      if ((name !== 'begin' && name !== 'savepoint') || typeof own !== 'function') return own
      // A transaction is handed a client of its own.
      return (...given: unknown[]) =>
        own(
          ...given.map((one) =>
            typeof one === 'function' ? (inner: Client) => one(prepared(inner)) : one,
          ),
        )
    },
  })
}

// The driver does not decode a socket folder that stands where the host does.
function socketOf(url: string): { host?: string } {
  const host = decodeURIComponent(new URL(url).hostname)
  return host.startsWith('/') ? { host } : {}
}
