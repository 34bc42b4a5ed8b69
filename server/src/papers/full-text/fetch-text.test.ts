import { documentFromSections, type PaperDocument } from '@tessera/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts'
import { mergePapers } from '../../sources/merge.ts'
import { insertDocument } from '../documents-store.ts'
import { storeFound } from '../found-papers-store.ts'
import { findImportStatus, saveStep } from '../ingestion-store.ts'
import { findPaperRow, updatePaper } from '../papers-store.ts'
import { type FetchTextDeps, fetchText } from './fetch-text.ts'
import { wantText } from './want-text.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const document = documentFromSections({
  title: 'On going on where one stopped',
  sections: [{ heading: 'Results', paragraphs: ['It went on where it had stopped.'] }],
})

/** A search that broke off when its text was stored and not explained yet. */
async function brokenOff(arxivId: string, contentStatus: 'full' | 'abstract') {
  const { db } = database
  const found = mergePapers([
    {
      ...{ source: 'arXiv', at: '2026-01-01T00:00:00.000Z', title: document.title ?? '' },
      ...{ authors: ['Ines Marlow'], identifiers: [{ scheme: 'arxiv', value: arxivId }] },
      ...{ links: [], relations: [], notices: [] },
    },
  ])
  const paperId = (await storeFound(db, found)).get(0) ?? ''
  const paper = await findPaperRow(db, paperId)
  if (!paper) throw new Error('The paper was not stored.')
  const jobId = (await wantText(db, fetchText, paper, null)) ?? ''
  await insertDocument(db, paperId, document)
  await updatePaper(db, paperId, { content: document.text, contentStatus, documentId: document.id })
  await saveStep(db, jobId, 'explaining', 2)
  return { paperId, jobId }
}

/** Runs the job with nothing but the database: whoever asked a source or fetched a copy would fail. */
async function goOn(jobId: string) {
  const explained: [string, PaperDocument][] = []
  const deps = {
    db: database.db,
    explain: async (paperId: string, text: PaperDocument) => explained.push([paperId, text]),
  } as unknown as FetchTextDeps
  const { signal } = new AbortController()
  await fetchText.run({ jobId }, deps, { signal, attempt: 2 })
  return { explained, status: await findImportStatus(database.db, jobId, null) }
}

test('a text that was stored is explained without being fetched again', async () => {
  const { paperId, jobId } = await brokenOff('2403.00011', 'full')
  const { explained, status } = await goOn(jobId)
  expect(explained).toEqual([[paperId, document]])
  expect(status).toMatchObject({ step: 'done' })
})

test('an abstract that stands for the text is explained, and the search has found none all the same', async () => {
  const { paperId, jobId } = await brokenOff('2403.00012', 'abstract')
  const { explained, status } = await goOn(jobId)
  expect(explained).toEqual([[paperId, document]])
  expect(status).toMatchObject({
    step: 'failed',
    error: 'No open copy of the text could be read.',
  })
})
