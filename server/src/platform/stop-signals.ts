import { databaseTrouble } from './database-trouble.ts'
import type { Log } from './log.ts'
import { longestStopMs } from './postgres/cluster.ts'

// Ten seconds for what is under way; then the database is let to write down what it holds.
const patienceMs = 10_000 + longestStopMs
// A terminal sends Ctrl+C to every process of the command, and npm passes it on once more.
const sameKeyPressMs = 1_000

/**
 * Calls `stop` once, when the process is asked to end or an error was caught by nobody, and ends the
 * process after it: 0 when asked, 1 after an error. A second Ctrl+C, or half a minute, ends it at once;
 * the time counts from when it has `begun` to run.
 */
export function stopOnSignals(
  stop: () => Promise<void>,
  log: Log,
  begun: Promise<unknown> = Promise.resolve(),
): void {
  let stoppingSince: number | null = null

  async function end(code: number): Promise<void> {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > sameKeyPressMs) process.exit(1)
      return
    }
    stoppingSince = Date.now()
    const losePatience = () =>
      setTimeout(() => {
        log.error('could not stop in time; ending now')
        process.exit(1)
      }, patienceMs).unref()
    begun.then(losePatience, losePatience)
    try {
      await stop()
    } catch (err) {
      log.error({ err }, 'could not stop in good order')
      process.exit(1)
    }
    process.exit(code)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
  const stopAfter = (err: unknown) => {
    log.fatal({ err }, 'stopping after an error that nobody caught')
    void end(1)
  }
  process.on('uncaughtException', stopAfter)
  process.on('unhandledRejection', (err) => {
    // The job queue writes results in the background; while the database restarts, nobody is there to
    // catch that. The job is run again, so this is no reason to stop.
    if (databaseTrouble(err) === null) stopAfter(err)
    else
      log.error({ err }, 'the database was away when something was to be written in the background')
  })
}
