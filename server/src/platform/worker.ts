import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker'
import { HopelessError, type Job } from './jobs.ts'
import type { Log } from './log.ts'
import { type ProcessRecord, recordProcess } from './worker-processes.ts'

export interface Worker {
  /** Takes no further job, lets the running ones end (or hands them back), and returns. */
  stop(): Promise<void>
}

export interface WorkerOptions<Deps> {
  readonly url: string
  // biome-ignore lint/suspicious/noExplicitAny: jobs of any payload; each checks its own when it is run
  readonly jobs: readonly Job<any, Deps>[]
  readonly deps: Deps
  readonly log: Log
  readonly concurrency?: number
  /** How often the jobs of killed processes are looked for, in milliseconds. */
  readonly reclaimEveryMs?: number
}

/**
 * Runs queued jobs until stopped. Survives restarts of the database, and takes over at once what a
 * killed process had begun.
 */
export async function startWorker<Deps>(options: WorkerOptions<Deps>): Promise<Worker> {
  const { url, log } = options
  let stopped = false
  const record = await recordProcess(url, options.reclaimEveryMs ?? 10_000, log)
  let runner = await startRunner(options, record)
  const supervision = supervise()

  async function supervise(): Promise<void> {
    while (!stopped) {
      try {
        await runner.promise
        if (stopped) return
        log.warn('the job runner ended by itself; starting it again')
      } catch (err) {
        log.warn({ err }, 'the job runner failed; starting it again')
      }
      runner = await restart()
    }
  }

  async function restart(): Promise<Runner> {
    for (;;) {
      await sleep(500)
      if (stopped) return runner
      record.forgetWorkers()
      try {
        return await startRunner(options, record)
      } catch (err) {
        log.warn({ err }, 'the job runner could not be started; trying again')
      }
    }
  }

  return {
    async stop() {
      if (stopped) return
      stopped = true
      // A runner that has failed already has nothing left to stop, and says so by throwing.
      await runner.stop().catch((err: unknown) => log.debug({ err }, 'the job runner had ended'))
      await supervision
      await record.end()
    },
  }
}

async function startRunner<Deps>(
  { url, jobs, deps, log, concurrency }: WorkerOptions<Deps>,
  record: ProcessRecord,
): Promise<Runner> {
  const events = new EventEmitter() as WorkerEvents
  events.on('pool:create', ({ workerPool }) => record.addWorker(workerPool.id))
  events.on('job:failed', ({ job, error }) =>
    log.error({ err: error, job: job.task_identifier, attempts: job.attempts }, 'job given up'),
  )
  return run({
    connectionString: url,
    concurrency: concurrency ?? 2,
    maxPoolSize: 4,
    noHandleSignals: true,
    pollInterval: 1_000,
    gracefulShutdownAbortTimeout: 4_000,
    events,
    logger: new WorkerLogger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log.warn({ from: 'jobs' }, message)
    }),
    // What was due while nobody ran, on a machine that sleeps at night, is done at the start.
    crontab: jobs
      .flatMap(({ name, every }) =>
        every === undefined ? [] : [`${every} ${name} ?fill=1d&jobKey=${name}`],
      )
      .join('\n'),
    taskList: Object.fromEntries(jobs.map((job) => [job.name, task(job, deps)])),
  })
}

function task<Payload, Deps>(job: Job<Payload, Deps>, deps: Deps): TaskList[string] {
  return async (raw, { job: row, abortSignal, query }) => {
    const payload = job.payload.parse(raw)
    try {
      const signal = abortSignal ?? new AbortController().signal
      await job.run(payload, deps, { signal, attempt: row.attempts })
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      const hopeless = error instanceof HopelessError
      if (hopeless)
        await query(
          'update graphile_worker._private_jobs set max_attempts = attempts where id = $1',
          [row.id],
        )
      if (hopeless || row.attempts >= row.max_attempts) await job.onGivenUp?.(payload, deps, error)
      throw error
    }
  }
}
