import { hashKey, type QueryClient } from '@tanstack/react-query'
import { meQuery } from './me-query.ts'

/**
 * What somebody was told is forgotten once they are known to be signed in no more, or somebody else is; what is on
 * the page is asked for anew. Nothing that a stranger sees is forgotten. To be called when the cache holds what the
 * page brought.
 * @param forgetMore forgets what is kept elsewhere
 * @returns forgets before it is known who is signed in now
 */
export function forgetWithReader(queryClient: QueryClient, forgetMore: () => void): () => void {
  const { queryKey } = meQuery
  const meHash = hashKey(queryKey)
  let reader = queryClient.getQueryData(queryKey)?.id
  const forget = () => {
    if (reader === undefined) return
    reader = undefined
    forgetMore()
    void queryClient.resetQueries({ predicate: ({ queryHash }) => queryHash !== meHash })
  }
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== meHash) return
    const me = queryClient.getQueryData(queryKey)
    // While it is being asked, nothing is known.
    if (me === undefined || me?.id === reader) return
    forget()
    reader = me?.id
  })
  return forget
}
