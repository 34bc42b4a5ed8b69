import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts'
import { deleteWhatIsOver } from './retention-store.ts'

let database: TestDatabase
const user = '01a20000-0000-7000-8000-000000000001'
beforeAll(async () => {
  database = await createTestDatabase()
  const { sql } = database
  await sql`insert into users (id, email, password_hash) values (${user}, 'ada@quill.example', 'x')`
  await sql`insert into papers (id, title) values ('p', 'A paper')`
  await sql`
    insert into documents (paper_id, id, source, parser_version, text_hash, body)
    values ('p', 'd', 'html', '1', 'h', '{}')`
})
afterAll(() => database.close())
beforeEach(async () => {
  const { sql } = database
  await sql`truncate usage_tracking, audit_events, summaries, closed_accounts, login_sessions,
    known_devices, trusted_devices, pending_sign_ins, passkey_challenges, password_reset_tokens, email_verification_tokens,
    attempt_counts, mails, model_shares`
})

/** Takes a time in ISO 8601. */
type Insert = (at: string) => Promise<unknown>
const summary =
  (model: string): Insert =>
  (at) =>
    database.sql`
    insert into summaries (paper_id, document_id, tldr, whats_new, methods, results, limitations,
      engine, engine_version, model, created_at)
    values ('p', 'd', '', '', '', '', '', 'e', '1', ${model}, ${at})`
const closed =
  (customer: string | null): Insert =>
  (at) =>
    database.sql`
    insert into closed_accounts (id, created_at, closed_at, subscription_plan, stripe_customer_id)
    values (gen_random_uuid(), ${at}, ${at}, 'free', ${customer})`
const event =
  (userId: string | null): Insert =>
  (at) =>
    database.sql`
    insert into audit_events (user_id, kind, created_at) values (${userId}, 'signed-in', ${at})`

/** What is promised, for how many days, and how such a row is made. */
const promises: readonly (readonly [string, number, Insert])[] = [
  [
    'usage',
    90,
    (at) => database.sql`insert into usage_tracking (feature, created_at) values ('search', ${at})`,
  ],
  ['tries of unknown accounts', 90, event(null)],
  ['AI cache', 30, summary('some-model')],
  [
    'mails',
    30,
    (at) =>
      database.sql`insert into mails (recipient, kind, created_at) values ('a@b.example', 'x', ${at})`,
  ],
  [
    'shares of the language model',
    1,
    (at) => database.sql`
    insert into model_shares (day, reader, tokens) values (${at}::timestamptz::date, gen_random_uuid(), 1)`,
  ],
  [
    'sessions',
    0,
    (at) => database.sql`
    insert into login_sessions (user_id, session_token, device_info, expires_at, idle_expires_at)
    values (${user}, 't', '{}', ${at}, 'infinity')`,
  ],
  [
    'sessions',
    0,
    (at) => database.sql`
    insert into login_sessions (user_id, session_token, device_info, expires_at, idle_expires_at)
    values (${user}, 't', '{}', 'infinity', ${at})`,
  ],
  [
    'trusted devices',
    0,
    (at) => database.sql`
    with device as (
      insert into known_devices (user_id, device) values (${user}, gen_random_uuid()) returning id
    )
    insert into trusted_devices (device_id, device_info, created_at, expires_at)
    select id, '{}', ${at}::timestamptz - interval '30 days', ${at}::timestamptz from device`,
  ],
  [
    'half sign-ins',
    0,
    (at) =>
      database.sql`insert into pending_sign_ins (token, user_id, expires_at) values ('t', ${user}, ${at})`,
  ],
  [
    'passkey challenges',
    0,
    (at) =>
      database.sql`insert into passkey_challenges (token, challenge, expires_at) values ('t', 'c', ${at})`,
  ],
  [
    'reset links',
    0,
    (at) =>
      database.sql`insert into password_reset_tokens (token, user_id, expires_at) values ('t', ${user}, ${at})`,
  ],
  [
    'verification links',
    0,
    (at) =>
      database.sql`insert into email_verification_tokens (token, user_id, expires_at) values ('t', ${user}, ${at})`,
  ],
  [
    'counters',
    1,
    (at) => database.sql`insert into attempt_counts (key, count, resets_at) values ('k', 1, ${at})`,
  ],
]

const born = new Date('2026-01-31T10:00:00Z')
const day = 86_400_000

test.each(promises)(
  '%s are kept for %i days: not deleted the day before, deleted on the day and after',
  async (what, days, insert) => {
    const after = async (passed: number) => {
      const deleted = await deleteWhatIsOver(database.db, new Date(born.getTime() + passed * day))
      return deleted[what]
    }
    await insert(born.toISOString())
    expect(await after(days - 1)).toBe(0)
    expect(await after(days)).toBe(1)
    await insert(born.toISOString())
    expect(await after(days + 1)).toBe(1)
  },
)

const device: Insert = (at) => database.sql`
  insert into known_devices (user_id, device, last_seen) values (${user}, 'd', ${at})`
const ofYears = [
  ['security events', 1, event(user)],
  ['closed accounts', 1, closed(null)],
  ['closed accounts', 7, closed('cus_1')],
  ['devices', 1, device],
] as const

/** From when, and until when one year later and seven years later: also where a 29 February lies between, or begins. */
const begun = [
  ['2026-01-31T10:00:00Z', { 1: '2027-01-31T10:00:00Z', 7: '2033-01-31T10:00:00Z' }],
  ['2027-06-01T23:30:00Z', { 1: '2028-06-01T23:30:00Z', 7: '2034-06-01T23:30:00Z' }],
  ['2028-02-29T00:00:00Z', { 1: '2029-03-01T00:00:00Z', 7: '2035-03-01T00:00:00Z' }],
  ['2027-02-28T12:00:00Z', { 1: '2028-02-28T12:00:00Z', 7: '2034-02-28T12:00:00Z' }],
  ['2027-03-01T00:00:00Z', { 1: '2028-03-01T00:00:00Z', 7: '2034-03-01T00:00:00Z' }],
] as const

test.each(
  ofYears.flatMap(([what, years, insert]) =>
    begun.map(([from, until]) => ({ what, years, insert, from, until: until[years] })),
  ),
)(
  '$what of $from are kept for $years whole years of the calendar, until $until',
  async ({ what, insert, from, until }) => {
    const deletedAt = async (at: number) =>
      (await deleteWhatIsOver(database.db, new Date(at)))[what]
    const end = Date.parse(until)
    await insert(from)
    expect(await deletedAt(end - day)).toBe(0)
    expect(await deletedAt(end - 1)).toBe(0)
    expect(await deletedAt(end)).toBe(1)
    await insert(from)
    expect(await deletedAt(end + day)).toBe(1)
  },
)

test('what is written of an account while it is closed goes the next time', async () => {
  const { sql } = database
  const [{ id = '' } = {}] = await sql`
    insert into closed_accounts (id, created_at, closed_at, subscription_plan)
    values (gen_random_uuid(), ${born.toISOString()}, ${born.toISOString()}, 'free') returning id`
  await event(id)(born.toISOString())
  await event(user)(born.toISOString())
  await deleteWhatIsOver(database.db, born)
  expect(await sql`select user_id from audit_events`).toEqual([{ user_id: user }])
})

test('what the embedded engine made is no AI cache: it can be made again from the text alone', async () => {
  await summary('')(born.toISOString())
  expect(
    (await deleteWhatIsOver(database.db, new Date(born.getTime() + 400 * day)))['AI cache'],
  ).toBe(0)
})
