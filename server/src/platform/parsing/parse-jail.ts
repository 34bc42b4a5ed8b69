import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { type PaperDocument, ParseError, type ParseProblem } from '@tessera/engine'
import type { Log } from '../log.ts'
import { type JailLimits, jailCommand } from './jail-command.ts'
import { type FileKind, sniffKind } from './sniff.ts'

export interface ParserLimits extends JailLimits {
  readonly inputBytes: number
  /** A backstop only, for a process that waits: a busy machine must not cost a reader their paper. */
  readonly wallMs: number
  readonly resultBytes: number
  /** What the process may hold in memory at a time; looked at ten times a second. */
  readonly residentBytes: number
}

export const parserLimits: ParserLimits = {
  inputBytes: 50 * 2 ** 20,
  memoryBytes: 700_000_000,
  residentBytes: 600_000_000,
  cpuSeconds: 20,
  wallMs: 180_000,
  resultBytes: 64 * 2 ** 20,
}

/** What ran out was this machine's time, which says nothing about the file: read later, it may become a document. */
export class OutOfTime extends ParseError {}

/** Turns a file into a document. @throws ParseError with a sentence that says why it cannot be read */
export type ParseFile = (
  bytes: Uint8Array,
  options?: { readonly kind?: FileKind; readonly signal?: AbortSignal },
) => Promise<PaperDocument>

type Ending =
  | { readonly by: 'exit'; readonly code: number | null; readonly signal: NodeJS.Signals | null }
  | { readonly by: 'wall' | 'memory' | 'size' | 'abort' }

const tooMuchMemory =
  'Reading this file needs more memory than one file may have. Try another copy of the paper.'
const tooMuchWork =
  'Reading this file takes more computing time than one file may have. Try another copy of the paper.'
const tooSlow =
  'This file could not be read in time, because this machine is busy. Try again in a few minutes.'
const tooMuchText = 'This file holds more text than Tessera can read.'

/**
 * A parser that runs each file in a process of its own: with limits on memory, time and output, without
 * network, and never more than `atOnce` at a time. A file that breaks its parser breaks nothing else.
 */
export function createParser(
  log: Log,
  options: { readonly atOnce?: number; readonly limits?: Partial<ParserLimits> } = {},
): ParseFile {
  const limits = { ...parserLimits, ...options.limits }
  const free: (() => void)[] = []
  let running = 0

  async function turn(): Promise<void> {
    if (running < (options.atOnce ?? 1)) running++
    else await new Promise<void>((go) => free.push(go))
  }
  function leave(): void {
    const next = free.shift()
    if (next) next()
    else running--
  }

  return async (bytes, { kind, signal } = {}) => {
    if (bytes.length > limits.inputBytes)
      throw new ParseError(
        'too-large',
        `This file is larger than the ${Math.round(limits.inputBytes / 2 ** 20)} MB that are allowed.`,
      )
    const known = kind ?? sniffKind(bytes)
    await turn()
    try {
      const first = await parseJailed(bytes, known, limits, log, signal)
      // What ran out was the clock and not the file's share of work: that says nothing about the file.
      const read =
        isEnding(first) && first.by === 'wall'
          ? await parseJailed(bytes, known, limits, log, signal)
          : first
      if (isEnding(read)) throw explain(read)
      return read
    } finally {
      leave()
    }
  }
}

const isEnding = (outcome: PaperDocument | Ending): outcome is Ending => 'by' in outcome

/** The document, or how the process ended without one. @throws ParseError of the parser itself */
async function parseJailed(
  bytes: Uint8Array,
  kind: FileKind,
  limits: ParserLimits,
  log: Log,
  signal: AbortSignal | undefined,
): Promise<PaperDocument | Ending> {
  signal?.throwIfAborted()
  const { command, args, env } = await jailCommand(kind, limits, log)
  const child = spawn(command, args, { stdio: ['pipe', 'ignore', 'pipe', 'pipe'], env })
  const { ending, output, errors } = await watch(child, bytes, limits, signal)
  if (ending.by === 'abort') signal?.throwIfAborted()
  if (ending.by === 'exit' && ending.code === 0 && output !== '') return read(output)
  log.info({ ending, errors: errors.slice(0, 500) }, 'a parser did not finish')
  return ending
}

async function watch(
  child: ChildProcess,
  bytes: Uint8Array,
  limits: ParserLimits,
  signal: AbortSignal | undefined,
): Promise<{ ending: Ending; output: string; errors: string }> {
  const output: Buffer[] = []
  let size = 0
  let errors = ''
  let cut: Ending | undefined
  const end = (by: 'wall' | 'memory' | 'size' | 'abort') => {
    cut ??= { by }
    child.kill('SIGKILL')
  }
  const wall = setTimeout(() => end('wall'), limits.wallMs)
  const watchdog = setInterval(() => {
    if (residentBytes(child.pid) > limits.residentBytes) end('memory')
  }, 100)
  const abort = () => end('abort')
  signal?.addEventListener('abort', abort)
  try {
    const result = child.stdio[3] as Readable
    result.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limits.resultBytes) end('size')
      else output.push(chunk)
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      if (errors.length < 10_000) errors += chunk.toString()
    })
    // A parser that dies while it is being fed closes the pipe; its exit says why.
    child.stdin?.on('error', (error) => {
      errors += `stdin: ${error.message}\n`
    })
    child.stdin?.end(bytes)
    const ending = await new Promise<Ending>((done, fail) => {
      child.once('error', fail)
      child.once('close', (code, signalName) => done({ by: 'exit', code, signal: signalName }))
    })
    return { ending: cut ?? ending, output: Buffer.concat(output).toString('utf8'), errors }
  } finally {
    clearTimeout(wall)
    clearInterval(watchdog)
    signal?.removeEventListener('abort', abort)
  }
}

function read(output: string): PaperDocument {
  const answer = JSON.parse(output) as
    | { readonly document: PaperDocument }
    | { readonly problem: ParseProblem; readonly message: string }
  if ('document' in answer) return answer.document
  throw new ParseError(answer.problem, answer.message)
}

function explain(ending: Ending): ParseError {
  switch (ending.by) {
    case 'memory':
      return new ParseError('too-large', tooMuchMemory)
    case 'wall':
      return new OutOfTime('too-large', tooSlow)
    case 'size':
      return new ParseError('too-large', tooMuchText)
    default: {
      const { code, signal } = ending as Ending & { code?: number | null; signal?: string | null }
      // An allocation that was refused ends a process with one of these; V8 and C++ differ.
      const outOfMemory =
        ['SIGABRT', 'SIGTRAP', 'SIGSEGV', 'SIGILL'].includes(signal ?? '') ||
        [132, 133, 134, 139].includes(code ?? 0)
      if (outOfMemory) return new ParseError('too-large', tooMuchMemory)
      if (['SIGXCPU', 'SIGKILL'].includes(signal ?? ''))
        return new ParseError('too-large', tooMuchWork)
      return new ParseError(
        'broken',
        'This file is damaged in a way that its reader did not survive.',
      )
    }
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
