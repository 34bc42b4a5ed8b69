import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PaperLinks, paths } from '@tessera/contract'
import { callApi } from '../api/client.ts'

const pollMs = 3_000
/** Six links that all stall take more than a minute; who still reads then sees the rest another time. */
const mostPolls = 30
const nothing: PaperLinks = { links: [], untested: null, repository: null }

/**
 * The addresses with which a paper states its code and data, and what its repository says. To see them is to have
 * them tested and read, when it is time.
 */
export function usePaperLinks(paperId: string, enabled: boolean): PaperLinks {
  const queries = useQueryClient()
  const queryKey = ['paper-links', paperId]
  const { data = nothing } = useQuery({
    queryKey,
    enabled,
    queryFn: ({ signal }) => {
      // Once for each opening; then only what became of it is looked up.
      const method = queries.getQueryData(queryKey) === undefined ? 'POST' : 'GET'
      return callApi(`${paths.paper(paperId)}/links`, PaperLinks, { method, signal })
    },
    refetchInterval: ({ state: { data: last, dataUpdateCount } }) =>
      last && isDue(last) && dataUpdateCount < mostPolls ? pollMs : false,
  })
  return data
}

const isDue = ({ links, repository }: PaperLinks) =>
  repository?.isDue === true || links.some((link) => link.isDue)
