import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { OwnPapers, paths } from '@tessera/contract'
import { useState } from 'react'
import { callApi } from '../api/client.ts'
import { Button } from '../ui/button.tsx'

const few = 3

const ownPapersQuery = queryOptions({
  queryKey: ['own-papers'],
  queryFn: ({ signal }) => callApi(paths.import, OwnPapers, { signal }),
  // Another one may have been read meanwhile.
  refetchOnMount: 'always',
})

/** The papers that the reader brought before; nothing where there are none. */
export default function OwnPapersList() {
  // Whoever cannot be told has lost nothing: the papers are found by search, too.
  const { data: papers = [] } = useQuery(ownPapersQuery)
  const [areAllShown, setAllShown] = useState(false)
  if (papers.length === 0) return null
  return (
    <section className="own-papers" aria-label="Papers you brought">
      <h2 className="own-papers__title">Papers you brought</h2>
      <ul>
        {papers.slice(0, areAllShown ? undefined : few).map(({ paperId, title }) => (
          <li key={paperId}>
            <Link className="link" to="/paper/$" params={{ _splat: paperId }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {papers.length > few && !areAllShown && (
        <Button variant="ghost" size="sm" onClick={() => setAllShown(true)}>
          Show all {papers.length}
        </Button>
      )}
    </section>
  )
}
