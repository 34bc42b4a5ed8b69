import { Link } from '@tanstack/react-router'
import type { SearchResults } from '@tessera/contract'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'

interface ResultsCountProps {
  q: string
  data: SearchResults | undefined
  hasFailed: boolean
}

export function ResultsCount({ q, data, hasFailed }: ResultsCountProps) {
  return (
    <p className="results__count" role="status">
      {hasFailed ? (
        `No results for “${q}”`
      ) : data ? (
        <>
          Found{' '}
          <strong>
            {data.total.toLocaleString('en')} {data.total === 1 ? 'paper' : 'papers'}
          </strong>{' '}
          for “{q}”
        </>
      ) : (
        `Searching for “${q}”`
      )}
    </p>
  )
}

/** What a reader should know about this answer: a query that was cut, sources that are switched off. */
export function SearchNotices({ data }: { data: SearchResults | undefined }) {
  const isLocal =
    data?.sources.some(({ status }) => status === 'off') &&
    !data.sources.some(({ source, status }) => status !== 'off' && !local.has(source))
  return (
    <>
      {data?.message && <Notice>{data.message}</Notice>}
      {isLocal && (
        <p className="field__hint">
          Live scholarly sources are switched off here: this searches only the papers that this
          Tessera knows.
        </p>
      )}
    </>
  )
}

const local = new Set(['library', 'known', 'upload'])

/** Back to the landing page. */
export function ClearSearch({ quiet = false }: { quiet?: boolean }) {
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
