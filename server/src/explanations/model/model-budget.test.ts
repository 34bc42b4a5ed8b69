import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts'
import { systemClock } from '../../sources/broker/clock.ts'
import { createModelBudget } from './model-budget.ts'
import { ModelFailure } from './model-failure.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const spentBy = async (table: 'model_shares' | 'model_usage') => {
  const [row] = await database.sql<{ tokens: number }[]>`
    select coalesce(sum(tokens), 0)::int as tokens from ${database.sql(table)}`
  return row?.tokens
}

test('calls at the same time stay within the share; what failed ones give back is there for the next', async () => {
  const settings = { prices: null, dailyTokens: 1_000, dailyCost: null, readerTokens: 100 }
  const budget = createModelBudget(database.sql, settings, systemClock)
  const most = { input: 10, output: 20 }
  const atOnce = await Promise.allSettled(
    Array.from({ length: 12 }, () => budget.reserve(most, 'ada')),
  )
  const granted = atOnce.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []))
  expect(granted).toHaveLength(3)
  expect(await spentBy('model_shares')).toBe(90)
  await expect(budget.reserve(most, 'ada')).rejects.toThrow(new ModelFailure('over-share').message)

  const [failed, whole, stalled] = granted
  expect(stalled).toBeDefined()
  await Promise.all([failed?.({ input: 0, output: 0 }), whole?.({ input: 9, output: 1 })])
  expect(await spentBy('model_shares')).toBe(40)
  expect(await spentBy('model_usage')).toBe(40)
  await Promise.all([budget.reserve(most, 'ada'), budget.reserve(most, 'ada')])
  expect(await spentBy('model_shares')).toBe(100)
  await expect(budget.reserve({ input: 1, output: 0 }, 'ada')).rejects.toThrow(ModelFailure)
})
