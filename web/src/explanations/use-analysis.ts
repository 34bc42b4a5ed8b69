import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type AnalysisKind, paths, queryKeys } from '@tessera/contract'
import type { z } from 'zod'
import { callApi } from '../api/client.ts'
import { toast } from '../ui/toast.ts'
import { failed } from './say-failure.ts'
import type { Kept } from './use-evidence.ts'

/**
 * An analysis for its tab: the one that the server keeps, as soon as the tab is opened, else the one
 * that the button makes. Work goes on while another tab is open, and is found again.
 * @param named gives the claims of the analysis their names; what it gives is kept
 */
export function useAnalysis<Schema extends z.ZodType, Named extends Kept>(
  paperId: string,
  kind: AnalysisKind,
  schema: Schema,
  named: (analysis: z.output<Schema>) => Named,
) {
  const queries = useQueryClient()
  const queryKey = queryKeys.analysis(paperId, kind)
  const path = paths.analysis(paperId, kind)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const kept = await callApi(path, schema.nullable(), { signal })
      return kept === null ? null : named(kept)
    },
  })
  const name = `${kind[0]?.toUpperCase()}${kind.slice(1)}`
  const make = () =>
    queries
      .fetchQuery({
        queryKey,
        queryFn: async () => named(await callApi(path, schema, { method: 'POST' })),
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
