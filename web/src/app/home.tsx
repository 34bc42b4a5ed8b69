import type { QueryClient } from '@tanstack/react-query'
import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import { screenCode } from '../ui/screen-code.ts'

const route = getRouteApi('/')
const Landing = lazyRouteComponent(
  screenCode(() => import('./landing-route.tsx')),
  'LandingRoute',
)
const Results = lazyRouteComponent(
  screenCode(() => import('../papers/results.tsx')),
  'Results',
)

/** Loads the screen that the query asks for, and sets the search going at the same time. */
export async function preloadHome(q: string | undefined, queryClient: QueryClient): Promise<void> {
  if (!q) return Landing.preload?.()
  void import('../api/paper-queries.ts').then(({ searchQuery }) =>
    queryClient.prefetchQuery(searchQuery(q)),
  )
  await Results.preload?.()
}

/** With a query the results take the place of the landing page. */
export function Home() {
  const { q } = route.useSearch()
  return q ? <Results key={q} q={q} /> : <Landing />
}
