import type { Sql, TransactionSql } from 'postgres'

/** A day of UTC, "2026-11-26", and what is taken from its budget. */
export interface DayTaken {
  readonly day: string
  readonly tokens: number
  readonly cost: number
}

/**
 * Counts tokens to a reader's share of a day.
 * @returns false, with nothing counted, when they are more than is left of it
 */
export async function takeShare(
  tx: TransactionSql,
  { day, tokens }: DayTaken,
  reader: string,
  most: number,
): Promise<boolean> {
  if (tokens > most) return false
  const taken = await tx`
    insert into model_shares as today (day, reader, tokens)
    values (${day}, ${reader}, ${tokens}::bigint)
    on conflict (day, reader) do update set tokens = today.tokens + excluded.tokens
      where today.tokens + excluded.tokens <= ${most}::bigint
    returning day`
  return taken.length > 0
}

/**
 * Counts a call to the budget of a day, the first one whatever it takes.
 * @returns false, with nothing counted, when it takes more than is left
 */
export async function takeOfDay(
  tx: TransactionSql,
  { day, tokens, cost }: DayTaken,
  most: { readonly tokens: number; readonly cost: number },
): Promise<boolean> {
  const taken = await tx`
    insert into model_usage as today (day, calls, tokens, cost)
    values (${day}, 1, ${tokens}::bigint, ${cost}::float8)
    on conflict (day) do update
      set calls = today.calls + 1, tokens = today.tokens + excluded.tokens, cost = today.cost + excluded.cost
      where today.tokens + excluded.tokens <= ${most.tokens}::bigint
        and today.cost + excluded.cost <= ${most.cost}::float8
    returning day`
  return taken.length > 0
}

/** Gives back what a call did not use, to the day and to the reader's share of it. */
export async function giveBack(
  sql: Sql,
  { day, tokens, cost }: DayTaken,
  reader: string,
): Promise<void> {
  await sql`
    with given as (
      update model_shares set tokens = greatest(0, tokens - ${tokens}::bigint)
      where day = ${day} and reader = ${reader})
    update model_usage
    set tokens = greatest(0, tokens - ${tokens}::bigint),
        cost = greatest(0, cost - ${cost}::float8)
    where day = ${day}`
}
