import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from './database.ts'

/** What a running job may look at beside its payload. */
export interface JobContext {
  /** Aborted when the worker is told to stop: end soon, the job will be run again. */
  readonly signal: AbortSignal
  /** One for the first try. */
  readonly attempt: number
}

export interface Job<Payload, Deps> {
  readonly name: string
  /** Ids, not contents. Checked when it is put in and again when it is taken out. */
  readonly payload: z.ZodType<Payload>
  /** Asking twice for the same key is asking once, for as long as the first has not begun. */
  readonly key?: (payload: Payload) => string
  /** When it is put in by itself, in UTC, as crontab(5) says it. Its payload is empty then. */
  readonly every?: string
  /** Jobs of one queue run one after another, over all processes. */
  readonly queue?: string
  /** Tries in all before the job is given up; three when nothing is said. */
  readonly maxAttempts?: number
  /** What a reader waits for (below zero) is begun before what nobody waits for; zero when nothing is said. */
  readonly priority?: number
  /** May run twice: after a crash, a job that was nearly done is done again. */
  readonly run: (payload: Payload, deps: Deps, context: JobContext) => Promise<void>
  /** Called once, when the last try failed, so that the failure can be told to whoever waits. */
  readonly onGivenUp?: (payload: Payload, deps: Deps, error: Error) => Promise<void>
}

/** Throw this from a job whose next try would fail in the same way: it is given up at once. */
export class HopelessError extends Error {
  override readonly name = 'HopelessError'
}

/** Declares a job. The value is passed to `enqueue` and to the worker. */
export function defineJob<Payload, Deps>(job: Job<Payload, Deps>): Job<Payload, Deps> {
  return job
}

/** Puts a job in the queue, in the transaction `db` if it is one: both happen, or neither. */
export async function enqueue<Payload, Deps>(
  db: Db,
  job: Job<Payload, Deps>,
  payload: Payload,
  options: { readonly runAt?: Date } = {},
): Promise<void> {
  const checked = JSON.stringify(job.payload.parse(payload))
  await db.execute(sql`
    select graphile_worker.add_job(
      ${job.name}::text,
      payload := ${checked}::json,
      queue_name := ${job.queue ?? null}::text,
      run_at := ${options.runAt?.toISOString() ?? null}::timestamptz,
      job_key := ${job.key?.(payload) ?? null}::text,
      max_attempts := ${job.maxAttempts ?? 3}::int,
      priority := ${job.priority ?? 0}::int
    )`)
}
