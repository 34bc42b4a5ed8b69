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
 * them is done, and they are done in this order. Some hold it twice: to use a code up, and for what the code is for.
 * They take turns at that, too, whichever is quicker between the two. @returns their answers
 */
export async function askInTurn(
  { platform: { sql } }: Pick<AccountApp, 'platform'>,
  email: string,
  asks: readonly (() => Promise<Reply>)[],
  change?: (tx: Tx, userId: string) => Promise<unknown>,
): Promise<readonly Reply[]> {
  const [user] = await sql`select id from users where email = ${email}`
  const first = shutGate(sql)
  const gates = [first]
  const asked: Promise<Reply>[] = []
  const answered = new Set<number>()
  /** Shuts a gate behind who comes next in line, where so many wait. */
  const follow = async (waiting: number) => {
    await expect.poll(() => countWaiting(sql)).toBe(waiting + 1)
    gates.push(shutGate(sql))
    await expect.poll(() => countWaiting(sql)).toBe(waiting + 2)
  }
  try {
    const tx = await first.shut
    for (const [index, ask] of asks.entries()) {
      asked.push(ask().finally(() => answered.add(index)))
      await follow(index * 2)
    }
    await change?.(tx, user?.id)
    // In line behind the gate that is shut: each request with a gate of its own behind it.
    const line = [...asks.keys()]
    for (let next = line.shift(); next !== undefined; next = line.shift()) {
      await gates.shift()?.open()
      await gates[0]?.shut
      const index = next
      const waiting = line.length * 2
      await expect
        .poll(async () => answered.has(index) || (await countWaiting(sql)) > waiting)
        .toBe(true)
      if (answered.has(index)) continue
      line.push(index)
      await follow(waiting)
    }
  } finally {
    await Promise.all(gates.map((gate) => gate.open()))
  }
  return Promise.all(asked)
}

interface Gate {
  /** When all who were in line before are through. */
  readonly shut: Promise<Tx>
  open(): Promise<unknown>
}

/**
 * Stands in line for the lock of all accounts. Behind it nobody holds one, or changes one; reading goes on. Locks of a
 * table are handed on in the order in which they were asked for; those of a row go to whoever is there first.
 */
function shutGate(sql: Sql): Gate {
  const shut = Promise.withResolvers<Tx>()
  const opened = Promise.withResolvers<void>()
  const ended = sql.begin(async (tx) => {
    await tx`lock table users in exclusive mode`
    shut.resolve(tx)
    await opened.promise
  })
  ended.catch(shut.reject)
  return {
    shut: shut.promise,
    open() {
      opened.resolve()
      return ended
    },
  }
}

/** How many requests and gates stand in line. */
async function countWaiting(sql: Sql): Promise<number> {
  const waiting = await sql`
    select 1 from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and relation = 'users'::regclass and not granted`
  return waiting.length
}
