import { Worker } from 'node:worker_threads'
import { and, asc, gt, inArray } from 'drizzle-orm'
import type { Database, Db } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { papers } from '../platform/schema/all.ts'
import type { Viewer } from './papers-store.ts'
import type { IndexedPaper, SearchReply, SearchRequest } from './search-worker.ts'

/** What the index has for a query, and which of its words it took for others. */
export type FoundHere = Omit<SearchReply, 'id'>

/** The index of the papers that this installation knows. */
export interface LocalSearch {
  /**
   * Ids of the papers that the viewer may see, best first; exact titles before all others.
   * @param finding what of the query a paper is found by; the rest of it only counts in the order
   */
  search(query: string, viewer: Viewer, limit: number, finding?: string): Promise<FoundHere>
  close(): Promise<void>
}

const batchSize = 2_000

/**
 * Builds the index from the database in a worker thread, and keeps it current: PostgreSQL tells every
 * process which paper changed. Returns when every paper of now can be found.
 */
export async function openLocalSearch({ db, sql }: Database, log: Log): Promise<LocalSearch> {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url))
  worker.unref()
  const waiting = new Map<number, (found: FoundHere) => void>()
  worker.on('message', ({ id, ...found }: SearchReply) => {
    waiting.get(id)?.(found)
    waiting.delete(id)
  })
  worker.on('error', (err) => log.error({ err }, 'the search index failed'))
  const send = (request: SearchRequest) => worker.postMessage(request)
  let nextId = 0

  const refresh = async (ids: readonly string[]) => {
    const found = await readPapers(db, ids)
    send({ kind: 'put', papers: found })
    const gone = ids.filter((id) => !found.some((paper) => paper.id === id))
    if (gone.length > 0) send({ kind: 'remove', ids: gone })
  }

  // Also called when the connection was lost and made again: what happened meanwhile is read then.
  const listening = await sql.listen(
    'paper_changed',
    (id) => {
      refresh([id]).catch((err: unknown) => log.error({ err }, 'a changed paper was not indexed'))
    },
    () => {
      if (nextId > 0)
        loadAll(db, send).catch((err: unknown) => log.error({ err }, 'the index is not current'))
    },
  )
  await loadAll(db, send)

  return {
    search(query, viewer, limit, finding = query) {
      const id = ++nextId
      return new Promise((resolve) => {
        waiting.set(id, resolve)
        send({ kind: 'search', id, query, finding, viewer, limit })
      })
    },
    async close() {
      await listening.unlisten()
      for (const resolve of waiting.values()) resolve({ ids: [], misspelt: [] })
      await worker.terminate()
    },
  }
}

const columns = {
  id: papers.id,
  title: papers.title,
  otherTitles: papers.otherTitles,
  abstract: papers.abstract,
  authors: papers.authors,
  year: papers.year,
  venue: papers.venue,
  metadata: papers.metadata,
  owner: papers.ownerSession,
  mergedInto: papers.mergedInto,
}

async function loadAll(db: Db, send: (request: SearchRequest) => void): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .select(columns)
      .from(papers)
      .where(gt(papers.id, after))
      .orderBy(asc(papers.id))
      .limit(batchSize)
    send({ kind: 'put', papers: rows.filter((row) => row.mergedInto === null).map(indexed) })
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last.id
  }
}

async function readPapers(db: Db, ids: readonly string[]): Promise<IndexedPaper[]> {
  const rows = await db
    .select(columns)
    .from(papers)
    .where(and(inArray(papers.id, [...ids])))
  return rows.filter((row) => row.mergedInto === null).map(indexed)
}

/** What is indexed: a paper's other titles and short names ("ResNet") are found like words of its abstract. */
function indexed({
  metadata,
  otherTitles,
  abstract,
  ...row
}: IndexedPaper & { metadata: unknown; otherTitles: readonly string[] }): IndexedPaper {
  const { alsoKnownAs } = (metadata ?? {}) as { alsoKnownAs?: readonly string[] }
  const words = [...(alsoKnownAs ?? []), ...otherTitles, ...(abstract === null ? [] : [abstract])]
  return { ...row, abstract: words.length === 0 ? null : words.join('. ') }
}
