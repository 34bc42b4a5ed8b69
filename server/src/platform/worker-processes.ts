import { randomInt } from 'node:crypto'
import { openDatabase } from './database.ts'
import type { Log } from './log.ts'

export interface ProcessRecord {
  /** Notes that a worker of the queue belongs to this process. */
  addWorker(id: string): void
  /** Says that none of the workers noted so far runs any more: what they held is freed. */
  forgetWorkers(): void
  end(): Promise<void>
}

// A worker writes itself down within this time after it began to take jobs.
const graceSeconds = 10

/**
 * Writes down which workers of the queue belong to this process, for as long as it lives, and frees the
 * jobs of processes that do not live any more. Life is shown by an advisory lock, which the database
 * lets go the moment a process dies, however it dies.
 */
export async function recordProcess(
  url: string,
  everyMs: number,
  log: Log,
): Promise<ProcessRecord> {
  const key = randomInt(2 ** 47)
  const workers: string[] = []
  const { sql, close } = openDatabase(url, { maxConnections: 1 })

  async function beat(): Promise<void> {
    await sql`select pg_try_advisory_lock(${key})`
    await sql`
      insert into worker_processes (lock_key, worker_ids)
      values (${key}, ${JSON.stringify(workers)}::text::jsonb)
      on conflict (lock_key) do update set worker_ids = excluded.worker_ids`
    const others = await sql<{ lock_key: string }[]>`
      select lock_key from worker_processes where lock_key <> ${key}`
    for (const { lock_key } of others) await bury(lock_key)
    await sql`
      select graphile_worker.force_unlock_workers(array_agg(distinct job.locked_by))
      from graphile_worker._private_jobs job
      where job.locked_at < now() - make_interval(secs => ${graceSeconds})
        and not exists (select from worker_processes p where p.worker_ids ? job.locked_by)
      having count(*) > 0`
  }

  /** Frees what a dead process held; does nothing while the process lives. */
  async function bury(other: string): Promise<void> {
    const [row] = await sql<{ dead: boolean }[]>`
      select pg_try_advisory_lock(${other}::bigint) as dead`
    if (row?.dead !== true) return
    await sql.begin(async (transaction) => {
      await transaction`
        select graphile_worker.force_unlock_workers(array(
          select jsonb_array_elements_text(worker_ids) from worker_processes
          where lock_key = ${other}::bigint))`
      await transaction`delete from worker_processes where lock_key = ${other}::bigint`
    })
    await sql`select pg_advisory_unlock(${other}::bigint)`
    log.info('freed the jobs of a worker that had died')
  }

  await beat()
  let beating: Promise<void> = Promise.resolve()
  const beatAgain = () => {
    beating = beat().catch((err: unknown) => log.warn({ err }, 'could not look for dead workers'))
  }
  const timer = setInterval(beatAgain, everyMs)
  timer.unref()

  return {
    addWorker(id) {
      workers.push(id)
      beatAgain()
    },
    forgetWorkers() {
      workers.length = 0
    },
    async end() {
      clearInterval(timer)
      await beating
      await sql`delete from worker_processes where lock_key = ${key}`.catch((err: unknown) =>
        log.warn({ err }, 'could not sign off; another worker will notice'),
      )
      await close()
    },
  }
}
