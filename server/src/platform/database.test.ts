import { setTimeout } from 'node:timers/promises'
import { getTableColumns, is, sql } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { migrate } from './migrations.ts'
import * as schema from './schema/all.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const tables = Object.values(schema).filter((value) => is(value, PgTable)) as PgTable[]

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  'the definition of %s names the columns that the migrations made',
  async (name, table) => {
    const casing = new CasingCache('snake_case')
    // Columns that follow from others are the database's own: most are read by its indexes alone.
    const defined = Object.values(getTableColumns(table))
      .filter(({ generated }) => !generated || generated.as === undefined)
      .map((column) => `${casing.getColumnCasing(column)} ${column.notNull}`)
      .sort()
    const rows = await database.sql<{ column: string }[]>`
      select column_name || ' ' || (is_nullable = 'NO')::text as column
      from information_schema.columns
      where table_schema = 'public' and table_name = ${name} and is_generated = 'NEVER'`
    expect(defined).toEqual(rows.map((row) => row.column).sort())
  },
)

test('every table of the migrations has a definition, apart from the ledgers', async () => {
  const rows = await database.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
  const known = new Set([
    ...tables.map((table) => getTableConfig(table).name),
    'schema_migrations',
    'worker_processes',
  ])
  expect(rows.map((row) => row.name).filter((name) => !known.has(name))).toEqual([])
})

test('migrating twice changes nothing, and two at once do it once', async () => {
  expect(await migrate(database.url)).toEqual([])
  await database.sql`delete from schema_migrations where name = '0004-workers.sql'`
  await database.sql`drop table worker_processes`
  const done = await Promise.all([migrate(database.url), migrate(database.url)])
  expect(done.flat()).toEqual(['0004-workers.sql'])
})

test('a database of a newer version is refused with a sentence', async () => {
  await database.sql`insert into schema_migrations values ('9999-future.sql', 'x')`
  await expect(migrate(database.url)).rejects.toThrow(
    /made by a newer version \(it has 9999-future/,
  )
  await database.sql`delete from schema_migrations where name = '9999-future.sql'`
})

test('a statement that runs too long is ended by the server', async () => {
  const impatient = openDatabase(database.url, {
    limits: { statementMs: 100, lockMs: 100, idleInTransactionMs: 1_000 },
    maxConnections: 1,
  })
  await expect(impatient.sql`select pg_sleep(5)`).rejects.toThrow(/statement timeout/)
  expect(await impatient.sql`select 1 as one`).toEqual([{ one: 1 }])
  await impatient.close()
})

test('JSON, text with marks and times come back as they went in', async () => {
  const authors = ['Ada “ß” Löwe', '李', "O'Neil \\ {x}"]
  const createdAt = new Date('2024-02-29T12:34:56.789Z')
  await database.db
    .insert(schema.papers)
    .values({ id: 'p1', title: 'Ünïcode 𝔘', authors, metadata: { a: [1, null] }, createdAt })
  const [paper] = await database.db
    .select()
    .from(schema.papers)
    .where(sql`search @@ to_tsquery('simple', 'löwe')`)
  expect(paper).toMatchObject({
    title: 'Ünïcode 𝔘',
    authors,
    metadata: { a: [1, null] },
    createdAt,
  })
})

test('a span that ends before it starts is refused by the database itself', async () => {
  await database.sql`insert into papers (id, title) values ('p2', 'x')`
  await database.sql`
    insert into documents (paper_id, id, source, parser_version, text_hash, body)
    values ('p2', 'd', 'html', '1', 'h', '{}')`
  const store = (body: unknown) =>
    database.db.insert(schema.analyses).values({
      paperId: 'p2',
      documentId: 'd',
      kind: 'results',
      body: body as Record<string, unknown>,
      engine: 'embedded',
      engineVersion: '1',
    })
  await expect(
    store({ experiments: [{ keyFindings: [{ spans: [{ start: 9, end: 3 }] }] }] }),
  ).rejects.toThrow()
  await store({ experiments: [{ keyFindings: [{ spans: [{ start: 3, end: 9 }] }] }] })
})

test('a document cannot be changed, only added', async () => {
  await expect(
    database.sql`update documents set body = '{"text":"forged"}' where paper_id = 'p2'`,
  ).rejects.toThrow(/immutable/)
})

test('a connection that is lost in the middle of a transaction fails that transaction alone', async () => {
  const pool = openDatabase(database.url, { maxConnections: 2 })
  const lose = () =>
    pool.sql.begin(async (transaction) => {
      const [own] = await transaction<{ pid: number }[]>`select pg_backend_pid() as pid`
      await database.sql`select pg_terminate_backend(${own?.pid ?? 0}, 5000)`
      // What is still said in it reaches no other connection, nor the same one when it was made anew.
      await setTimeout(20)
      await transaction`insert into papers (id, title) values ('lost', 'A write of a lost transaction')`
    })
  for (let times = 0; times < 10; times++)
    expect(await Promise.allSettled([lose(), lose(), lose()])).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ status: 'rejected' })),
    )
  expect(await pool.sql`select id from papers where id = 'lost'`).toEqual([])
  await pool.close()
})

test('the first statement after a lost connection is not told of the loss', async () => {
  const pool = openDatabase(database.url, { maxConnections: 1 })
  for (let times = 0; times < 5; times++) {
    const [own] = await pool.sql<{ pid: number }[]>`select pg_backend_pid() as pid`
    const waiting = pool.sql`select pg_sleep(4)`
    const lost = expect(waiting).rejects.toThrow(
      /CONNECTION_CLOSED|terminating connection|ECONNRESET/,
    )
    await setTimeout(50)
    await database.sql`select pg_terminate_backend(${own?.pid ?? 0}, 5000)`
    await lost
    expect(await pool.sql`select 1 as one`).toEqual([{ one: 1 }])
  }
  await pool.close()
})
