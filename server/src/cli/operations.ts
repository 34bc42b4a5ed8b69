import type { Command } from 'commander'
import type { Service } from '../main.ts'

/** Loaded by a command that runs, not by one that is only described or used wrongly. */
const upkeep = () => import('./upkeep.ts')

/** Commands for whoever runs Tessera: serve, worker, migrate, backup, restore. */
export function addOperationCommands(program: Command): void {
  program
    .command('serve')
    .description('serve web pages and API; run the worker as well unless told otherwise')
    .option('--no-worker', 'leave jobs to other processes')
    .option('--json', 'print the greeting as JSON')
    .action(({ worker, json }: { worker: boolean; json?: true }) =>
      run(worker ? ['web', 'worker'] : ['web'], json),
    )
  program
    .command('worker')
    .description('run queued jobs only')
    .option('--json', 'print the greeting as JSON')
    .action(({ json }: { json?: true }) => run(['worker'], json))
  program
    .command('migrate')
    .description('bring the database up to this version')
    .option('--json', 'print the result as JSON')
    .action(async ({ json }: { json?: true }) => {
      const applied = await (await upkeep()).migrateHere()
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
      const { readMails } = await upkeep()
      const { mails, shown } = await readMails()
      print(json, mails, mails.length === 0 ? 'No mail is waiting.' : shown)
    })
  program
    .command('backup <file>')
    .description('write the database and all files into one archive')
    .option('--json', 'print the result as JSON')
    .action(async (file: string, { json }: { json?: true }) => {
      const { tables, files, missing } = await (await upkeep()).backUpHere(file)
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
      const { tables, files } = await (await upkeep()).restoreHere(file, force ?? false)
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      const result = { file, rows, files: files.length }
      print(
        json,
        result,
        `Restored ${rows} rows and ${files.length} files; all of them were checked.`,
      )
    })
}

async function run(services: readonly Service[], json: true | undefined): Promise<void> {
  const { runTessera } = await import('../main.ts')
  return runTessera(() => services, { json: json ?? false })
}

function print(json: true | undefined, result: unknown, sentence: string): void {
  process.stdout.write(`${json ? JSON.stringify(result) : sentence}\n`)
}
