import { pathToFileURL } from 'node:url'
import { composeFeatures, createApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { StartError } from './platform/errors.ts'
import type { AppServer } from './platform/http/server.ts'
import { listenWithQueues } from './platform/http/several-queues.ts'
import { createLog, type Log } from './platform/log.ts'
import { openPlatform } from './platform/platform.ts'
import { stopOnSignals } from './platform/stop-signals.ts'
import { startWorker, type Worker } from './platform/worker.ts'

export type Service = 'web' | 'worker'

export interface Running {
  /** Null when only the worker runs. */
  readonly address: string | null
  /** Lets what is under way end, and closes everything. */
  stop(): Promise<void>
}

/** Starts Tessera: web pages and API, the worker, or both. @throws StartError with one sentence */
export async function startTessera(
  config: Config,
  services: readonly Service[],
  log: Log,
): Promise<Running> {
  const platform = await openPlatform(config, log)
  let app: AppServer | undefined
  let worker: Worker | undefined
  let draining = false
  const { expectFile } = platform
  const features = await composeFeatures(
    // Files are read where the worker is.
    { ...platform, expectFile: services.includes('worker') ? expectFile : () => {} },
    config,
  )

  async function stop(): Promise<void> {
    draining = true
    await app?.close()
    await worker?.stop()
    await features.stop?.()
    await platform.close()
  }

  try {
    if (services.includes('web')) {
      app = await createApp(platform, config, features, { isDraining: () => draining })
      await listen(app, config)
    }
    if (services.includes('worker'))
      worker = await startWorker({
        url: platform.databaseUrl,
        jobs: features.jobs,
        deps: undefined,
        log,
      })
    await features.start?.()
  } catch (error) {
    await stop()
    throw error
  }
  return { address: app ? addressOf(app, config) : null, stop }
}

/** Starts, says where, and stays until a signal comes. Ends the process. */
export async function runTessera(
  choose: () => readonly Service[],
  { json }: { readonly json: boolean } = { json: false },
): Promise<void> {
  try {
    const services = choose()
    const config = readConfig(process.env)
    const log = createLog(config.logLevel)
    const starting = startTessera(config, services, log)
    // Who stops it while it starts leaves no database behind either.
    stopOnSignals(
      () =>
        starting.then(
          ({ stop }) => stop(),
          () => {},
        ),
      log,
      starting,
    )
    const running = await starting
    const said = json
      ? JSON.stringify({
          address: running.address,
          services,
          embeddedDatabase: config.databaseUrl === undefined,
        })
      : greeting(running.address, config)
    process.stdout.write(`${said}\n`)
  } catch (error) {
    if (!(error instanceof StartError || error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

function greeting(address: string | null, config: Config): string {
  const mode = [
    config.databaseUrl === undefined ? 'embedded database' : 'database of DATABASE_URL',
    `${config.ai.engine} engine`,
  ].join(', ')
  return `${address === null ? 'The Tessera worker runs' : `Tessera is ready: ${address}`}  (${mode})`
}

async function listen(app: AppServer, { port, host }: Config): Promise<void> {
  try {
    await listenWithQueues(app, { port, host })
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const why: Record<string, string> = {
      EADDRINUSE: `port ${port} is taken by another program. Choose another one, for example: PORT=${port === 65_535 ? 3000 : port + 1} npm start`,
      EACCES: `port ${port} may not be opened by this user. Choose one above 1023, for example: PORT=3000 npm start`,
      EADDRNOTAVAIL: `HOST=${host} is not an address of this machine.`,
      ENOTFOUND: `HOST=${host} is not an address of this machine.`,
    }
    if (code === undefined || why[code] === undefined) throw cause
    throw new StartError(`Tessera cannot start: ${why[code]}`, { cause })
  }
}

function addressOf(app: AppServer, config: Config): string {
  const bound = app.addresses()[0]
  return config.publicUrlGiven || typeof bound !== 'object'
    ? config.publicUrl
    : `http://localhost:${bound.port}`
}

function servicesOf(args: readonly string[]): readonly Service[] {
  const given = args.find((arg) => arg.startsWith('--services='))?.slice('--services='.length)
  const names = (given ?? 'web,worker').split(',')
  const known = names.filter((name): name is Service => name === 'web' || name === 'worker')
  if (known.length !== names.length)
    throw new StartError('Tessera cannot start: --services takes web, worker or both: web,worker')
  return known
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await runTessera(() => servicesOf(process.argv.slice(2)))
