import { Link } from '@tanstack/react-router'
import type { PaperCard, SearchResults } from '@tessera/contract'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { MissingTile } from '../ui/missing-tile.tsx'
import { Notice } from '../ui/notice.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { ResultCard } from './result-card.tsx'
import { ResultPlaceholders } from './result-placeholders.tsx'
import { SourceChips } from './source-chips.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useSearch } from './use-search.ts'

/** What a query found. `q` is trimmed and not empty. */
export function Results({ q }: { q: string }) {
  const search = useSearch(q)
  useArrowKeys()
  usePageTitle(`${q} · Search`)
  return (
    <div className="page page--narrow">
      <div className="results__head">
        <div className="results__title">
          <div>
            <h1 className="page-title">Search Results</h1>
            <p className="results__count" role="status">
              <Count q={q} data={search.data} hasFailed={search.isError} />
            </p>
          </div>
          <ClearSearch quiet />
        </div>
        <SourceChips sources={search.data?.sources ?? []} />
        <SearchNotices data={search.data} />
      </div>
      <div className="results__list">
        {search.isPending && <ResultPlaceholders />}
        {search.isError && <SearchFailed error={search.error} onRetry={() => search.refetch()} />}
        {search.data &&
          (search.papers.length > 0 ? (
            <Found papers={search.papers} q={q} search={search} />
          ) : (
            <NothingFound />
          ))}
      </div>
    </div>
  )
}

function Count({
  q,
  data,
  hasFailed,
}: {
  q: string
  data: SearchResults | undefined
  hasFailed: boolean
}) {
  if (hasFailed) return `No results for “${q}”`
  if (!data) return `Searching for “${q}”`
  return (
    <>
      Found{' '}
      <strong>
        {data.total} {data.total === 1 ? 'paper' : 'papers'}
      </strong>{' '}
      for “{q}”
    </>
  )
}

/** What a reader should know about this answer: a query that was cut, sources that are switched off. */
function SearchNotices({ data }: { data: SearchResults | undefined }) {
  const off = data?.sources.filter(({ status }) => status === 'off') ?? []
  return (
    <>
      {data?.message && <Notice>{data.message}</Notice>}
      {off.length > 0 && (
        <p className="field__hint">
          Live scholarly sources are switched off here, so this searches only the papers that this
          Tessera knows.
        </p>
      )}
    </>
  )
}

interface FoundProps {
  papers: readonly PaperCard[]
  q: string
  search: ReturnType<typeof useSearch>
}

function Found({ papers, q, search: { showMore, isShowingMore } }: FoundProps) {
  return (
    <>
      <ol aria-label="Papers">
        {papers.map((paper) => (
          <ResultCard key={paper.id} paper={paper} query={q} />
        ))}
      </ol>
      <div className="late">
        {showMore ? (
          <Button onClick={showMore} busy={isShowingMore}>
            Show more
          </Button>
        ) : (
          <span>That is everything that was found.</span>
        )}
        <span className="keys" aria-hidden="true">
          <span>
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd> move
          </span>
          <span>
            <Kbd>Enter</Kbd> open
          </span>
        </span>
      </div>
    </>
  )
}

function NothingFound() {
  return (
    <div className="empty">
      <MissingTile />
      <h2 className="empty__title">No papers found</h2>
      <p>Try searching with different keywords, author names, or a DOI/arXiv ID.</p>
      <p>You can also drop a PDF, HTML or JATS file of your own anywhere on this page.</p>
      <ClearSearch />
    </div>
  )
}

function SearchFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="empty">
      <Notice tone="danger" role="alert">
        <strong>
          Error searching papers: Failed to search papers. Please try again or refine your search
          terms.
        </strong>
        <br />
        {error.message}
      </Notice>
      <div className="row">
        <Button variant="primary" onClick={onRetry}>
          <Icon name="refresh" />
          Try again
        </Button>
        <ClearSearch />
      </div>
    </div>
  )
}

function ClearSearch({ quiet = false }: { quiet?: boolean }) {
  return (
    <Link
      className={buttonClass(quiet ? { variant: 'ghost', size: 'sm' } : { variant: 'secondary' })}
      to="/"
    >
      {quiet && <Icon name="x" />}
      Clear Search
    </Link>
  )
}
