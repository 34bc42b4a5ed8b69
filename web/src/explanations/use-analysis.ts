import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type AnalysisKind, paths, queryKeys } from '@tessera/contract'
import type { z } from 'zod'
import { callApi } from '../api/client.ts'
import { toast } from '../ui/toast.ts'
import { failed } from './say-failure.ts'

/**
 * An analysis for its tab: the one that the server keeps, as soon as the tab is opened, else the one
 * that the button makes. Work goes on while another tab is open, and is found again.
 */
export function useAnalysis<Schema extends z.ZodType>(
  paperId: string,
  kind: AnalysisKind,
  schema: Schema,
) {
  const queries = useQueryClient()
  const queryKey = queryKeys.analysis(paperId, kind)
  const path = paths.analysis(paperId, kind)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(path, schema.nullable(), { signal }),
  })
  const name = `${kind[0]?.toUpperCase()}${kind.slice(1)}`
  const make = () =>
    queries
      .fetchQuery({
        queryKey,
        queryFn: () => callApi(path, schema, { method: 'POST' }),
        staleTime: 0,
      })
      .then(
        () => toast({ title: `${name} analyzed`, isQuiet: true }),
        failed(`${name} analysis failed`, `Failed to analyze ${kind}`),
      )
  return {
    data,
    error,
    // What is kept, or that nothing is, is not known yet.
    isLoading: isFetching && data === undefined,
    isWorking: isFetching && data === null,
    onStart: () => void (data === undefined ? refetch() : make()),
  }
}
