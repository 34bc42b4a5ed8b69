import { type PaperDocument, ParseError, type ParseProblem } from '@tessera/engine/parsers'
import type { Log } from '../log.ts'
import { jailCommand } from './jail-command.ts'
import { type Ending, type ParserLimits, startParserProcess } from './parser-process.ts'
import { type FileKind, sniffKind } from './sniff.ts'
import { createSpare, type SpareProcess } from './spare-process.ts'

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
  options: {
    readonly atOnce?: number
    readonly limits?: Partial<ParserLimits>
    /** What may have a process waiting, with the same limits. */
    readonly spare?: SpareProcess
  } = {},
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
      const file = { kind: known, bytes }
      const first = await parseJailed(file, limits, log, signal, options.spare)
      // What ran out was the clock and not the file's share of work: that says nothing about the file.
      const read =
        isEnding(first) && first.by === 'wall'
          ? await parseJailed(file, limits, log, signal)
          : first
      if (isEnding(read)) throw explain(read)
      return read
    } finally {
      leave()
    }
  }
}

const isEnding = (outcome: PaperDocument | Ending): outcome is Ending => 'by' in outcome

/** Processes for one of such parsers that are started before there is a file. */
export const createSpareParser = (log: Log): SpareProcess =>
  createSpare(async () => startParserProcess(await jailCommand('wait', parserLimits, log)), log)

/** The document, or how the process ended without one. @throws ParseError of the parser itself */
async function parseJailed(
  file: { readonly kind: FileKind; readonly bytes: Uint8Array },
  limits: ParserLimits,
  log: Log,
  signal: AbortSignal | undefined,
  spare?: SpareProcess,
): Promise<PaperDocument | Ending> {
  signal?.throwIfAborted()
  const waiting = await spare?.take()
  const early = await waiting?.read(file, limits, signal)
  // One that died while it waited has not met the file.
  const isLost = early?.ending.by === 'exit' && !early.hasBegun
  const { ending, output, errors } =
    early && !isLost
      ? early
      : await (await startParserProcess(await jailCommand('read', limits, log))).read(
          file,
          limits,
          signal,
        )
  if (ending.by === 'abort') signal?.throwIfAborted()
  if (ending.by === 'exit' && ending.code === 0 && output !== '') return read(output)
  log.info({ ending, errors: errors.slice(0, 500) }, 'a parser did not finish')
  return ending
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
