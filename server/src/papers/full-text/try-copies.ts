import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { saveDetail, saveStep } from '../ingestion-store.ts'
import type { StoredPaper } from '../papers-store.ts'
import { type FetchCopyDeps, type FetchedCopy, fetchCopy, hostOf } from './fetch-copy.ts'
import { type Copy, copiesOnArxiv, readableCopies } from './readable-copies.ts'
import { retryAfterCopy } from './retry-times.ts'
import { findTextState } from './text-state.ts'
import { saveTry } from './text-store.ts'

export interface TryCopiesDeps extends FetchCopyDeps {
  readonly db: Db
  /** The base address of arXiv's pages and files. */
  readonly arxivUrl: string
  readonly log: Log
}

/** A server that asks for a moment's patience gets it; longer waits are for another try. */
const longestWaitMs = 20_000

/** The first copy that gives the text; null when none does. What became of each is noted. */
export async function tryCopies(
  deps: TryCopiesDeps,
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
  deps: TryCopiesDeps,
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
