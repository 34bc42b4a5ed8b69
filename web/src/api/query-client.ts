import { MutationCache, QueryClient } from '@tanstack/react-query'
import { FirstData, firstDataElementId } from '@tessera/contract'

/**
 * The cache of server data. Nothing goes stale by itself, nothing is retried unless a query says so.
 * `onMutationError` hears of every failed change that brings no handler of its own.
 */
export function createQueryClient(onMutationError: (error: unknown) => void): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (!mutation.options.onError) onMutationError(error)
      },
    }),
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}

/** Puts the answers that the server wrote into the page where queries look for them. */
export function takeFirstData(queryClient: QueryClient, page: Document): void {
  const text = page.getElementById(firstDataElementId)?.textContent
  if (!text) return
  for (const [path, data] of Object.entries(FirstData.parse(JSON.parse(text))))
    queryClient.setQueryData(queryKeyOf(path), data)
}

/** Server data is kept under the address that gives it. */
export const queryKeyOf = (path: string) => [path] as const
