import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findDetails } from '../papers/details-store.ts'
import { storeFound } from '../papers/found-papers-store.ts'
import { fetchText } from '../papers/full-text/fetch-text.ts'
import { wantText } from '../papers/full-text/want-text.ts'
import { findImportStatus } from '../papers/ingestion-store.ts'
import { findPaperRow } from '../papers/papers-store.ts'
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts'
import { mergePapers } from '../sources/merge.ts'
import { paperHtml } from './readable-papers.fixture.ts'
import {
  type ScholarlyUpstream,
  sends,
  startScholarlyUpstream,
} from './scholarly-upstream.fixture.ts'

const script = new URL('fetching-worker.ts', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'tessera-killed-'))
let database: TestDatabase
let upstream: ScholarlyUpstream
const workers: ChildProcess[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  upstream = await startScholarlyUpstream()
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await upstream.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

function startFetching(): ChildProcess {
  const worker = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      ...upstream.env,
      DATABASE_URL: database.url,
      TESSERA_DATA_DIR: folder,
      PUBLIC_URL: 'http://localhost:3000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  workers.push(worker)
  return worker
}

test('a worker that is killed while it fetches loses nothing: the next one begins that paper again', async () => {
  const title = 'Counting pebbles when the light goes out'
  upstream.papers.push({ title, arxivId: '2403.00001', abstract: 'We count in the dark.' })
  const path = '/arxiv/html/2403.00001v1'
  const text = paperHtml(title)
  const reached = Promise.withResolvers<void>()
  upstream.files.set(path, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write(text.slice(0, 200))
    reached.resolve()
  })
  const { db } = database
  const found = mergePapers([
    {
      ...{ source: 'arXiv', at: '2026-01-01T00:00:00.000Z', title, authors: ['Ines Marlow'] },
      identifiers: [{ scheme: 'arxiv', value: '2403.00001' }],
      ...{ links: [], relations: [], notices: [] },
    },
  ])
  const paperId = (await storeFound(db, found)).get(0) ?? ''
  const paper = await findPaperRow(db, paperId)
  if (!paper) throw new Error('The paper was not stored.')
  const jobId = (await wantText(db, fetchText, paper, null)) ?? ''

  const dying = startFetching()
  await reached.promise
  dying.kill('SIGKILL')
  await once(dying, 'exit')
  expect(await findImportStatus(db, jobId, null)).toMatchObject({ step: 'fetching' })
  // Whoever opens the paper meanwhile waits for the same work.
  expect(await wantText(db, fetchText, paper, null)).toBe(jobId)

  upstream.files.set(path, sends('text/html', text))
  startFetching()
  await vi.waitFor(
    async () => expect((await findImportStatus(db, jobId, null))?.step).toBe('done'),
    { timeout: 400_000, interval: 100 },
  )
  const after = await findPaperRow(db, paperId)
  expect(after).toMatchObject({ contentStatus: 'full' })
  expect(after?.content).toContain('took 41 seconds for each jar')
  const { versions, texts } = await findDetails(db, paperId)
  expect(versions).toHaveLength(1)
  expect(texts.copies.filter(({ problem }) => problem !== null)).toEqual([])
})
