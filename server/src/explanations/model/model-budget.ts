import { createHash } from 'node:crypto'
import type { Sql } from 'postgres'
import { costOf, type ModelSettings } from '../../model-settings.ts'
import type { Clock } from '../../sources/broker/clock.ts'
import type { Used } from './language-model.ts'
import { giveBack, takeOfDay, takeShare } from './model-budget-store.ts'
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
  const mostOfDay = {
    tokens: settings.dailyTokens,
    cost: settings.dailyCost ?? Number.MAX_VALUE,
  }
  const price = (used: Used) => costOf(settings, used) ?? 0
  return {
    async reserve(most, name) {
      const day = new Date(clock.now()).toISOString().slice(0, 10)
      const reader = createHash('sha256').update(`${day}\n${name}`).digest('base64url')
      const taken = { day, tokens: most.input + most.output, cost: price(most) }
      if (taken.tokens > mostOfDay.tokens || taken.cost > mostOfDay.cost)
        throw new ModelFailure('over-budget')
      await sql.begin(async (tx) => {
        if (!(await takeShare(tx, taken, reader, settings.readerTokens)))
          throw new ModelFailure('over-share')
        if (!(await takeOfDay(tx, taken, mostOfDay))) throw new ModelFailure('over-budget')
      })
      return (used) =>
        giveBack(
          sql,
          {
            day,
            tokens: taken.tokens - used.input - used.output,
            cost: taken.cost - price(used),
          },
          reader,
        )
    },
  }
}
