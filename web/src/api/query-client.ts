import { MutationCache, QueryClient } from '@tanstack/react-query'
import { firstDataId } from '@tessera/contract'

/**
 * The cache of server data. Nothing goes stale by itself, nothing is retried unless a query says so.
 * Nothing waits for a connection either: a call that cannot leave fails at once, and says so.
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
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

interface FirstAnswer {
  key: readonly string[]
  data: unknown
}

/** Moves the answers that the server wrote into the page to where queries look for them: the page forgets them. */
export function takeFirstData(queryClient: QueryClient, page: Document): void {
  const written = page.getElementById(firstDataId)
  const text = written?.textContent?.trim()
  written?.remove()
  if (!text) return
  const answers: FirstAnswer[] = JSON.parse(text)
  for (const { key, data } of answers) queryClient.setQueryData(key, data)
}
