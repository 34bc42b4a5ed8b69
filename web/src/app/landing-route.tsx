import { skipToken, useQuery } from '@tanstack/react-query'
import { queryKeys } from '@tessera/contract'
import { lazy, Suspense } from 'react'
import { hasBrought } from '../papers/brought-before.ts'
import { ImportButton } from '../papers/import-button.tsx'
import { Landing } from '../site/landing.tsx'
import { screenCode } from '../ui/screen-code.ts'

const OwnPapers = lazy(screenCode(() => import('../papers/own-papers.tsx')))

/** The landing page, with the way to bring one's own paper and back to those that were brought. */
export function LandingRoute() {
  // The header asks who is signed in; here it is only heard.
  const { data: me } = useQuery({ queryKey: queryKeys.me, queryFn: skipToken })
  const ownPapers = (me || hasBrought()) && (
    <Suspense>
      <OwnPapers />
    </Suspense>
  )
  return <Landing importButton={<ImportButton variant="inline" />} ownPapers={ownPapers} />
}
