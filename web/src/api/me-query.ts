import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '@tessera/contract'

/** Who is signed in, kept for five minutes. The page brings it; asking loads the code that checks it. */
export const meQuery = queryOptions({
  queryKey: queryKeys.me,
  queryFn: async ({ signal }) => (await import('./get-me.ts')).getMe(signal),
  staleTime: 300_000,
})
