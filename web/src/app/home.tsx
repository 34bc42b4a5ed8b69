import type { QueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { readFilters, type SearchFilters } from '@tessera/contract'
import { SearchFailed } from '../papers/search-failed.tsx'
import { lazyScreen } from '../ui/lazy-screen.tsx'

/** What the address of the home page says. */
export interface HomeSearch extends SearchFilters {
  q?: string
}

/** The query and its filters; what is wrong in an address is left out. */
export function readHomeSearch(search: Record<string, unknown>): HomeSearch {
  const q = typeof search.q === 'string' ? search.q.trim() : ''
  return q ? { q, ...readFilters(search) } : {}
}

const route = getRouteApi('/')
const Landing = lazyScreen(() => import('./landing-route.tsx').then((code) => code.LandingRoute))
const Results = lazyScreen(
  () => import('../papers/results.tsx').then((code) => code.Results),
  ({ onRetry }) => (
    <div className="page page--narrow">
      <h1 className="page-title">Search Results</h1>
      <SearchFailed error={new Error('The server cannot be reached.')} onRetry={onRetry} />
    </div>
  ),
)

/** Loads the screen that the query asks for, and sets the search going at the same time. */
export async function preloadHome(
  { q, ...filters }: HomeSearch,
  queryClient: QueryClient,
  /** The reader only points at a link: no source is asked for that. */
  isGuess: boolean,
): Promise<void> {
  if (!q) return Landing.preload()
  if (!isGuess)
    void import('../papers/search-query.ts').then(
      ({ searchQuery }) => queryClient.prefetchQuery(searchQuery(q, filters)),
      // Only a head start: the results ask too, and say what failed.
      () => {},
    )
  await Results.preload()
}

/** With a query the results take the place of the landing page. */
export function Home() {
  // The router also hands over what the address says beside.
  const { q, ...filters } = readHomeSearch({ ...route.useSearch() })
  const navigate = route.useNavigate()
  if (!q) return <Landing />
  const filter = (next: SearchFilters) =>
    void navigate({ search: { q, ...next }, replace: true, resetScroll: false })
  return <Results key={q} q={q} filters={filters} onFilter={filter} />
}
