import { Worker } from 'node:worker_threads'
import { ExponentialBackoff, handleAll, retry } from 'cockatiel'
import type { Database, Db } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { findIndexed, indexedInBatches } from './indexed-papers-store.ts'
import type { Viewer } from './papers-store.ts'
import type { SearchReply, SearchRequest } from './search-worker.ts'

/** What the index has for a query, and which of its words it took for others. */
export type FoundHere = Omit<SearchReply, 'id'>

/** The index of the papers that this installation knows. */
export interface LocalSearch {
  /**
   * Ids of the papers that the viewer may see, best first; exact titles before all others.
   * @param finding what of the query a paper is found by; the rest of it only counts in the order
   * @throws Error when the thread that holds the index has died, of this search or of anything before it
   */
  search(query: string, viewer: Viewer, limit: number, finding?: string): Promise<FoundHere>
  close(): Promise<void>
}

/** A busy database is asked again for what changed, within a day or so: what is never read again is never found. */
const untilRead = retry(handleAll, {
  maxAttempts: 2_000,
  backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 60_000 }),
})

interface Waiting {
  readonly resolve: (found: FoundHere) => void
  readonly reject: (error: Error) => void
}

/**
 * Builds the index from the database in a worker thread, and keeps it current: PostgreSQL tells every
 * process which paper changed. Returns when every paper of now can be found.
 */
export async function openLocalSearch({ db, sql }: Database, log: Log): Promise<LocalSearch> {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url))
  worker.unref()
  const waiting = new Map<number, Waiting>()
  let death: Error | null = null
  worker.on('message', ({ id, ...found }: SearchReply) => {
    waiting.get(id)?.resolve(found)
    waiting.delete(id)
  })
  worker.on('error', (error: Error) => {
    log.error({ err: error }, 'the search index failed')
    death = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  })
  const send = (request: SearchRequest) => worker.postMessage(request)
  let nextId = 0

  const closing = new AbortController()
  const inTheEnd = (read: () => Promise<void>) => {
    untilRead.execute(read, closing.signal).catch((err: unknown) => {
      if (!closing.signal.aborted) log.error({ err }, 'the index is not current')
    })
  }
  const refresh = async (ids: readonly string[]) => {
    const found = await findIndexed(db, ids)
    send({ kind: 'put', papers: found })
    const gone = ids.filter((id) => !found.some((paper) => paper.id === id))
    if (gone.length > 0) send({ kind: 'remove', ids: gone })
  }

  // Also called when the connection was lost and made again: what happened meanwhile is read then.
  let isFirst = true
  const listening = await sql.listen(
    'paper_changed',
    (id) => inTheEnd(() => refresh([id])),
    () => {
      if (!isFirst) inTheEnd(() => loadAll(db, send))
      isFirst = false
    },
  )
  await loadAll(db, send)

  return {
    search(query, viewer, limit, finding = query) {
      const id = ++nextId
      return new Promise((resolve, reject) => {
        if (death !== null) return reject(death)
        waiting.set(id, { resolve, reject })
        send({ kind: 'search', id, query, finding, viewer, limit })
      })
    },
    async close() {
      closing.abort()
      await listening.unlisten()
      for (const { resolve } of waiting.values()) resolve({ ids: [], misspelt: [] })
      await worker.terminate()
    },
  }
}

async function loadAll(db: Db, send: (request: SearchRequest) => void): Promise<void> {
  for await (const papers of indexedInBatches(db)) send({ kind: 'put', papers })
}
