import { useMutation, useQuery } from '@tanstack/react-query'
import { type PaperCard, paths, SearchResults } from '@tessera/contract'
import { useState } from 'react'
import { callApi } from '../api/client.ts'
import { searchQuery } from '../api/paper-queries.ts'

/** The results of a search: the first page, and further ones on demand, appended and never reordered. */
export function useSearch(q: string) {
  const first = useQuery(searchQuery(q))
  const [further, setFurther] = useState<readonly SearchResults[]>([])
  const cursor = (further.at(-1) ?? first.data)?.nextCursor ?? null
  const more = useMutation({
    mutationFn: (from: string) =>
      callApi(`${paths.search}?${new URLSearchParams({ q, cursor: from })}`, SearchResults),
    onSuccess: (page) => setFurther((pages) => [...pages, page]),
  })
  return {
    ...first,
    papers: first.data ? uniquePapers([first.data, ...further]) : [],
    showMore: cursor === null ? null : () => more.mutate(cursor),
    isShowingMore: more.isPending,
  }
}

/** A paper that a later page repeats stays where it was. */
function uniquePapers(pages: readonly SearchResults[]): PaperCard[] {
  const byId = new Map<string, PaperCard>()
  for (const { papers } of pages)
    for (const paper of papers) if (!byId.has(paper.id)) byId.set(paper.id, paper)
  return [...byId.values()]
}
