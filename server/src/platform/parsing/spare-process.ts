import type { Log } from '../log.ts'
import type { ParserProcess } from './parser-process.ts'

/** A process that waits for a file with its code loaded, so that who brings one does not wait for that. */
export interface SpareProcess {
  /** A file may come soon: one process waits for it from now on, for some minutes. */
  expectFile(): void
  /** The one that waits, if one does. It is the caller's, for one file; another is started once it has ended. */
  take(): Promise<ParserProcess | null>
  /** Ends the one that waits. */
  close(): Promise<void>
}

/**
 * Keeps at most one process waiting, and none where nothing was expected for `idleMs`.
 * @param start starts a process that gets ready while it waits
 */
export function createSpare(
  start: () => Promise<ParserProcess>,
  log: Log,
  {
    idleMs = 600_000,
    // What was just read is explained and shown first.
    restMs = 1_000,
    // One that died by itself is replaced when a file is expected again, and not before this.
    pauseMs = 10_000,
  }: { readonly idleMs?: number; readonly restMs?: number; readonly pauseMs?: number } = {},
): SpareProcess {
  let isExpecting = false
  let isClosed = false
  let waiting: ParserProcess | null = null
  let starting: Promise<void> | undefined
  let notBefore = 0
  let idle: NodeJS.Timeout | undefined
  let rest: NodeJS.Timeout | undefined

  function fill(): void {
    if (!isExpecting || isClosed || waiting || starting || Date.now() < notBefore) return
    starting = start()
      .then(keep)
      .catch((err: unknown) => {
        notBefore = Date.now() + pauseMs
        log.warn({ err }, 'no parser could be started in advance')
      })
      .finally(() => {
        starting = undefined
      })
  }

  function keep(process: ParserProcess): void {
    waiting = process
    void process.over.then(() => {
      if (waiting !== process) return
      waiting = null
      notBefore = Date.now() + pauseMs
      log.info('a parser that waited for a file ended by itself')
    })
  }

  function letGo(): void {
    isExpecting = false
    clearTimeout(idle)
    clearTimeout(rest)
    const process = waiting
    waiting = null
    process?.end()
  }

  return {
    expectFile() {
      isExpecting = true
      clearTimeout(idle)
      idle = setTimeout(letGo, idleMs)
      idle.unref()
      fill()
    },
    async take() {
      await starting
      const process = waiting
      waiting = null
      void process?.over.then(() => {
        clearTimeout(rest)
        rest = setTimeout(fill, restMs)
        rest.unref()
      })
      return process
    },
    async close() {
      isClosed = true
      letGo()
      await starting
      // One that was being started meanwhile.
      const last = waiting as ParserProcess | null
      letGo()
      await last?.over
    },
  }
}
