import { useNavigate } from '@tanstack/react-router'
import type { SearchResults } from '@tessera/contract'
import { useEffect } from 'react'

/** Who names one paper by its identifier is led to its page, which takes the place of the search in the history. */
export function useStraightToPaper(named: SearchResults['named']): void {
  const navigate = useNavigate()
  const { paperId, version } = named ?? {}
  useEffect(() => {
    if (paperId === undefined) return
    void navigate({
      to: '/paper/$',
      params: { _splat: paperId },
      search: version === undefined ? {} : { v: `v${version}` },
      replace: true,
    })
  }, [paperId, version, navigate])
}
