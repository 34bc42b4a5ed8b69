import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Paper, paths, queryKeys, TextWanted } from '@tessera/contract'
import { useEffect } from 'react'
import { ApiError } from '../api/api-error.ts'
import { callApi } from '../api/client.ts'
import { type AskedVersion, documentOf } from '../reader/shown-version.ts'

/**
 * Opening a paper sets the search for its text off; hovering over its link, or loading its page without
 * scripts, does not. Asks once for each version that is opened, and follows the work through the paper.
 * @returns why it could not be asked for, null while all is well; and whether the answer is still to come
 */
export function useWantedText(
  paper: Paper,
  asked: AskedVersion,
): { readonly error: Error | null; readonly isAsking: boolean } {
  const queries = useQueryClient()
  const version = asked.kind === 'preprint' ? asked.number : undefined
  const { mutate, error, isIdle, isPending } = useMutation({
    mutationFn: () => callApi(paths.text(paper.id, version), TextWanted, { method: 'POST' }),
    // A server out of breath is asked again; a refusal is final.
    retry: (failures, problem) =>
      failures < 3 &&
      problem instanceof ApiError &&
      (problem.status === 503 || problem.status === 0),
    onSuccess: (wanted) => {
      queries.setQueryData<Paper>(queryKeys.paper(paper.id), (now) => now && { ...now, ...wanted })
    },
  })
  const isWanted =
    asked.kind === 'current'
      ? paper.fullText.isWanted || paper.isFactsDue
      : asked.kind === 'preprint' && documentOf(paper, asked) === null && !paper.isPrivate
  // The key of the wish: a change of the paper's other facts is no new wish.
  const wish = isWanted ? `${paper.id} ${version ?? ''}` : null
  useEffect(() => {
    if (wish !== null) mutate()
  }, [wish, mutate])
  return { error, isAsking: wish !== null && (isIdle || isPending) }
}
