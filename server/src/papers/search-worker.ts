// The thread that holds the index of papers. Messages are answered in the order in which they came.
import { parentPort } from 'node:worker_threads'
import { createPaperIndex, type Misspelt } from '@tessera/engine/documents'
import { inUsualOrder } from '../sources/east-asian-names.ts'
import { spelledPlainly } from '../sources/plain-letters.ts'

export interface IndexedPaper {
  readonly id: string
  readonly title: string
  readonly abstract: string | null
  readonly authors: readonly string[]
  readonly year: number | null
  readonly venue: string | null
  /** The session that brought it; null when everyone may see it. */
  readonly owner: string | null
}

export type SearchRequest =
  | { readonly kind: 'put'; readonly papers: readonly IndexedPaper[] }
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  | {
      readonly kind: 'search'
      readonly id: number
      readonly query: string
      /** What of the query a paper is found by; the rest of it only counts in the order. */
      readonly finding: string
      readonly viewer: string | null
      readonly limit: number
    }
export interface SearchReply {
  readonly id: number
  readonly ids: readonly string[]
  /** Words that no paper of the index has, with what was searched for instead. */
  readonly misspelt: readonly Misspelt[]
}

const index = createPaperIndex([])
/** Who may see each paper of the index: the session that brought it, or null for everyone. */
const owners = new Map<string, string | null>()

parentPort?.on('message', (request: SearchRequest) => {
  switch (request.kind) {
    case 'put':
      for (const paper of request.papers) put(paper)
      return
    case 'remove':
      for (const id of request.ids) {
        owners.delete(id)
        index.remove(id)
      }
      return
    case 'search':
      parentPort?.postMessage({
        id: request.id,
        ids: search(request),
        misspelt: misspelt(request),
      } satisfies SearchReply)
  }
})

function put(paper: IndexedPaper): void {
  owners.set(paper.id, paper.owner)
  index.add({
    id: paper.id,
    title: spelledPlainly(paper.title),
    authors: paper.authors.map((name) => spelledPlainly(inUsualOrder(name))),
    ...(paper.abstract === null ? {} : { abstract: spelledPlainly(paper.abstract) }),
    ...(paper.year === null ? {} : { year: paper.year }),
    ...(paper.venue === null ? {} : { venue: spelledPlainly(paper.venue) }),
  })
}

/** Ranked among all, then narrowed to what the viewer may see, so that nobody's uploads crowd others out. */
function search({
  query,
  finding,
  viewer,
  limit,
}: Extract<SearchRequest, { kind: 'search' }>): string[] {
  const ranked = idsFor(query)
  const byWords = finding === query ? null : new Set(idsFor(finding))
  return ranked
    .filter((id) => (byWords === null || byWords.has(id)) && isSeenBy(viewer, id))
    .slice(0, limit)
}

const isSeenBy = (viewer: string | null, id: string): boolean => {
  const owner = owners.get(id)
  return owner === null || (owner !== undefined && owner === viewer)
}

/** What somebody else's upload says is nobody's business, not even a word of it. */
const misspelt = ({ query, viewer }: Extract<SearchRequest, { kind: 'search' }>) =>
  index.misspelt(spelledPlainly(query), (id) => isSeenBy(viewer, id))

const idsFor = (query: string) =>
  index.search(spelledPlainly(query), owners.size).map(({ id }) => id)
