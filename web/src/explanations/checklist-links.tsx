import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type CheckedItem,
  linkTestWords,
  type PaperLink,
  PaperLinks,
  paths,
} from '@tessera/contract'
import { callApi } from '../api/client.ts'
import { dateInWords } from '../ui/date-in-words.ts'

const pollMs = 3_000
/** Six links that all stall take more than a minute; who still reads then sees the rest another time. */
const mostPolls = 30

/**
 * The addresses with which a paper states its code or its data, one quiet line each: where it leads, and whether it
 * answered when it was last asked. To see them is to have them tested, when it is time.
 */
export function Links({ paperId, item }: { paperId: string; item: CheckedItem }) {
  const links = usePaperLinks(paperId)
  const told = links.flatMap((link) => {
    const words = wordsOf(link)
    return link.item !== item || words === null ? [] : [{ ...link, words }]
  })
  if (told.length === 0) return null
  return (
    <ul className="check__links">
      {told.map(({ url, words }) => (
        <li key={url}>
          <a className="link" href={url} target="_blank" rel="noopener noreferrer nofollow">
            {url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </a>{' '}
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}

function usePaperLinks(paperId: string): readonly PaperLink[] {
  const queries = useQueryClient()
  const queryKey = ['paper-links', paperId]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      // Once for each opening; then only what became of it is looked up.
      const method = queries.getQueryData(queryKey) === undefined ? 'POST' : 'GET'
      return callApi(`${paths.paper(paperId)}/links`, PaperLinks, { method, signal })
    },
    refetchInterval: ({ state: { data: last, dataUpdateCount } }) =>
      last?.links.some(({ isDue }) => isDue) && dataUpdateCount < mostPolls ? pollMs : false,
  })
  return data?.links ?? []
}

/** Null where no test was made and none is coming: then there is nothing to say. */
function wordsOf({ test, isDue }: PaperLink): string | null {
  if (test === null) return isDue ? 'not tested yet' : null
  return linkTestWords(test.outcome, dateInWords(test.testedAt.slice(0, 10)))
}
