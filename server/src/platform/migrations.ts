import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { runMigrations as runJobMigrations } from 'graphile-worker'
import type postgres from 'postgres'
import { maintenanceLimits, openDatabase } from './database.ts'
import { StartError } from './errors.ts'

const folder = new URL('migrations/', import.meta.url)
// Any constant: it keeps two processes that start together from migrating at once.
const migrationLock = 7_301_982

/** Every migration that this version knows, in order. `NNNN-name.sql`, plain SQL, never edited later. */
export function knownMigrations(): readonly { name: string; sql: string; checksum: string }[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, folder), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

/**
 * Brings a database up to this version: each missing migration in a transaction of its own, together
 * with its line in the ledger, so that a crash leaves either both or neither.
 * @param upTo the last one to apply; all when it is left out
 * @returns the names of those that were applied
 * @throws StartError when the database is newer than this version, or a migration was changed
 */
export async function migrate(url: string, upTo?: string): Promise<readonly string[]> {
  const { sql, close } = openDatabase(url, { limits: maintenanceLimits, maxConnections: 1 })
  try {
    await sql`select pg_advisory_lock(${migrationLock})`
    await sql`
      create table if not exists schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`
    const rows = await sql<{ name: string; checksum: string }[]>`
      select name, checksum from schema_migrations`
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const known = knownMigrations()
    refuseSurprises(known, applied)
    const missing = known.filter(
      ({ name }) => !applied.has(name) && (upTo === undefined || name <= upTo),
    )
    for (const { name, sql: text, checksum } of missing) {
      await sql.begin(async (transaction) => {
        await transaction.unsafe(text)
        await transaction`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`
      })
    }
    await runJobMigrations({ connectionString: url, maxPoolSize: 1, noHandleSignals: true })
    return missing.map(({ name }) => name)
  } finally {
    await close()
  }
}

/**
 * For commands that read and change nothing: the tables must be those of this version.
 * @throws StartError with the command that brings them
 */
export async function requireMigrated(sql: postgres.Sql): Promise<void> {
  const [ledger] = await sql<{ is: string | null }[]>`select to_regclass('schema_migrations') as is`
  const rows = ledger?.is ? await sql<{ name: string }[]>`select name from schema_migrations` : []
  const applied = new Set(rows.map(({ name }) => name))
  if (knownMigrations().some(({ name }) => !applied.has(name)))
    throw new StartError(
      'The database is not that of this version yet. Run "tessera migrate" first, or start Tessera once.',
    )
}

function refuseSurprises(
  known: ReturnType<typeof knownMigrations>,
  applied: ReadonlyMap<string, string>,
): void {
  const names = new Set(known.map(({ name }) => name))
  const newer = [...applied.keys()].find((name) => !names.has(name))
  if (newer !== undefined)
    throw new StartError(
      `Tessera cannot start: the database was made by a newer version (it has ${newer}). Install that version again.`,
    )
  const changed = known.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum)
  if (changed !== undefined)
    throw new StartError(
      `Tessera cannot start: the migration ${changed.name} was changed after it had been applied.`,
    )
}
