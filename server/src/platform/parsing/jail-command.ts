import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Log } from '../log.ts'

/** What one file may use. */
export interface JailLimits {
  /** Memory for the file: on top of the program's own, buffers outside JavaScript's heap included. */
  readonly memoryBytes: number
  readonly cpuSeconds: number
}

const script = fileURLToPath(new URL('parse-child.ts', import.meta.url))
// One thread beside the main one compiles and collects; more cost memory and gain nothing here.
const program = [
  ...[process.execPath, '--max-old-space-size=448', '--max-semi-space-size=8'],
  ...['--v8-pool-size=1', script],
]
/** All that the process knows of the machine; nothing that it could write. */
const environment = { PATH: process.env.PATH, NODE_ENV: 'production', NODE_NO_WARNINGS: '1' }
/** The same with our code as it was compiled before: only for a process that the system keeps from writing. */
const environmentWithCode = {
  ...environment,
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
}
const noNetwork = ['unshare', '--user', '--map-root-user', '--net', '--']
type Confinement = { readonly network: boolean; readonly ownBytes: number | null }
let confinement: Promise<Confinement> | undefined

/** A program, what it is called with, and all of the environment that it sees. */
export interface JailCommand {
  readonly command: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

/** Whether a file is there already, or the process gets ready for one that may come. */
export type Stage = 'read' | 'wait'
/** Of computing, for getting ready: it is not the file's. */
const readyCpuSeconds = 1

/**
 * The command that parses a file, with no more memory and time than the limits, no file that it could write, and no
 * network. What the system does not offer is left out, and said once in the log.
 */
export async function jailCommand(
  stage: Stage,
  limits: JailLimits,
  log: Log,
): Promise<JailCommand> {
  confinement ??= findConfinement(log)
  const { network, ownBytes } = await confinement
  const [first = '', ...rest] = [...(network ? [] : noNetwork), ...program, stage]
  if (ownBytes === null) return { command: first, args: rest, env: environment }
  const cpuSeconds = limits.cpuSeconds + (stage === 'wait' ? readyCpuSeconds : 0)
  const limit = [`--data=${ownBytes + limits.memoryBytes}`, `--cpu=${cpuSeconds}`]
  return {
    command: 'prlimit',
    args: [...limit, '--core=0', '--fsize=0', '--', first, ...rest],
    env: environmentWithCode,
  }
}

async function findConfinement(log: Log): Promise<Confinement> {
  const network = !(await works([...noNetwork, 'true']))
  if (network) log.warn('unshare is not permitted: the parser could reach the network')
  if (await works(['prlimit', '--core=0', '--', 'true']))
    return { network, ownBytes: await measureOwnBytes() }
  log.warn('prlimit is missing: the parser’s memory is watched, but not limited by the system')
  return { network, ownBytes: null }
}

/** Reads nobody's file, and so may leave its compiled code for those that do. */
async function measureOwnBytes(): Promise<number> {
  const [node = '', ...args] = program
  const child = spawn(node, [...args, 'measure'], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    env: environmentWithCode,
  })
  const [answer, errors] = await Promise.all(
    [child.stdio[3], child.stdio[2]].map((stream) => text(stream as Readable)),
  )
  if (!answer) throw new Error(`The parser cannot be started: ${errors}`)
  return JSON.parse(answer).ownBytes
}

async function works([command, ...args]: readonly string[]): Promise<boolean> {
  const child = spawn(command as string, args, { stdio: 'ignore' })
  try {
    const [code] = await once(child, 'exit')
    return code === 0
  } catch {
    return false // there is no such command
  }
}
