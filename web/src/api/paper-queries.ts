import { queryOptions } from '@tanstack/react-query'
import {
  Citations,
  ImportStatus,
  Paper,
  paths,
  QaEntry,
  queryKeys,
  Summary,
} from '@tessera/contract'
import { z } from 'zod'
import { callApi } from './client.ts'

/** One paper, by its id or any identifier. */
export const paperQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.paper(id),
    queryFn: ({ signal }) => callApi(paths.paper(id), Paper, { signal }),
  })

/** A paper's summary; null when none has been made yet. */
export const summaryQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.summary(id),
    queryFn: ({ signal }) => callApi(paths.summary(id), Summary.nullable(), { signal }),
  })

/** The questions asked about a paper, with their answers. */
export const qaQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.qa(id),
    queryFn: ({ signal }) => callApi(paths.qa(id), z.array(QaEntry), { signal }),
  })

/** The paper in every formatted style. */
export const citationsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.citations(id),
    queryFn: ({ signal }) => callApi(paths.citations(id), Citations, { signal }),
  })

/** How far an import has come; asked again until it is done or has failed. */
export const importStatusQuery = (jobId: string) =>
  queryOptions({
    queryKey: queryKeys.importStatus(jobId),
    queryFn: ({ signal }) => callApi(paths.importStatus(jobId), ImportStatus, { signal }),
    // A short paper is read in a fifth of a second; the longer one takes, the less matters when that is seen.
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
      if (data?.step === 'done' || data?.step === 'failed' || error) return false
      return dataUpdateCount > 8 ? 700 : 150
    },
  })
