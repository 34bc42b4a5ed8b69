import { queryOptions } from '@tanstack/react-query'
import { paths, queryKeys, Site } from '@tessera/contract'
import { callApi } from './client.ts'

/** Operator, contact and engine of this installation. */
export const siteQuery = queryOptions({
  queryKey: queryKeys.site,
  queryFn: ({ signal }) => callApi(paths.site, Site, { signal }),
})
