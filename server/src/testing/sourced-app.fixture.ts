import type { Paper } from '@tessera/contract'
import { afterAll, beforeEach, expect } from 'vitest'
import type { SourcesOptions } from '../sources/create-sources.ts'
import { type ScholarlyUpstream, startScholarlyUpstream } from './scholarly-upstream.fixture.ts'
import { createTestApp, type TestApp } from './test-app.ts'

/** A Tessera of the tests of one file, and the scholarly sources that it asks. */
export interface SourcedApp {
  readonly upstream: ScholarlyUpstream
  readonly it: TestApp
  /** Waits until no job is at work or due. */
  readonly jobsDone: () => Promise<void>
  /** What Tessera tells of a paper, asked for by any of its identifiers. */
  readonly paperOf: (x: string) => Promise<Paper>
}

/**
 * Opens both, and closes them after the last test; before each, nothing was asked yet, nothing is under
 * way, and nobody is down.
 * @param policies how fast sources are asked; by default each cautiously
 */
export async function openSourcedApp(
  policies: SourcesOptions['policies'] = {},
): Promise<SourcedApp> {
  const upstream = await startScholarlyUpstream()
  const it = await createTestApp({}, upstream.env, { policies })
  const jobsDone = async () => {
    const due = () => it.platform.sql`
      select task_identifier from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`
    await expect.poll(due, { timeout: 200_000 }).toEqual([])
  }
  beforeEach(async () => {
    await jobsDone()
    upstream.asked.length = 0
    upstream.down.clear()
  })
  afterAll(async () => {
    await it.close()
    await upstream.close()
  })
  const paperOf = async (x: string) => (await it.app.inject({ url: addressOf(x) })).json<Paper>()
  return { upstream, it, jobsDone, paperOf }
}

/** The address of a paper in the API. */
export const addressOf = (x: string): string => `/api/papers/${encodeURIComponent(x)}`
