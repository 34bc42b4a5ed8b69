import { expect } from 'vitest'
import type { AccountApp, Reply } from './account-app.fixture.ts'

type Sql = AccountApp['platform']['sql']
type Tx = Parameters<Parameters<Sql['begin']>[1]>[0]

/**
 * Holds an account, sends a request that waits for it, changes something, and lets go: what was asked for has been let
 * in before the change, and is done after it. @returns its answer
 */
export async function askAround(
  app: Pick<AccountApp, 'platform'>,
  email: string,
  ask: () => Promise<Reply>,
  change: (tx: Tx, userId: string) => Promise<unknown>,
): Promise<Reply | undefined> {
  const [answer] = await askInTurn(app, email, [ask], change)
  return answer
}

/**
 * Holds an account and sends requests that wait for it one behind the other: all have been let in before the first of
 * them is done, and they are done in this order. @returns their answers
 */
export async function askInTurn(
  { platform: { sql } }: Pick<AccountApp, 'platform'>,
  email: string,
  asks: readonly (() => Promise<Reply>)[],
  change?: (tx: Tx, userId: string) => Promise<unknown>,
): Promise<readonly Reply[]> {
  const asked: Promise<Reply>[] = []
  await sql.begin(async (tx) => {
    const [user] = await tx`select id from users where email = ${email} for no key update`
    // Others may wait for a moment, too: for room in a table, or for a counter.
    const waiting = () => sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
        and wait_event in ('tuple', 'transactionid') and query like '%users%'`
    for (const ask of asks) {
      asked.push(ask())
      await expect.poll(async () => (await waiting()).length).toBe(asked.length)
    }
    await change?.(tx, user?.id)
  })
  return Promise.all(asked)
}
