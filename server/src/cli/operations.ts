import type { Command } from 'commander'
import { readConfig } from '../config.ts'
import { runTessera } from '../main.ts'
import { createLog } from '../platform/log.ts'
import { migrate } from '../platform/migrations.ts'
import { openPlatform } from '../platform/platform.ts'

/** Commands for whoever runs Tessera: serve, worker, migrate. */
export function addOperationCommands(program: Command): void {
  program
    .command('serve')
    .description('serve web pages and API; run the worker as well unless told otherwise')
    .option('--no-worker', 'leave jobs to other processes')
    .action(({ worker }: { worker: boolean }) => runTessera(worker ? ['web', 'worker'] : ['web']))
  program
    .command('worker')
    .description('run queued jobs only')
    .action(() => runTessera(['worker']))
  program
    .command('migrate')
    .description('bring the database up to this version')
    .option('--json', 'print the result as JSON')
    .action(async ({ json }: { json?: true }) => {
      const config = readConfig(process.env)
      const platform = await openPlatform(config, createLog(config.logLevel), { migrate: false })
      try {
        const applied = await migrate(platform.databaseUrl)
        print(
          json,
          { applied },
          applied.length === 0
            ? 'The database is up to date.'
            : `Applied ${applied.join(', ')}. The database is up to date.`,
        )
      } finally {
        await platform.close()
      }
    })
}

function print(json: true | undefined, result: unknown, sentence: string): void {
  process.stdout.write(`${json ? JSON.stringify(result) : sentence}\n`)
}
