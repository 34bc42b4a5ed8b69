import { createHash } from 'node:crypto'
import type { Sql, TransactionSql } from 'postgres'
import { costOf, type ModelSettings } from '../../model-settings.ts'
import type { Clock } from '../../sources/broker/clock.ts'
import type { Used } from './language-model.ts'
import { ModelFailure } from './model-failure.ts'

/** What the language model may still cost today, over all processes. */
export interface ModelBudget {
  /**
   * Sets aside the most that a call may take, of the day's budget and of this reader's share of it.
   * @returns what to call with the tokens really used; without it the whole reservation is spent.
   * @throws ModelFailure 'over-budget', 'over-share'
   */
  reserve(most: Used, reader: string): Promise<(used: Used) => Promise<void>>
}

/** The budget of a day (UTC) in the database, counted before a call is made and corrected after it. */
export function createModelBudget(
  sql: Sql,
  settings: Pick<ModelSettings, 'prices' | 'dailyTokens' | 'dailyCost' | 'readerTokens'>,
  clock: Clock,
): ModelBudget {
  const { dailyTokens, readerTokens } = settings
  const dailyCost = settings.dailyCost ?? Number.MAX_VALUE
  const price = (used: Used) => costOf(settings, used) ?? 0

  async function takeShare(
    tx: TransactionSql,
    day: string,
    reader: string,
    tokens: number,
  ): Promise<void> {
    const [row] =
      tokens > readerTokens
        ? []
        : await tx`
            insert into model_shares as today (day, reader, tokens)
            values (${day}, ${reader}, ${tokens}::bigint)
            on conflict (day, reader) do update set tokens = today.tokens + excluded.tokens
              where today.tokens + excluded.tokens <= ${readerTokens}::bigint
            returning day`
    if (!row) throw new ModelFailure('over-share')
  }

  return {
    async reserve(most, name) {
      const day = new Date(clock.now()).toISOString().slice(0, 10)
      const reader = createHash('sha256').update(`${day}\n${name}`).digest('base64url')
      const tokens = most.input + most.output
      const cost = price(most)
      if (tokens > dailyTokens || cost > dailyCost) throw new ModelFailure('over-budget')
      await sql.begin(async (tx) => {
        await takeShare(tx, day, reader, tokens)
        const [row] = await tx`
          insert into model_usage as today (day, calls, tokens, cost)
          values (${day}, 1, ${tokens}::bigint, ${cost}::float8)
          on conflict (day) do update
            set calls = today.calls + 1, tokens = today.tokens + excluded.tokens, cost = today.cost + excluded.cost
            where today.tokens + excluded.tokens <= ${dailyTokens}::bigint
              and today.cost + excluded.cost <= ${dailyCost}::float8
          returning day`
        if (!row) throw new ModelFailure('over-budget')
      })
      return async (used) => {
        const back = tokens - used.input - used.output
        await sql`
          with given as (
            update model_shares set tokens = greatest(0, tokens - ${back}::bigint)
            where day = ${day} and reader = ${reader})
          update model_usage
          set tokens = greatest(0, tokens - ${back}::bigint),
              cost = greatest(0, cost - ${cost - price(used)}::float8)
          where day = ${day}`
      }
    },
  }
}
