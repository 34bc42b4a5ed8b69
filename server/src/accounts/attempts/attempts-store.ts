import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { attemptCounts } from '../../platform/schema/all.ts'
import type { Allowance } from '../account-settings.ts'

/** One counter: what is counted, of whom, and how often it may be. */
export interface Counter {
  readonly what: string
  readonly of: string
  readonly allowance: Allowance
}

/** A wait is doubled so often at most: whoever has a right to sign in is not kept out for long. */
const mostDoublings = 2
/** After so long a counter begins anew. Retention keeps it until then. */
const forgottenAfterMs = 86_400_000

/**
 * Counts a try before it is made, in all of its counters at once, so that a thousand at the same moment
 * are a thousand. A counter that is used up again within a day of the last time, where its allowance grows, waits
 * twice and then four times as long. Always name the counters in the same order: their rows are locked in it.
 * @throws AppError 'rate-limited' when one of them is used up
 */
export async function takeAttempt(db: Db, counters: readonly Counter[], now: Date): Promise<void> {
  const rows = sql.join(
    counters.map(
      (counter) =>
        sql`(${keyOf(counter)}::text, 1, ${new Date(now.getTime() + counter.allowance.windowMs).toISOString()}::timestamptz)`,
    ),
    sql`, `,
  )
  const isOver = sql`attempt_counts.resets_at <= ${now.toISOString()}::timestamptz`
  const forgotten = new Date(now.getTime() - forgottenAfterMs).toISOString()
  const counted = await db.execute<{ key: string; count: number; resets_at: string }>(sql`
    insert into attempt_counts (key, count, resets_at) values ${rows}
    on conflict (key) do update set
      count = case when ${isOver} then 1 else least(attempt_counts.count + 1, 1000000) end,
      resets_at = case when ${isOver} then excluded.resets_at else attempt_counts.resets_at end,
      times_used_up = case
        when attempt_counts.resets_at <= ${forgotten}::timestamptz then 0
        else attempt_counts.times_used_up end
    returning key, count, resets_at`)
  const counts = new Map(counted.map((row) => [row.key, row]))
  const waits = new Map<Counter, number>()
  for (const counter of counters) {
    const row = counts.get(keyOf(counter))
    if (!row || row.count <= counter.allowance.most) continue
    const isFirst = row.count === counter.allowance.most + 1
    const resetsAt =
      isFirst && counter.allowance.grows ? await lengthen(db, counter) : row.resets_at
    waits.set(counter, new Date(resetsAt).getTime() - now.getTime())
  }
  if (waits.size === 0) return
  // Whoever is stopped by a limit of their own uses up nobody else's: a few cannot shut the door for all.
  await giveAttemptBack(
    db,
    counters.filter((counter) => !waits.has(counter)),
  )
  throw new AppError('rate-limited', 'Too many requests. Please wait a moment and try again.', {
    retryAfter: Math.ceil(Math.max(...waits.values()) / 1_000),
  })
}

/** The same where nobody is told. @returns whether it may be */
export async function mayAttempt(
  db: Db,
  counters: readonly Counter[],
  now: Date,
): Promise<boolean> {
  try {
    await takeAttempt(db, counters, now)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate-limited') return false
    throw error
  }
}

/** The wait of a counter that was just used up, twice as long as the last one. @returns until when */
async function lengthen(db: Db, counter: Counter): Promise<Date | string> {
  const { timesUsedUp, resetsAt, key } = attemptCounts
  const longer = sql`${counter.allowance.windowMs} * (power(2, ${timesUsedUp}) - 1) * interval '1 ms'`
  const [row] = await db
    .update(attemptCounts)
    .set({
      resetsAt: sql`${resetsAt} + ${longer}`,
      timesUsedUp: sql`least(${timesUsedUp} + 1, ${mostDoublings})`,
    })
    .where(eq(key, keyOf(counter)))
    .returning({ resetsAt })
  if (!row) throw new RangeError(`The counter of ${counter.what} is gone`)
  return row.resetsAt
}

/** Takes a try back that turned out to be the owner's. */
export async function giveAttemptBack(db: Db, counters: readonly Counter[]): Promise<void> {
  if (counters.length === 0) return
  await db
    .update(attemptCounts)
    .set({ count: sql`greatest(${attemptCounts.count} - 1, 0)` })
    .where(inArray(attemptCounts.key, counters.map(keyOf)))
}

/**
 * Waits for what was counted. A try that could not be made, as where there is no room for another hash, uses
 * nothing up.
 * @throws what `attempt` throws
 */
export async function countIfMade<T>(
  db: Db,
  counters: readonly Counter[],
  attempt: Promise<T>,
): Promise<T> {
  try {
    return await attempt
  } catch (error) {
    await giveAttemptBack(db, counters)
    throw error
  }
}

/** A hash: the table says neither who tried nor from where. */
function keyOf({ what, of }: Counter): string {
  return createHash('sha256').update(`${what}\n${of}`).digest('base64url')
}
