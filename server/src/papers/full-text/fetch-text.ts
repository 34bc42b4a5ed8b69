import type { PaperDocument } from '@tessera/engine'
import { z } from 'zod'
import type { Db } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files.ts'
import { defineJob, enqueue } from '../../platform/jobs.ts'
import type { Federation } from '../../sources/federation.ts'
import type { Identifier } from '../../sources/source.ts'
import { findDocument, findLayout } from '../documents-store.ts'
import { findIngestion, importSteps, saveDetail, saveStep } from '../ingestion-store.ts'
import { findPaperRow, type StoredPaper } from '../papers-store.ts'
import { silentOf } from '../silent-sources.ts'
import { askSources } from './ask-sources.ts'
import { retriesByItself, retryTime } from './retry-times.ts'
import { saveAbstract, saveFetched } from './save-text.ts'
import { findTextState } from './text-state.ts'
import { saveFailedSearch } from './text-store.ts'
import { type TryCopiesDeps, tryCopies } from './try-copies.ts'
import { wantText } from './want-text.ts'

export interface FetchTextDeps extends TryCopiesDeps {
  readonly files: FileStore
  readonly federation: Federation
  /** Makes and stores the summary of a document. */
  readonly explain: (paperId: string, document: PaperDocument) => Promise<unknown>
}

/**
 * Finds a paper's text: asks the sources where it may be read, tries the copies from the best to the worst,
 * stores and explains the first that is whole. Without any the abstract becomes the text. Every step is
 * written down before it begins; after a crash it is done again, and changes nothing; a text that is stored is only explained.
 */
export const fetchText = defineJob<{ jobId: string }, FetchTextDeps>({
  name: 'fetch-text',
  payload: z.object({ jobId: z.uuid() }),
  key: ({ jobId }) => `fetch-text:${jobId}`,
  priority: -10,
  run: ({ jobId }, deps, { signal }) => searchText(deps, jobId, signal),
  onGivenUp: async ({ jobId }, deps) => {
    const ingestion = await findIngestion(deps.db, jobId)
    const problem = 'The text could not be fetched because of a fault on our side.'
    await saveStep(deps.db, jobId, 'failed', 0, problem)
    if (ingestion?.paperId) await endWithoutText(deps, ingestion.paperId, false)
  },
})

/** Tries again by itself, when the last search ended with something that passes. */
export const retryText = defineJob<{ paperId: string }, FetchTextDeps>({
  name: 'retry-text',
  payload: z.object({ paperId: z.string() }),
  key: ({ paperId }) => `retry-text:${paperId}`,
  async run({ paperId }, { db }) {
    const paper = await findPaperRow(db, paperId)
    if (paper) await wantText(db, fetchText, paper, null)
  },
})

async function searchText(deps: FetchTextDeps, jobId: string, signal: AbortSignal): Promise<void> {
  const { db } = deps
  const ingestion = await findIngestion(db, jobId)
  // The paper may have been deleted since.
  if (!ingestion?.paperId || ingestion.step === 'done' || ingestion.step === 'failed') return
  const { paperId, step } = ingestion
  const version = Number(ingestion.metadata.version ?? 0) || null
  // A version that was asked for need not be the one that is shown.
  const stored = step === 'explaining' && version === null ? await findStored(db, paperId) : null
  if (stored) return explainText(deps, jobId, stored)
  await saveStep(db, jobId, 'fetching', 0)
  await saveDetail(db, jobId, 'asking where it may be read')
  const before = await findPaperRow(db, paperId)
  if (!before) return
  let isSilent = false
  for (const name of namesOf(before)) {
    const { answers } = await askSources(db, deps.federation, name, before.id)
    isSilent ||= silentOf(answers).length > 0
  }
  signal.throwIfAborted()
  const paper = await findCurrentRow(db, before.id)
  if (!paper) return
  const found = await tryCopies(deps, jobId, paper, version, signal)
  if (found === null) {
    const abstract = version === null ? await endWithoutText(deps, paper.id, isSilent) : null
    return explainText(deps, jobId, { paperId: paper.id, document: abstract, isFull: false })
  }
  await saveFetched(deps, paper, found)
  const { document } = found.read
  await explainText(deps, jobId, { paperId: paper.id, document, isFull: true })
}

/** What became a paper's text: a copy of it, its abstract, or nothing. */
interface StoredText {
  readonly paperId: string
  readonly document: PaperDocument | null
  readonly isFull: boolean
}

/** The text that a try before this one stored; null where there is none. */
async function findStored(db: Db, id: string): Promise<StoredText | null> {
  const paper = await findCurrentRow(db, id)
  if (!paper?.documentId) return null
  const document = await findDocument(db, paper.id, paper.documentId)
  const pages = await findLayout(db, paper.id, paper.documentId)
  const isFull = paper.contentStatus === 'full'
  return document && { paperId: paper.id, document: { ...document, pages: pages ?? [] }, isFull }
}

/** The last steps: the stored text is explained, and the search has ended well, or without a copy. */
async function explainText(
  { db, explain }: FetchTextDeps,
  jobId: string,
  { paperId, document, isFull }: StoredText,
): Promise<void> {
  if (document) {
    await saveStep(db, jobId, 'explaining', 2)
    await explain(paperId, document)
  }
  if (isFull) return saveStep(db, jobId, 'done', importSteps)
  await saveStep(db, jobId, 'failed', 0, 'No open copy of the text could be read.')
}

/** The paper, or what it became: what the sources said may have joined it with another. */
async function findCurrentRow(db: Db, id: string): Promise<StoredPaper | null> {
  const row = await findPaperRow(db, id)
  return row?.mergedInto ? findPaperRow(db, row.mergedInto) : row
}

/** Names by which sources are asked where the text is; those that they share one of are enough. */
function namesOf({ doi, arxivId }: StoredPaper): Identifier[] {
  return [
    ...(arxivId === null ? [] : [{ scheme: 'arxiv', value: arxivId } as const]),
    ...(doi === null ? [] : [{ scheme: 'doi', value: doi } as const]),
  ]
}

/**
 * The abstract becomes the text, and the next search is set: soon, when a source that may know a copy was silent.
 * @returns the abstract's document, if there is one
 */
async function endWithoutText(
  { db }: FetchTextDeps,
  paperId: string,
  isSilent: boolean,
): Promise<PaperDocument | null> {
  const { copies, search } = await findTextState(db, paperId)
  const failures = (search?.failures ?? 0) + 1
  const retryAt = retryTime(copies, isSilent ? failures : null, Date.now())
  const retriesItself = retriesByItself(copies, isSilent, failures, Date.now())
  return db.transaction(async (tx) => {
    await saveFailedSearch(tx, paperId, { failures, retryAt, retriesItself })
    if (retriesItself) await enqueue(tx, retryText, { paperId }, { runAt: retryAt })
    return saveAbstract(tx, paperId)
  })
}
