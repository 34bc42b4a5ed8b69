import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { TransactionSql } from 'postgres'
import { maintenanceLimits, openDatabase } from '../database.ts'
import { StartError } from '../errors.ts'
import type { FileStore } from '../files.ts'
import { migrate } from '../migrations.ts'
import { type ArchiveReader, openArchive } from './archive.ts'
import { Manifest } from './backup.ts'
import { advanceCounters, sealOf, tablesInOrder } from './tables.ts'

/**
 * Puts a backup into a database, all of it or nothing, and checks every table and file against what the
 * backup says of them. A backup of an earlier version is brought up to this one afterwards.
 * @throws StartError with one sentence: damaged, of a newer version, or the database is not empty
 */
export async function restore(
  url: string,
  files: FileStore,
  path: string,
  options: { readonly force: boolean },
): Promise<Manifest> {
  const archive = await openArchive(path).catch((cause: NodeJS.ErrnoException) => {
    const why = cause.code === 'ENOENT' ? 'there is no such file' : cause.message
    throw new StartError(`${path} cannot be restored: ${why}.`, { cause })
  })
  try {
    const manifest = await readManifest(archive, path)
    const newest = manifest.migrations.at(-1)
    await migrate(url, newest)
    const { sql, close } = openDatabase(url, { limits: maintenanceLimits, maxConnections: 1 })
    try {
      for (const { sha256, seal } of manifest.files)
        await putBack(files, sha256, archive.read(`files/${sha256}`, seal))
      await sql.begin((transaction) => load(transaction, archive, manifest, options.force))
    } finally {
      await close()
    }
    await migrate(url)
    return manifest
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    if (!/^Z_/.test(code ?? '') && !/damaged|cut short|archive/.test(message)) throw cause
    throw new StartError(`Nothing was restored: ${path} is damaged.`, { cause })
  } finally {
    await archive.close()
  }
}

async function readManifest(archive: ArchiveReader, path: string): Promise<Manifest> {
  if (!archive.names.includes('manifest.json'))
    throw new StartError(`${path} cannot be restored: it is not a backup of Tessera.`)
  const text = await buffer(Readable.from(archive.read('manifest.json')))
  const parsed = Manifest.safeParse(readJson(text.toString('utf8')))
  if (parsed.success) return parsed.data
  throw new StartError(`${path} cannot be restored: it was made by another version of Tessera.`)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error('The archive is damaged: its manifest cannot be read', { cause })
  }
}

async function load(
  sql: TransactionSql,
  archive: ArchiveReader,
  manifest: Manifest,
  force: boolean,
): Promise<void> {
  await sql`set local timezone = 'UTC'`
  const present = await tablesInOrder(sql)
  await requireEmpty(
    sql,
    present.map(({ name }) => name),
    force,
  )
  const [queue] = await sql<{ version: number }[]>`
    select max(id)::int as version from graphile_worker.migrations`
  const wanted = manifest.tables.filter(
    ({ name }) => queue?.version === manifest.queueVersion || !name.startsWith('graphile_worker.'),
  )
  for (const table of wanted) {
    const writable = await sql
      .unsafe(`copy ${table.name} (${table.columns.join(', ')}) from stdin`)
      .writable()
    await pipeline(archive.read(table.entry, table.seal), createGunzip(), writable)
    const { rows, checksum } = await sealOf(sql, table)
    if (rows !== table.rows || checksum !== table.checksum)
      throw new StartError(
        `The restore was undone: ${table.name} came back with ${rows} rows that are not the ${table.rows} of the backup.`,
      )
  }
  await advanceCounters(sql)
  // Whoever was working on a job then is not working on it now.
  await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null`
  await sql`update graphile_worker._private_job_queues set locked_at = null, locked_by = null`
}

async function requireEmpty(
  sql: TransactionSql,
  tables: readonly string[],
  force: boolean,
): Promise<void> {
  if (force) {
    await sql.unsafe(`truncate ${tables.join(', ')}`)
    return
  }
  for (const name of tables.filter((table) => !table.startsWith('graphile_worker.'))) {
    const rows = await sql.unsafe(`select 1 from ${name} limit 1`)
    if (rows.length > 0)
      throw new StartError(
        `Nothing was restored: the database is not empty (${name} has rows). With --force its content is replaced by the backup's.`,
      )
  }
  await sql.unsafe(`truncate ${tables.join(', ')}`)
}

async function putBack(
  files: FileStore,
  sha256: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const stored = await files.put(await buffer(Readable.from(content)))
  if (stored !== sha256)
    throw new StartError(`The backup is damaged: the file ${sha256} is not itself.`)
}
