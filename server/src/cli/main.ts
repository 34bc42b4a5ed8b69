import { Command, CommanderError } from 'commander'
import { ConfigError, readConfig } from '../config.ts'
import { AppError, StartError } from '../platform/errors.ts'
import { readVersion } from '../platform/version.ts'
import { CommandError } from './command-error.ts'

interface Group {
  readonly commands: readonly string[]
  /** Loads the code that adds its commands to the program. */
  load(): Promise<(program: Command) => void>
}

// Results go to stdout, progress and errors to stderr.
const groups: readonly Group[] = [
  {
    commands: ['search', 'import', 'cite'],
    load: async () => (await import('./library-commands.ts')).addLibraryCommands,
  },
  {
    commands: ['harvest'],
    load: async () => (await import('./harvest-command.ts')).addHarvestCommand,
  },
  {
    commands: ['parse', 'explain', 'ask', 'verify', 'results', 'figures', 'math'],
    load: async () => (await import('./reading-commands.ts')).addReadingCommands,
  },
  {
    commands: ['serve', 'worker', 'migrate', 'mail', 'backup', 'restore'],
    load: async () => (await import('./operations.ts')).addOperationCommands,
  },
]

/** Runs the command line. Exit codes: 0 done, 1 failed, 2 used wrongly. */
async function main(args: readonly string[]): Promise<number> {
  const program = new Command('tessera')
    .description('Find academic papers and read them with explanations that can be checked.')
    .version(readVersion(readConfig({}).projectRoot))
    .showHelpAfterError('(tessera --help lists the commands)')
    .exitOverride()
  // A command waits for its own code only; who asks for help, or errs, sees all commands.
  const asked = groups.filter(({ commands }) => commands.some((name) => name === args[0]))
  for (const { load } of asked.length > 0 ? asked : groups) (await load())(program)
  try {
    await program.parseAsync([...args], { from: 'user' })
    return Number(process.exitCode ?? 0)
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (!isForUsers(error)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}

function isForUsers(error: unknown): error is Error {
  return (
    error instanceof CommandError ||
    error instanceof AppError ||
    error instanceof StartError ||
    error instanceof ConfigError ||
    (error instanceof Error && error.name === 'ParseError')
  )
}

// `tessera … | head` closes the pipe early; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})
process.exitCode = await main(process.argv.slice(2))
