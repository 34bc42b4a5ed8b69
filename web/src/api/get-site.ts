import { paths, Site } from '@tessera/contract'
import { callApi } from './client.ts'

export const getSite = (signal: AbortSignal): Promise<Site> => callApi(paths.site, Site, { signal })
