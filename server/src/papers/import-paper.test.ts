import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentFromSections, ParseError } from '@tessera/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFileStore } from '../platform/files.ts'
import { OutOfTime } from '../platform/parsing/parse-jail.ts'
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts'
import { acceptFile } from './accept-file.ts'
import { findDetails } from './details-store.ts'
import { type ImportDeps, importPaper, readImport } from './import-paper.ts'
import { findImportStatus } from './ingestion-store.ts'
import { findPaper } from './papers-store.ts'

let folder: string
let database: TestDatabase
let deps: ImportDeps
const document = documentFromSections({
  title: 'On stopping half-way',
  sections: [{ heading: 'Results', paragraphs: ['It went on where it had stopped.'] }],
})

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-import-'))
  database = await createTestDatabase()
  deps = {
    db: database.db,
    files: openFileStore(folder),
    parseFile: async () => document,
    explain: async () => undefined,
  }
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const accept = (text: string, owner: string | null = 'someone') =>
  acceptFile(
    { ...deps, importPaper },
    { bytes: Buffer.from(text), name: 'half_way.html', owner, source: 'upload' },
  )
const statusOf = (jobId: string) => findImportStatus(database.db, jobId, 'someone')

test('a reading that broke off is done again from its first step, with one document in the end', async () => {
  const { jobId, paperId } = await accept('<html>one</html>')
  const dying: ImportDeps = {
    ...deps,
    explain: async () => {
      throw new Error('the process was killed here')
    },
  }
  await expect(readImport(dying, jobId)).rejects.toThrow('killed')
  expect(await statusOf(jobId)).toMatchObject({ step: 'explaining', progress: { completed: 2 } })
  expect(await findPaper(database.db, paperId, 'someone')).toMatchObject({ contentStatus: 'full' })

  await readImport(deps, jobId)
  await readImport(deps, jobId)
  expect(await statusOf(jobId)).toMatchObject({ step: 'done', progress: { completed: 3 } })
  const rows = await database.sql`select id from documents where paper_id = ${paperId}`
  expect(rows).toHaveLength(1)
})

test('a file that cannot be read says why; brought again, it is read again', async () => {
  const { jobId, paperId } = await accept('<html>two</html>')
  const refusing: ImportDeps = {
    ...deps,
    parseFile: async () => {
      throw new ParseError('no-text', 'This file holds pictures only.')
    },
  }
  await readImport(refusing, jobId)
  expect(await statusOf(jobId)).toMatchObject({
    step: 'failed',
    error: 'This file holds pictures only.',
    isFinal: true,
  })
  expect(await findPaper(database.db, paperId, 'someone')).toMatchObject({
    contentStatus: 'failed',
    contentProblem: 'This file holds pictures only.',
    title: 'half way',
  })
  const again = await accept('<html>two</html>')
  expect(again).toMatchObject({ jobId, paperId, step: 'queued', error: null })
  for (const status of [again, await statusOf(jobId)]) expect(status).not.toHaveProperty('isFinal')
  await readImport(deps, jobId)
  expect(await findPaper(database.db, paperId, 'someone')).toMatchObject({
    title: 'On stopping half-way',
    contentProblem: null,
  })
})

test('where this machine was too slow, trying again can help', async () => {
  const { jobId } = await accept('<html>slow</html>')
  const busy: ImportDeps = {
    ...deps,
    parseFile: async () => {
      throw new OutOfTime('too-large', 'This machine is busy.')
    },
  }
  await readImport(busy, jobId)
  const status = await statusOf(jobId)
  expect(status).toMatchObject({ step: 'failed', error: 'This machine is busy.' })
  expect(status).not.toHaveProperty('isFinal')
})

test('ten arrivals of one file at the same moment are one paper and one job in the queue', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => accept('<html>three</html>')))
  expect(new Set(all.map(({ paperId }) => paperId)).size).toBe(1)
  const jobs = await database.sql`
    select 1 from graphile_worker._private_jobs where payload->>'jobId' = ${all[0]?.jobId ?? ''}`
  expect(jobs).toHaveLength(1)
})

test('given up, the reader is told that it was our fault', async () => {
  const { jobId } = await accept('<html>four</html>')
  await importPaper.onGivenUp?.({ jobId }, deps, new Error('disk on fire'))
  expect(await statusOf(jobId)).toMatchObject({
    step: 'failed',
    error: expect.stringContaining('a fault on our side'),
  })
  expect(await statusOf(jobId)).not.toHaveProperty('isFinal')
})

test('a paper names the import that is at work on it until that has ended', async () => {
  const { jobId, paperId } = await accept('<html>three</html>')
  const named = async () => (await findDetails(database.db, paperId)).importJobId
  expect(await named()).toBe(jobId)
  let whileExplaining: string | null = null
  await readImport(
    {
      ...deps,
      explain: async () => {
        whileExplaining = await named()
      },
    },
    jobId,
  )
  expect(whileExplaining).toBe(jobId)
  expect(await named()).toBeNull()
})
