import { drizzle } from 'drizzle-orm/postgres-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import * as schema from '../../platform/schema/all.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts'
import { accountSettings } from '../account-settings.ts'
import { newToken } from '../sessions/tokens.ts'
import { describeDevice } from '../sessions/visit.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import { checkSignIn } from './sign-in.ts'

const settings = {
  ...accountSettings,
  passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}
const visit = {
  network: '198.51.100.0/24',
  device: describeDevice(''),
  userAgent: '',
}

let database: TestDatabase
let db: Db
let passwords: Passwords
const sent: string[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  passwords = createPasswords(settings)
  const logger = { logQuery: (text: string) => void sent.push(text) }
  db = drizzle(database.sql, { schema, casing: 'snake_case', logger })
})
afterAll(() => database.close())

/** What was read and written in a table, and what triggers did there for a foreign key. */
type Counts = Readonly<Record<string, number>>

const counts = async (tx: Db): Promise<Counts> =>
  Object.fromEntries(
    (
      await tx.execute<{ what: string; times: number }>(`
        select relname || ' ' || kind as what, times::int
        from pg_stat_xact_user_tables, lateral (values ('sequential scans', seq_scan),
          ('index scans', idx_scan), ('inserts', n_tup_ins), ('updates', n_tup_upd),
          ('deletes', n_tup_del)) as done (kind, times)`)
    ).map(({ what, times }) => [what, times]),
  )

/** All that a refused sign-in has the database do; it is taken back afterwards. */
async function workFor(email: string, device: string | null) {
  let done: { readonly statements: readonly string[]; readonly counts: Counts } | undefined
  const takenBack = new Error('Nothing of it stays')
  const tried = db.transaction(async (tx) => {
    const before = await counts(tx)
    sent.length = 0
    const deps = { db: tx, settings, passwords }
    const signIn = checkSignIn(deps, { email, password: 'a wrong password' }, visit, device)
    await expect(signIn).rejects.toMatchObject({ code: 'invalid-credentials' })
    const statements = [...sent]
    const after = Object.entries(await counts(tx))
    const since = after.map(([what, times]) => [what, times - (before[what] ?? 0)] as const)
    done = { statements, counts: Object.fromEntries(since.filter(([, times]) => times > 0)) }
    throw takenBack
  })
  await expect(tried).rejects.toBe(takenBack)
  return done
}

/** Accounts of every kind, by what is true of their row. */
const kinds = {
  'nothing filled in': {},
  'its address confirmed': { emailVerified: true, mailboxProved: true },
  'a second factor': { twoFactorEnabled: true, twoFactorSecret: 'sealed', recoverySalt: 'salt' },
  'its end before it': { deleteAfter: new Date('2100-01-01T00:00:00Z') },
  'every field filled in': { firstName: 'Ada', lastName: 'Quill', phone: '+49 30 1234' },
}

test.each(
  Object.keys(kinds).flatMap((kind) => [
    { kind, device: null, from: 'no device' },
    { kind, device: newToken(), from: 'a device of others' },
  ]),
)(
  'T27: refusing a sign-in to an account with $kind, from $from, is the same work as to none',
  async ({ kind, device }) => {
    const email = `${newId(0)}@example.org`
    await db.insert(schema.users).values({
      email,
      passwordHash: await passwords.hash('a mosaic of nine claims'),
      ...kinds[kind as keyof typeof kinds],
    })
    const known = await workFor(email, device)
    expect(known).toEqual(await workFor('nobody@example.org', device))
    expect(known?.counts).toMatchObject({ 'attempt_counts inserts': 3, 'audit_events inserts': 1 })
  },
)
