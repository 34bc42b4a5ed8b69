import { queryOptions } from '@tanstack/react-query'
import { paths, queryKeys, type SearchFilters, SearchResults } from '@tessera/contract'
import { isAuthenticationFailure, isPermissionFailure } from '../api/api-error.ts'
import { callApi } from '../api/client.ts'
import { followSearch } from '../api/search-stream.ts'
import { grow, type ShownResults } from './grow-results.ts'
import { isReadingResults } from './is-reading-results.ts'

/** The part after "?" of a search's address in the API. */
export function searchParameters(q: string, filters: SearchFilters, cursor?: string): string {
  const given = Object.entries({ q, ...filters, cursor }).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

const isWaiting = (results: SearchResults | undefined) =>
  results?.sources.some(({ status }) => status === 'pending') ?? true

/** Back and forth between results and papers, they are kept for half an hour. */
const keptMs = 1_800_000

/**
 * A search whose results grow as the sources answer; what is shown keeps its order. When the stream is not
 * to be had, all comes at once from the plain search, which is asked again up to twice, except where
 * signing in or paying would be the remedy.
 */
export const searchQuery = (q: string, filters: SearchFilters = {}) => {
  const queryKey = queryKeys.search(q, filters)
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<ShownResults> => {
      // The page came with what is known here, as the server wrote it.
      const grown = (latest: SearchResults) =>
        grow(client.getQueryData<ShownResults>(queryKey), latest, isReadingResults())
      const parameters = searchParameters(q, filters)
      const last =
        (await followSearch(parameters, (results) => {
          client.setQueryData(queryKey, grown(results))
        })) ?? (await callApi(`${paths.search}?${parameters}`, SearchResults))
      return grown(last)
    },
    enabled: q !== '',
    // Results that wait for sources are asked for again, all others stay.
    staleTime: ({ state }) => (isWaiting(state.data) ? 0 : Number.POSITIVE_INFINITY),
    gcTime: keptMs,
    retryOnMount: false,
    retry: (failures, error) =>
      failures < 2 && !isAuthenticationFailure(error) && !isPermissionFailure(error),
  })
}
