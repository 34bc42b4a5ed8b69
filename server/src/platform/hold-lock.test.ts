import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdLock } from './hold-lock.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('who wants the same lock waits until the transaction ends; another lock is free', async () => {
  const { db } = database
  const done: string[] = []
  let second: Promise<void> | undefined
  await db.transaction(async (tx) => {
    await holdLock(tx, 'a paper')
    second = db.transaction(async (other) => {
      await holdLock(other, 'a paper')
      done.push('second')
    })
    await db.transaction(async (other) => {
      await holdLock(other, 'another paper')
      done.push('another')
    })
    done.push('first')
  })
  await second
  expect(done).toEqual(['another', 'first', 'second'])
})
