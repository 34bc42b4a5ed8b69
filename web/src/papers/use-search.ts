import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { paths, type SearchFilters, SearchResults } from '@tessera/contract'
import { callApi } from '../api/client.ts'
import { rankedAnew, type ShownResults, withPage } from './grow-results.ts'
import { searchParameters, searchQuery } from './search-query.ts'

/** The results of a search as they grow, and what a reader can do with them. */
export function useSearch(q: string, filters: SearchFilters) {
  const options = searchQuery(q, filters)
  const queryClient = useQueryClient()
  const query = useQuery({
    ...options,
    // While other filters are tried, the list stays; another query's list does not.
    placeholderData: (previous, before) => (before?.queryKey[1] === q ? previous : undefined),
  })
  const change = (next: (shown: ShownResults) => ShownResults) =>
    queryClient.setQueryData(options.queryKey, (shown) => shown && next(shown))
  const more = useMutation({
    mutationFn: (cursor: string) =>
      callApi(`${paths.search}?${searchParameters(q, filters, cursor)}`, SearchResults),
    onSuccess: (page) => change((shown) => withPage(shown, page)),
  })
  const cursor = query.data?.nextCursor ?? null
  return {
    ...query,
    showMore: cursor === null ? null : () => more.mutate(cursor),
    isShowingMore: more.isPending,
    showBestFirst: () => change(rankedAnew),
  }
}
