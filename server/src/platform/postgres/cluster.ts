import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../errors.ts'
import { makeFolders } from '../folders.ts'
import { embeddedMajor, findBinaries } from './binaries.ts'
import { findLiveServer, isAlive } from './live-server.ts'
import { chooseRunAs, fileOwner, type RunAs } from './run-as.ts'

// A socket's address holds 107 bytes on Linux and 103 on macOS; ".s.PGSQL.5432" takes 14 of them.
const longestSocketFolder = 88

/** The places of one embedded PostgreSQL, all below the data folder save a socket with too long a path. */
export interface Cluster {
  readonly folder: string
  readonly socketFolder: string
  readonly log: string
  readonly password: string
  /** Left when the role and the database of Tessera have been made. */
  readonly prepared: string
}

/** Where an embedded server keeps its things; its socket lies elsewhere where the folder's name is too long for one. */
export function clusterAt(dataDir: string): Cluster {
  const home = join(dataDir, 'postgres')
  const near = join(home, 'socket')
  const key = createHash('sha256').update(home).digest('hex').slice(0, 16)
  return {
    folder: join(home, 'cluster'),
    socketFolder:
      Buffer.byteLength(near) <= longestSocketFolder ? near : join(tmpdir(), `tessera-${key}`),
    log: join(home, 'postgres.log'),
    password: join(home, 'password'),
    prepared: join(home, 'prepared'),
  }
}

/** Makes the folders, the password and the database files, if they are not there yet. */
export function initialise(cluster: Cluster): RunAs {
  const home = dirname(cluster.folder)
  makeFolders(home)
  const { folder: programs, initdb, postgres } = findBinaries()
  const runAs = chooseRunAs([home, programs], postgres)
  const owner = fileOwner(runAs)
  ownFolder(cluster.socketFolder, owner)
  if (!fs.existsSync(cluster.password))
    writeSecret(cluster.password, randomBytes(24).toString('hex'))
  if (fs.existsSync(cluster.folder)) {
    requireMajor(cluster.folder)
    return runAs
  }
  const fresh = `${cluster.folder}.new`
  const passwordCopy = `${fresh}.password`
  fs.rmSync(fresh, { recursive: true, force: true })
  ownFolder(fresh, owner)
  writeSecret(passwordCopy, readPassword(cluster))
  if (owner !== null) fs.chownSync(passwordCopy, owner.uid, owner.gid)
  const [command = initdb, ...args] = [...runAs.prefix, initdb]
  const run = spawnSync(
    command,
    [
      ...args,
      ...[`--pgdata=${fresh}`, '--username=postgres', `--pwfile=${passwordCopy}`],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--data-checksums'],
      ...['--locale-provider=builtin', '--locale=C', '--builtin-locale=C.UTF-8'],
    ],
    {
      ...identity(runAs),
      encoding: 'utf8',
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    },
  )
  fs.rmSync(passwordCopy, { force: true })
  if (run.status !== 0)
    throw new StartError(
      `Tessera could not make its database: ${firstError(`${run.stderr}${run.error?.message ?? ''}`)}.`,
    )
  fs.renameSync(fresh, cluster.folder)
  syncFolder(home)
  return runAs
}

/** Starts PostgreSQL on the cluster and returns when it accepts connections. Its life is its own. */
export async function startServer(cluster: Cluster, runAs: RunAs): Promise<number> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const child = launch(cluster, runAs)
    const pid = await untilReady(cluster, child)
    if (pid !== null) return pid
    const said = fs.readFileSync(cluster.log, 'utf8')
    // Backends of a killed server may live on for a moment; PostgreSQL refuses until they are gone.
    const passing = /still in use|lock file .* already exists|Address already in use/.test(said)
    if (!passing || Date.now() > deadline)
      throw new StartError(
        `Tessera could not start its database: ${firstError(said)} (see ${cluster.log}).`,
      )
    await sleep(100)
  }
}

// A busy disk may take long over the last checkpoint; who kills the server pays with a recovery.
const stopSignals = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 2_000],
] as const

/** How long `stopServer` takes at most, in milliseconds. */
export const longestStopMs = stopSignals.reduce((sum, [, patienceMs]) => sum + patienceMs, 0)

/** Stops the server in good order; kills it when it has not ended by then. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const live = findLiveServer(cluster.folder)
  if (live === null) return
  for (const [signal, until] of stopSignals) {
    process.kill(live.pid, signal)
    const deadline = Date.now() + until
    while (Date.now() < deadline) {
      if (findLiveServer(cluster.folder)?.pid !== live.pid) return
      await sleep(10)
    }
  }
}

/** The password with which Tessera signs in to its embedded server. @throws Error when there is no cluster yet */
export function readPassword(cluster: Cluster): string {
  return fs.readFileSync(cluster.password, 'utf8').trim()
}

function launch(cluster: Cluster, runAs: RunAs): ChildProcess {
  const log = fs.openSync(cluster.log, 'w', 0o600)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: cluster.socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    io_method: 'sync',
  }
  const program = findBinaries().postgres
  const [command = program, ...args] = [
    ...runAs.prefix,
    ...[program, '-D', cluster.folder],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const child = spawn(command, args, {
    ...identity(runAs),
    detached: true, // its own process group: Ctrl+C is for Tessera, which then stops it
    stdio: ['ignore', log, log],
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  })
  fs.closeSync(log)
  child.unref()
  return child
}

/** The server's process id, or null when it ended before it was ready. */
async function untilReady(cluster: Cluster, child: ChildProcess): Promise<number | null> {
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  child.once('error', () => {
    ended = true
  })
  while (!ended) {
    const live = findLiveServer(cluster.folder)
    if (live?.state === 'ready' && live.pid === child.pid) return live.pid
    if (child.pid !== undefined && !isAlive(child.pid)) return null
    await sleep(5)
  }
  return null
}

function requireMajor(folder: string): void {
  const major = fs.readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (major !== embeddedMajor)
    throw new StartError(
      `Tessera cannot start: its data was written by PostgreSQL ${major} and this version brings PostgreSQL ${embeddedMajor}. Make a backup with the earlier version of Tessera, then restore it here.`,
    )
}

function ownFolder(folder: string, owner: { uid: number; gid: number } | null): void {
  makeFolders(folder)
  if (owner !== null) fs.chownSync(folder, owner.uid, owner.gid)
  fs.chmodSync(folder, 0o700)
}

function writeSecret(file: string, secret: string): void {
  const handle = fs.openSync(file, 'w', 0o600)
  fs.writeSync(handle, `${secret}\n`)
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

function identity({ uid, gid }: RunAs): { uid?: number; gid?: number } {
  return uid === undefined ? {} : { uid, gid: gid ?? uid }
}

function firstError(output: string): string {
  const line = output.split('\n').find((x) => /FATAL|PANIC|error:|could not|ENO|EACC/.test(x))
  return (line ?? output.trim().split('\n').at(-1) ?? '')
    .replace(/^.*?(FATAL|PANIC|error):\s*/, '')
    .trim()
}
