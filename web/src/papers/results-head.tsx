import type { SearchResults } from '@tessera/contract'
import { Notice } from '../ui/notice.tsx'
import {
  areAllSilent,
  hasLiveAnswer,
  listed,
  liveSources,
  silentSources,
  troubles,
} from './source-answers.ts'

interface ResultsCountProps {
  q: string
  data: SearchResults | undefined
  hasFailed: boolean
}

const longestShown = 120

/** A query as it is repeated to who typed it: a pasted page would push the results off the screen. */
const shortened = (q: string) =>
  q.length > longestShown ? `${[...q].slice(0, longestShown).join('').trimEnd()}…` : q

/** Read out as it grows, when the reader pauses. */
export function ResultsCount({ q, data, hasFailed }: ResultsCountProps) {
  const isPending = data?.sources.some(({ status }) => status === 'pending') ?? true
  const live = liveSources(data?.sources ?? []).filter(({ status }) => status !== 'off')
  const asked = shortened(q)
  const someAreSilent = silentSources(data?.sources ?? []).length > 0
  const nobodyAnswered = live.length > 0 && !hasLiveAnswer(live)
  return (
    <p className="results__count" role="status">
      {hasFailed ? (
        `No results for “${asked}”`
      ) : data?.total === 0 && !isPending && nobodyAnswered ? (
        `No source outside answered for “${asked}”`
      ) : data?.total === 0 && !isPending && someAreSilent ? (
        `Nothing found so far for “${asked}”`
      ) : data && !(isPending && data.total === 0) ? (
        <>
          Found{' '}
          <strong>
            {data.total.toLocaleString('en')} {data.total === 1 ? 'paper' : 'papers'}
          </strong>{' '}
          for “{asked}”{isPending && <span className="muted"> so far</span>}
        </>
      ) : (
        `Searching for “${asked}”`
      )}
    </p>
  )
}

/** What a reader should know about this answer: a query that was cut, sources that are switched off. */
export function SearchNotices({ data }: { data: SearchResults | undefined }) {
  const live = liveSources(data?.sources ?? [])
  // Where a message says why nobody was asked, those that are off anyway are not the reason.
  const isLocal = !data?.message && live.length > 0 && live.every(({ status }) => status === 'off')
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

/** Who did not answer, in a line that is there from the beginning, so that nothing moves; opened, why and until when. */
export function SilentSources({ data }: { data: SearchResults | undefined }) {
  const sources = data?.sources ?? []
  const silent = sources.some(({ status }) => status === 'pending') ? [] : silentSources(sources)
  return (
    <div className="results__silent" role="status">
      {silent.length > 0 && (
        <details data-all={areAllSilent(sources)}>
          <summary>
            {areAllSilent(sources)
              ? 'No source outside answered'
              : `No answer from ${listed(silent)}`}
          </summary>
          <ul>
            {troubles(silent).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
