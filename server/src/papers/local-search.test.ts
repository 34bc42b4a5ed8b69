import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, requestLimits } from '../platform/database.ts'
import { createLog } from '../platform/log.ts'
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts'
import { openLocalSearch } from './local-search.ts'
import { insertPaper } from './papers-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await insertPaper(database.db, { id: 'p1', title: 'Pebbles of a quiet river', source: 'test' })
})
afterAll(() => database.close())

test('when the thread of the index dies, searches fail at once and are not waited for without end', async () => {
  const local = await openLocalSearch(database, createLog('silent'))
  expect((await local.search('pebbles', null, 5)).ids).toEqual(['p1'])
  const deadly = 7 as unknown as string
  const searches = [local.search(deadly, null, 5), local.search('pebbles', null, 5)]
  for (const { status } of await Promise.allSettled(searches)) expect(status).toBe('rejected')
  await expect(local.search('pebbles', null, 5)).rejects.toThrow()
  await local.close()
})

test('a changed paper that could not be read from a busy database is read when it can be', async () => {
  const limits = { ...requestLimits, lockMs: 20 }
  const impatient = openDatabase(database.url, { limits })
  const local = await openLocalSearch(impatient, createLog('silent'))
  // The one notice of this paper comes while nobody may read it.
  await database.sql`alter table papers disable trigger user`
  await database.sql.begin(async (sql) => {
    await sql`insert into papers (id, title, source) values ('p2', 'Gravel of a steep slope', 'test')`
    await sql`lock table papers in access exclusive mode`
    await impatient.sql`select pg_notify('paper_changed', 'p2')`
    await expect(impatient.sql`select id from papers`).rejects.toThrow('lock timeout')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect((await local.search('gravel', null, 5)).ids).toEqual([])
  })
  await expect.poll(async () => (await local.search('gravel', null, 5)).ids).toEqual(['p2'])
  await local.close()
  await impatient.close()
})
