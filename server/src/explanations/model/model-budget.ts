import type { Sql } from 'postgres'
import { costOf, type ModelSettings } from '../../model-settings.ts'
import type { Clock } from '../../sources/broker/clock.ts'
import type { Used } from './language-model.ts'
import { ModelFailure } from './model-failure.ts'

/** What the language model may still cost today, over all processes. */
export interface ModelBudget {
  /**
   * Sets aside the most that a call may take.
   * @returns what to call with the tokens really used; without it the whole reservation is spent.
   * @throws ModelFailure 'over-budget'
   */
  reserve(most: Used): Promise<(used: Used) => Promise<void>>
}

/** The budget of a day (UTC) in the database, counted before a call is made and corrected after it. */
export function createModelBudget(
  sql: Sql,
  settings: Pick<ModelSettings, 'prices' | 'dailyTokens' | 'dailyCost'>,
  clock: Clock,
): ModelBudget {
  const { dailyTokens } = settings
  const dailyCost = settings.dailyCost ?? Number.MAX_VALUE
  const price = (used: Used) => costOf(settings, used) ?? 0
  return {
    async reserve(most) {
      const day = new Date(clock.now()).toISOString().slice(0, 10)
      const tokens = most.input + most.output
      const cost = price(most)
      if (tokens > dailyTokens || cost > dailyCost) throw new ModelFailure('over-budget')
      const [row] = await sql`
        insert into model_usage as today (day, calls, tokens, cost)
        values (${day}, 1, ${tokens}::bigint, ${cost}::float8)
        on conflict (day) do update
          set calls = today.calls + 1, tokens = today.tokens + excluded.tokens, cost = today.cost + excluded.cost
          where today.tokens + excluded.tokens <= ${dailyTokens}::bigint
            and today.cost + excluded.cost <= ${dailyCost}::float8
        returning day`
      if (!row) throw new ModelFailure('over-budget')
      return async (used) => {
        const back = tokens - used.input - used.output
        await sql`
          update model_usage
          set tokens = greatest(0, tokens - ${back}::bigint),
              cost = greatest(0, cost - ${cost - price(used)}::float8)
          where day = ${day}`
      }
    },
  }
}
