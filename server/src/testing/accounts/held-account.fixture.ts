import { expect } from 'vitest'
import type { AccountApp, Reply } from './account-app.fixture.ts'

type Sql = AccountApp['platform']['sql']
type Tx = Parameters<Parameters<Sql['begin']>[1]>[0]

/**
 * Holds an account, sends a request that waits for it, changes something, and lets go: what was asked for has been let
 * in before the change, and is done after it. @returns its answer
 */
export async function askAround(
  { platform: { sql } }: Pick<AccountApp, 'platform'>,
  email: string,
  ask: () => Promise<Reply>,
  change: (tx: Tx, userId: string) => Promise<unknown>,
): Promise<Reply | undefined> {
  let asked: Promise<Reply> | undefined
  await sql.begin(async (tx) => {
    const [user] = await tx`select id from users where email = ${email} for no key update`
    asked = ask()
    const waiting = () => sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await waiting()).length).toBe(1)
    await change(tx, user?.id)
  })
  return asked
}
