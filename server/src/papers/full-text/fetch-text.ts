import { setTimeout as sleep } from 'node:timers/promises'
import type { PaperDocument } from '@tessera/engine'
import { z } from 'zod'
import type { Db } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files.ts'
import { defineJob, enqueue } from '../../platform/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Federation } from '../../sources/federation.ts'
import type { Identifier } from '../../sources/source.ts'
import { findIngestion, importSteps, saveDetail, saveStep } from '../ingestion-store.ts'
import { findPaperRow, type StoredPaper } from '../papers-store.ts'
import { silentOf } from '../silent-sources.ts'
import { askSources } from './ask-sources.ts'
import { type FetchCopyDeps, type FetchedCopy, fetchCopy, hostOf } from './fetch-copy.ts'
import { type Copy, copiesOnArxiv, readableCopies } from './readable-copies.ts'
import { retriesByItself, retryAfterCopy, retryTime } from './retry-times.ts'
import { saveAbstract, saveFetched } from './save-text.ts'
import { findTextState } from './text-state.ts'
import { saveFailedSearch, saveTry } from './text-store.ts'
import { wantText } from './want-text.ts'

export interface FetchTextDeps extends FetchCopyDeps {
  readonly db: Db
  readonly files: FileStore
  readonly federation: Federation
  /** The base address of arXiv's pages and files. */
  readonly arxivUrl: string
  readonly log: Log
  /** Makes and stores the summary of a document. */
  readonly explain: (paperId: string, document: PaperDocument) => Promise<unknown>
}

/** A server that asks for a moment's patience gets it; longer waits are for another try. */
const longestWaitMs = 20_000

/**
 * Finds a paper's text: asks the sources where it may be read, tries the copies from the best to the worst,
 * stores and explains the first that is whole. Without any the abstract becomes the text. Every step is
 * written down before it begins; after a crash it is done again, and changes nothing.
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
  const { paperId } = ingestion
  const version = Number(ingestion.metadata.version ?? 0) || null
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
    if (abstract) {
      await saveStep(db, jobId, 'explaining', 2)
      await deps.explain(paper.id, abstract)
    }
    const problem = 'No open copy of the text could be read.'
    return saveStep(db, jobId, 'failed', 0, problem)
  }
  await saveFetched(deps, paper, found)
  await saveStep(db, jobId, 'explaining', 2)
  await deps.explain(paper.id, found.read.document)
  await saveStep(db, jobId, 'done', importSteps)
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

/** The first copy that gives the text; null when none does. What became of each is noted. */
async function tryCopies(
  deps: FetchTextDeps,
  jobId: string,
  paper: StoredPaper,
  version: number | null,
  signal: AbortSignal,
) {
  const { db } = deps
  const { copies: named, newestVersion, search } = await findTextState(db, paper.id)
  const arxiv =
    paper.arxivId === null
      ? null
      : { id: paper.arxivId, baseUrl: deps.arxivUrl, version: version ?? newestVersion }
  const copies =
    version !== null && arxiv !== null ? copiesOnArxiv(arxiv, null) : readableCopies(named, arxiv)
  for (const copy of copies) {
    const last = named.find(({ url }) => url === copy.url)
    // Its server said when, or will say the same again.
    if (last?.retryAt && last.retryAt.getTime() > Date.now()) continue
    await saveDetail(db, jobId, `${kindNames[copy.kind]} from ${hostOf(copy)}`)
    const read = await fetchPatiently(deps, copy, paper, signal)
    if (read.kind === 'read') {
      await saveStep(db, jobId, 'parsing', 1)
      await saveTry(db, paper.id, copy, { problem: null, retryAt: null })
      return { copy, read }
    }
    const { problem, how, detail } = read
    deps.log.info({ url: copy.url, how, detail }, problem)
    const retryAt = retryAfterCopy(read, search?.failures ?? 0, Date.now())
    await saveTry(db, paper.id, copy, { problem, retryAt })
  }
  return null
}

const kindNames = { html: 'the HTML', jats: 'the JATS XML', pdf: 'the PDF' } as const

async function fetchPatiently(
  deps: FetchTextDeps,
  copy: Copy,
  paper: StoredPaper,
  signal: AbortSignal,
): Promise<FetchedCopy> {
  const first = await fetchCopy(deps, copy, paper, signal)
  if (first.kind === 'read' || first.retryAt === undefined) return first
  const waitMs = Date.parse(first.retryAt) - Date.now()
  if (waitMs > longestWaitMs) return first
  await sleep(Math.max(0, waitMs), undefined, { signal })
  return fetchCopy(deps, copy, paper, signal)
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
