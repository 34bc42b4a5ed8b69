import type { SearchResults } from '@tessera/contract'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { useShortcut } from '../ui/shortcuts.ts'
import { FacetRail } from './facet-rail.tsx'
import { isNarrowed, narrow, noFacets } from './facets.ts'
import { FoundPapers } from './found-papers.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResultPlaceholders } from './result-placeholders.tsx'
import { ClearSearch, ResultsCount, SearchNotices } from './results-head.tsx'
import { SearchFailed } from './search-failed.tsx'
import { SourceChips } from './source-chips.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useSearch } from './use-search.ts'

/** Below this width the filters wait behind their button. */
const railFits = '(min-width: 900px)'

/** What the sources said that failed or want to be left alone for a while. */
function unasked(sources: SearchResults['sources']): string[] {
  return sources
    .filter(({ status }) => status === 'failed' || status === 'limited')
    .map(({ source, message }) => message ?? `${source} did not answer.`)
}

/** What a query found. `q` is trimmed and not empty. */
export function Results({ q }: { q: string }) {
  const search = useSearch(q)
  const [facets, setFacets] = useState(noFacets)
  const [areFacetsOpen, setAreFacetsOpen] = useState(() => matchMedia(railFits).matches)
  const toggleFacets = () => setAreFacetsOpen(!areFacetsOpen)
  useShortcut('f', toggleFacets)
  useArrowKeys()
  usePageTitle(q)
  const hasPapers = search.papers.length > 0
  const isWaiting =
    !hasPapers && (search.data?.sources.some(({ status }) => status === 'pending') ?? false)
  const hasRail = areFacetsOpen && hasPapers
  const papers = narrow(search.papers, facets)
  return (
    <div className={hasRail ? 'page' : 'page page--narrow'}>
      <div className={hasRail ? 'results' : undefined}>
        <div className="results__head">
          <div className="results__title">
            <div>
              <h1 className="page-title">Search Results</h1>
              <ResultsCount q={q} data={search.data} hasFailed={search.isError} />
            </div>
            <div className="results__tools">
              {hasPapers && (
                <Button
                  size="sm"
                  aria-expanded={areFacetsOpen}
                  aria-controls="facets"
                  aria-keyshortcuts="F"
                  onClick={toggleFacets}
                >
                  <Icon name="settings" />
                  Filters
                </Button>
              )}
              <ClearSearch quiet />
            </div>
          </div>
          <SourceChips sources={search.data?.sources ?? []} />
          <SearchNotices data={search.data} />
        </div>
        {hasRail && <FacetRail papers={search.papers} facets={facets} onChange={setFacets} />}
        <div className="results__list">
          {(search.isPending || isWaiting) && <ResultPlaceholders />}
          {search.isError && <SearchFailed error={search.error} onRetry={() => search.refetch()} />}
          {search.data && !hasPapers && !isWaiting && (
            <NothingFound unasked={unasked(search.data.sources)} />
          )}
          {hasPapers && (
            <FoundPapers
              papers={papers}
              query={q}
              hidden={isNarrowed(facets) ? search.papers.length - papers.length : 0}
              showMore={search.showMore}
              isShowingMore={search.isShowingMore}
            />
          )}
        </div>
      </div>
    </div>
  )
}
