import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import type { JailCommand, JailLimits } from './jail-command.ts'
import type { FileKind } from './sniff.ts'

export interface ParserLimits extends JailLimits {
  readonly inputBytes: number
  /** A backstop only, for a process that waits: a busy machine must not cost a reader their paper. */
  readonly wallMs: number
  readonly resultBytes: number
  /** What the process may hold in memory at a time; looked at ten times a second. */
  readonly residentBytes: number
}

export type Ending =
  | { readonly by: 'exit'; readonly code: number | null; readonly signal: NodeJS.Signals | null }
  | { readonly by: 'wall' | 'memory' | 'size' | 'abort' }

/** What a process did with the file that it was handed. */
export interface Reading {
  readonly ending: Ending
  /** Whether it had all of the file. */
  readonly hasBegun: boolean
  /** The document or a problem, as JSON; empty where it did not come so far. */
  readonly output: string
  readonly errors: string
}

/** A process that reads one file and ends. */
export interface ParserProcess {
  /** When it has ended, in whatever way. */
  readonly over: Promise<void>
  /** Hands it its file, once. Time by the clock counts from here. */
  read(
    file: { readonly kind: FileKind; readonly bytes: Uint8Array },
    limits: ParserLimits,
    signal: AbortSignal | undefined,
  ): Promise<Reading>
  end(): void
}

/** Starts a command of the jail. @throws Error when the system does not start it */
export async function startParserProcess({
  command,
  args,
  env,
}: JailCommand): Promise<ParserProcess> {
  const child = spawn(command, args, { stdio: ['pipe', 'ignore', 'pipe', 'pipe'], env })
  const output: Buffer[] = []
  let size = 0
  let errors = ''
  let mostBytes = Number.POSITIVE_INFINITY
  let cut: Ending | undefined
  let exit: Ending | undefined
  const stop = (by: 'wall' | 'memory' | 'size' | 'abort') => {
    cut ??= { by }
    child.kill('SIGKILL')
  }
  const over = new Promise<void>((done) => {
    child.once('close', (code, signal) => {
      exit = { by: 'exit', code, signal }
      done()
    })
  })
  const result = child.stdio[3] as Readable
  result.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > mostBytes) stop('size')
    else output.push(chunk)
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    if (errors.length < 10_000) errors += chunk.toString()
  })
  // That it could not be stopped, for one.
  child.on('error', (error) => {
    errors += `process: ${error.message}\n`
  })
  // A parser that dies while it is being fed closes the pipe; its exit says why.
  child.stdin?.on('error', (error) => {
    errors += `stdin: ${error.message}\n`
  })
  await once(child, 'spawn')

  return {
    over,
    async read({ kind, bytes }, limits, signal) {
      mostBytes = limits.resultBytes
      const wall = setTimeout(() => stop('wall'), limits.wallMs)
      const watchdog = setInterval(() => {
        if (residentBytes(child.pid) > limits.residentBytes) stop('memory')
      }, 100)
      const abort = () => stop('abort')
      if (signal?.aborted) abort()
      signal?.addEventListener('abort', abort)
      try {
        child.stdin?.write(`${kind}\n`)
        child.stdin?.end(bytes)
        await over
      } finally {
        clearTimeout(wall)
        clearInterval(watchdog)
        signal?.removeEventListener('abort', abort)
      }
      const text = Buffer.concat(output).toString('utf8')
      // What it writes first is an empty line: that it has all of its file.
      return {
        ending: cut ?? (exit as Ending),
        hasBegun: text !== '',
        output: text.trimStart(),
        errors,
      }
    },
    end: () => void child.kill('SIGKILL'),
  }
}

/** Zero where the system does not tell; the limit on memory holds all the same. */
function residentBytes(pid: number | undefined): number {
  if (pid === undefined || process.platform !== 'linux') return 0
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4_096
  } catch {
    return 0 // it has just ended
  }
}
