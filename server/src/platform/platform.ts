import type { Config } from '../config.ts'
import { type Database, openDatabase } from './database.ts'
import { StartError } from './errors.ts'
import { type FileStore, openFileStore } from './files.ts'
import { inDataFolder, makeFolders } from './folders.ts'
import type { Log } from './log.ts'
import { migrate } from './migrations.ts'
import { createParser, createSpareParser, type ParseFile } from './parsing/parse-jail.ts'
import { useEmbeddedPostgres } from './postgres/embedded-postgres.ts'

/** What every part of Tessera stands on: the database, the files, the parser, the log. */
export interface Platform extends Database {
  readonly databaseUrl: string
  /** Whether Tessera runs the PostgreSQL itself. */
  readonly embedded: boolean
  readonly files: FileStore
  /** Reads a file in a jail of its own. */
  readonly parseFile: ParseFile
  /** A file may come soon to be read in this process: what reads it gets ready. */
  readonly expectFile: () => void
  readonly log: Log
}

/**
 * Opens the data of a configuration: the server of DATABASE_URL, or the embedded one, which is started
 * or shared with a process that runs already; brought up to this version unless told otherwise.
 * Close it at the end: the last process to do so stops the embedded server.
 * @throws StartError with one sentence
 */
export async function openPlatform(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Log,
  options: { readonly migrate: boolean } = { migrate: true },
): Promise<Platform> {
  await inDataFolder(config.dataDir, () => makeFolders(config.dataDir))
  const server = config.databaseUrl === undefined ? await embedded(config.dataDir, log) : null
  const databaseUrl = server?.url ?? (config.databaseUrl as string)
  try {
    if (server === null) await requireAnswer(databaseUrl)
    if (options.migrate) await migrate(databaseUrl)
  } catch (error) {
    await server?.release()
    throw error
  }
  const database = openDatabase(databaseUrl)
  const spare = createSpareParser(log)
  return {
    ...database,
    databaseUrl,
    embedded: server !== null,
    files: openFileStore(config.dataDir),
    parseFile: createParser(log, { spare }),
    expectFile: spare.expectFile,
    log,
    async close() {
      await spare.close()
      await database.close()
      await server?.release()
    },
  }
}

async function embedded(dataDir: string, log: Log) {
  return useEmbeddedPostgres(dataDir, (event, err) => {
    if (event === 'died') log.error('the database died; starting it again')
    else if (event === 'restarted') log.warn('the database runs again')
    else log.error({ err }, 'the database could not be started; trying again')
  })
}

async function requireAnswer(url: string): Promise<void> {
  const { sql, close } = openDatabase(url, { maxConnections: 1 })
  try {
    await sql`select 1`
  } catch (cause) {
    const { hostname, pathname } = new URL(url)
    const { code, message } = cause as NodeJS.ErrnoException
    const reached =
      !/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|CONNECT_TIMEOUT)$/.test(
        code ?? '',
      )
    const why = reached ? 'does not let it in' : 'cannot be reached'
    throw new StartError(
      `Tessera cannot start: the database ${pathname.slice(1)} on ${decodeURIComponent(hostname)}, named by DATABASE_URL, ${why} (${message || code}).`,
      { cause },
    )
  } finally {
    await close()
  }
}
