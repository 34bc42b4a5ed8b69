import type { SearchResults } from '@tessera/contract'
import { sourceName } from './result-card.tsx'

type SourceAnswer = SearchResults['sources'][number]

/** What each source answered, or why it did not. */
export function SourceChips({ sources }: { sources: readonly SourceAnswer[] }) {
  if (sources.length === 0) return null
  return (
    // On a phone the row scrolls sideways in its own box, so the keyboard must be able to reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
    <ul className="sources" aria-label="Sources" tabIndex={0}>
      {sources.map((source) => (
        <li key={source.source} className="src" data-status={source.status} title={source.message}>
          <strong>{sourceName(source.source)}</strong>
          <span>{statusWords(source)}</span>
        </li>
      ))}
    </ul>
  )
}

function statusWords({ status, count, retryAt }: SourceAnswer): string {
  switch (status) {
    case 'answered':
      return String(count ?? 0)
    case 'pending':
      return 'waiting'
    case 'limited':
      return retryAt
        ? `rate-limited until ${new Date(retryAt).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}`
        : 'rate-limited'
    case 'failed':
      return 'did not answer'
    case 'off':
      return 'off'
  }
}
