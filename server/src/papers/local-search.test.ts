import { afterAll, beforeAll, expect, test } from 'vitest'
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
