import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { mailAsText, readOutbox } from '../accounts/mail/outbox.ts'
import { readConfig } from '../config.ts'
import { runTessera } from '../main.ts'
import { backUp, existsAlready } from '../platform/backup/backup.ts'
import { restore } from '../platform/backup/restore.ts'
import { createLog } from '../platform/log.ts'
import { migrate, requireMigrated } from '../platform/migrations.ts'
import { openPlatform, type Platform } from '../platform/platform.ts'
import { createSeal } from '../platform/seal.ts'

/** Commands for whoever runs Tessera: serve, worker, migrate, backup, restore. */
export function addOperationCommands(program: Command): void {
  program
    .command('serve')
    .description('serve web pages and API; run the worker as well unless told otherwise')
    .option('--no-worker', 'leave jobs to other processes')
    .option('--json', 'print the greeting as JSON')
    .action(({ worker, json }: { worker: boolean; json?: true }) =>
      runTessera(() => (worker ? ['web', 'worker'] : ['web']), { json: json ?? false }),
    )
  program
    .command('worker')
    .description('run queued jobs only')
    .option('--json', 'print the greeting as JSON')
    .action(({ json }: { json?: true }) => runTessera(() => ['worker'], { json: json ?? false }))
  program
    .command('migrate')
    .description('bring the database up to this version')
    .option('--json', 'print the result as JSON')
    .action(async ({ json }: { json?: true }) => {
      const applied = await withPlatform(({ databaseUrl }) => migrate(databaseUrl))
      print(
        json,
        { applied },
        applied.length === 0
          ? 'The database is up to date.'
          : `Applied ${applied.join(', ')}. The database is up to date.`,
      )
    })
  program
    .command('mail')
    .description('read the mails that have not gone out: all of them without SMTP_URL')
    .option('--json', 'print the mails as JSON')
    .action(async ({ json }: { json?: true }) => {
      const { dataDir, sessionSecret } = readConfig(process.env)
      const mails = await withPlatform(async ({ db, sql }) => {
        await requireMigrated(sql)
        return readOutbox(db, createSeal(dataDir, sessionSecret))
      })
      const shown = mails.map(mailAsText).join('\n---\n\n')
      print(json, mails, mails.length === 0 ? 'No mail is waiting.' : shown)
    })
  program
    .command('backup <file>')
    .description('write the database and all files into one archive')
    .option('--json', 'print the result as JSON')
    .action(async (file: string, { json }: { json?: true }) => {
      if (existsSync(file)) throw existsAlready(file)
      const { tables, files, missing } = await withPlatform((platform) =>
        backUp(platform.databaseUrl, platform.files, file),
      )
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      if (missing.length > 0)
        process.stderr.write(
          `${missing.length} files are missing or damaged: ${missing.join(', ')}\n`,
        )
      const result = { file, rows, files: files.length, missing: missing.length }
      print(json, result, `Wrote ${rows} rows and ${files.length} files to ${file}.`)
    })
  program
    .command('restore <file>')
    .description('put a backup into an empty database')
    .option('--force', 'replace what is there')
    .option('--json', 'print the result as JSON')
    .action(async (file: string, { force, json }: { force?: true; json?: true }) => {
      const { tables, files } = await withPlatform((platform) =>
        restore(platform.databaseUrl, platform.files, file, { force: force ?? false }),
      )
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      const result = { file, rows, files: files.length }
      print(
        json,
        result,
        `Restored ${rows} rows and ${files.length} files; all of them were checked.`,
      )
    })
}

/** Opens the platform as it is, without migrating, for one piece of work. */
async function withPlatform<T>(work: (platform: Platform) => Promise<T>): Promise<T> {
  const config = readConfig(process.env)
  const platform = await openPlatform(config, createLog(config.logLevel), { migrate: false })
  try {
    return await work(platform)
  } finally {
    await platform.close()
  }
}

function print(json: true | undefined, result: unknown, sentence: string): void {
  process.stdout.write(`${json ? JSON.stringify(result) : sentence}\n`)
}
