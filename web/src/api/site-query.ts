import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '@tessera/contract'

/** Operator, contact and engine of this installation. The page brings it; asking loads the code that checks it. */
export const siteQuery = queryOptions({
  queryKey: queryKeys.site,
  queryFn: async ({ signal }) => (await import('./get-site.ts')).getSite(signal),
})
