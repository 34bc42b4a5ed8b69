import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../database.ts'

export interface TestDatabase extends Database {
  readonly url: string
}

/**
 * A migrated, empty database of its own for a test file, on the run's real PostgreSQL.
 * Close it in `afterAll`: that drops it.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('testPostgresUrl')
  const host = decodeURIComponent(new URL(adminUrl).hostname)
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = () => postgres(adminUrl, { host, max: 1, onnotice: () => {} })
  const maker = admin()
  await maker.unsafe(`create database ${name} template template_tessera owner tessera`)
  await maker.end()
  // The role that Tessera itself has, so that a test cannot do what Tessera may not.
  const url = adminUrl.replace('//postgres:', '//tessera:').replace(/\/postgres$/, `/${name}`)
  const database = openDatabase(url, { maxConnections: 4 })
  return {
    ...database,
    url,
    async close() {
      await database.close()
      const dropper = admin()
      await dropper.unsafe(`drop database ${name} with (force)`)
      await dropper.end()
    },
  }
}
