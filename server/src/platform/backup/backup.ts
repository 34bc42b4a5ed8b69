import { createReadStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createGzip } from 'node:zlib'
import type { TransactionSql } from 'postgres'
import { z } from 'zod'
import { maintenanceLimits, openDatabase } from '../database.ts'
import { StartError } from '../errors.ts'
import type { FileStore } from '../files.ts'
import { type ArchiveWriter, createArchive } from './archive.ts'
import { sealOf, tablesInOrder } from './tables.ts'

const Seal = z.object({ bytes: z.number(), sha256: z.string() })

/** What is in a backup, and how to tell that it is all there. */
export const Manifest = z.object({
  format: z.literal('tessera-backup-1'),
  createdAt: z.iso.datetime(),
  /** Migrations that the database had; a newer version of Tessera applies its own after restoring. */
  migrations: z.array(z.string()),
  /** The job queue's own version; its tables are restored only into the same. */
  queueVersion: z.number(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      checksum: z.string(),
      entry: z.string(),
      seal: Seal,
    }),
  ),
  files: z.array(z.object({ sha256: z.string(), seal: Seal })),
  /** Files that the database names and the store does not have. */
  missing: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

/**
 * Writes everything – the tables as they were at one moment, and the files that they name – into one tar
 * archive. Tessera may go on running. The file appears under its name only when it is complete.
 * @throws StartError when the file exists already
 */
export async function backUp(url: string, files: FileStore, path: string): Promise<Manifest> {
  const unfinished = `${path}.part`
  await rm(unfinished, { force: true })
  const archive = await createArchive(unfinished)
  const { sql, close } = openDatabase(url, { limits: maintenanceLimits, maxConnections: 1 })
  try {
    const manifest = await sql.begin('isolation level repeatable read read only', (transaction) =>
      writeAll(transaction, files, archive),
    )
    await archive.add('manifest.json', pieces(Buffer.from(JSON.stringify(manifest, null, 1))))
    await archive.finish()
    await rename(unfinished, path)
    return manifest
  } catch (error) {
    await archive.abandon()
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await close()
  }
}

/** @throws StartError when a file of that name exists: a backup is never written over. */
export function existsAlready(path: string): StartError {
  return new StartError(`${path} exists already; name another file, or move that one away.`)
}

async function writeAll(
  sql: TransactionSql,
  files: FileStore,
  archive: ArchiveWriter,
): Promise<Manifest> {
  await sql`set local timezone = 'UTC'`
  const tables: Manifest['tables'] = []
  for (const table of await tablesInOrder(sql)) {
    const { rows, checksum } = await sealOf(sql, table)
    const entry = `tables/${table.name.replaceAll('"', '')}.copy.gz`
    const copy = await sql
      .unsafe(`copy ${table.name} (${table.columns.join(', ')}) to stdout`)
      .readable()
    const seal = await archive.add(entry, copy.pipe(createGzip({ level: 6 })))
    tables.push({ ...table, columns: [...table.columns], rows, checksum, entry, seal })
  }
  const named = await sql<{ sha256: string }[]>`select distinct sha256 from files order by sha256`
  const kept: Manifest['files'] = []
  const missing: string[] = []
  for (const { sha256 } of named) {
    if (!(await files.has(sha256))) {
      missing.push(sha256)
      continue
    }
    const seal = await archive.add(`files/${sha256}`, createReadStream(files.pathOf(sha256)))
    if (seal.sha256 === sha256) kept.push({ sha256, seal })
    else missing.push(sha256)
  }
  const applied = await sql<{ name: string }[]>`select name from schema_migrations order by name`
  const [queue] = await sql<{ version: number }[]>`
    select max(id)::int as version from graphile_worker.migrations`
  return {
    format: 'tessera-backup-1',
    createdAt: new Date().toISOString(),
    migrations: applied.map(({ name }) => name),
    queueVersion: queue?.version ?? 0,
    tables,
    files: kept,
    missing,
  }
}

async function* pieces(bytes: Uint8Array) {
  yield bytes
}
