import type { SearchFilters } from '@tessera/contract'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { useShortcut } from '../ui/shortcuts.ts'
import { ClearSearch } from './clear-search.tsx'
import { FacetRail } from './facet-rail.tsx'
import { FoundPapers } from './found-papers.tsx'
import { LateBar } from './late-bar.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResultPlaceholders } from './result-placeholders.tsx'
import { ResultsCount, SearchNotices, SilentSources } from './results-head.tsx'
import { SearchFailed } from './search-failed.tsx'
import { brokenOff, hasLiveAnswer, troubles } from './source-answers.ts'
import { SourceChips } from './source-chips.tsx'
import { useStraightToPaper } from './straight-to-paper.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useSearch } from './use-search.ts'

/** Below this width the filters wait behind their button. */
const railFits = '(min-width: 900px)'

interface ResultsProps {
  /** Trimmed and not empty. */
  q: string
  filters?: SearchFilters
  onFilter?: (filters: SearchFilters) => void
}

/** What a query found, as it becomes known. */
export function Results({ q, filters = {}, onFilter = () => undefined }: ResultsProps) {
  const search = useSearch(q, filters)
  const data = search.isError && search.data ? brokenOff(search.data) : search.data
  const [areFacetsOpen, setAreFacetsOpen] = useState(() => matchMedia(railFits).matches)
  const toggleFacets = () => setAreFacetsOpen(!areFacetsOpen)
  useShortcut('f', toggleFacets)
  useArrowKeys()
  usePageTitle(q)
  const isNarrowed = Object.keys(filters).length > 0
  // Who narrows results wants to see them.
  useStraightToPaper(isNarrowed ? undefined : data?.named)
  const isPending = data?.sources.some(({ status }) => status === 'pending') ?? true
  const hasPapers = data !== undefined && data.papers.length > 0
  const canFilter = hasPapers || isNarrowed
  const hasRail = areFacetsOpen && canFilter
  const askAgain = () => void search.refetch()
  return (
    <div className={hasRail ? 'page' : 'page page--narrow'}>
      <div className={hasRail ? 'results' : undefined}>
        <div className="results__head">
          <div className="results__title">
            <h1 className="page-title">Search Results</h1>
            <ResultsCount q={q} data={data} hasFailed={search.isError && !hasPapers} />
            <SilentSources data={hasPapers ? data : undefined} />
            <div className="results__tools">
              {canFilter && (
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
          <SourceChips sources={data?.sources ?? []} />
          <SearchNotices data={data} />
        </div>
        {hasRail && data && (
          <FacetRail counts={data.facets} filters={filters} onChange={onFilter} />
        )}
        <div className="results__list">
          {!hasPapers && isPending && !search.isError && <ResultPlaceholders />}
          {search.isError && <SearchFailed error={search.error} onRetry={askAgain} />}
          {data && !hasPapers && !isPending && !search.isError && (
            <NothingFound
              unasked={troubles(data.sources)}
              hasAnswer={hasLiveAnswer(data.sources)}
              onRetry={askAgain}
              onWiden={isNarrowed ? () => onFilter({}) : null}
            />
          )}
          {hasPapers && (
            <>
              <FoundPapers papers={data.papers} query={q} />
              <LateBar
                shown={data}
                hasFailed={search.isError}
                showMore={search.showMore}
                isShowingMore={search.isShowingMore}
                showBestFirst={search.showBestFirst}
                onRetry={askAgain}
              />
            </>
          )}
        </div>
      </div>
    </div>
  )
}
