import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { migrate } from '../migrations.ts'
import { useEmbeddedPostgres } from '../postgres/embedded-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of the run's PostgreSQL; its database name is to be replaced. */
    testPostgresUrl: string
  }
}

/** One real PostgreSQL for the whole run, with a migrated template that test databases are copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-test-'))
  const server = await useEmbeddedPostgres(folder)
  const url = server.superuserUrl('postgres')
  const admin = postgres(url, { host: decodeURIComponent(new URL(url).hostname), max: 1 })
  await admin.unsafe('create database template_tessera owner tessera')
  await migrate(server.url.replace(/\/tessera$/, '/template_tessera'))
  await admin.end()
  project.provide('testPostgresUrl', url)
  return async () => {
    await server.release()
    rmSync(folder, { recursive: true, force: true })
  }
}
