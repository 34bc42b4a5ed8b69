import { queryOptions } from '@tanstack/react-query'
import { paths, Site } from '@tessera/contract'
import { callApi } from './client.ts'
import { queryKeyOf } from './query-client.ts'

/** Operator, contact and engine of this installation. */
export const siteQuery = queryOptions({
  queryKey: queryKeyOf(paths.site),
  queryFn: ({ signal }) => callApi(paths.site, Site, { signal }),
})
