import type { SourceAnswer, SourceFailure } from '@tessera/contract'
import { clockTime } from '../ui/moment-in-words.ts'
import { areAllSilent, silentSources, sourceName } from './source-answers.ts'

/**
 * What each source answered, or why it did not; one line, so that what stands below does not move. Where none
 * outside answered, the head of the results says so once.
 */
export function SourceChips({ sources }: { sources: readonly SourceAnswer[] }) {
  if (sources.length === 0) return null
  const folded = new Set(areAllSilent(sources) ? silentSources(sources) : [])
  const shown = sources.filter((source) => !folded.has(source))
  return (
    // The row scrolls sideways in its own box where it does not fit, so the keyboard must be able to reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
    <ul className="sources" aria-label="Sources" tabIndex={0}>
      {shown.map((source) => (
        <li key={source.source} className="src" data-status={source.status} title={source.message}>
          <strong>{sourceName(source.source)}</strong>
          <span>{statusWords(source)}</span>
        </li>
      ))}
    </ul>
  )
}

const failures = {
  slow: 'too slow',
  unreachable: 'not reachable',
  broken: 'broke off',
  unreadable: 'unreadable answer',
  refused: 'refused to answer',
  trouble: 'has trouble',
  busy: 'owes earlier answers',
  resting: 'left alone',
} as const satisfies Record<SourceFailure, string>

function statusWords({ status, count, failure, retryAt }: SourceAnswer): string {
  switch (status) {
    case 'answered':
      return String(count ?? 0)
    case 'pending':
      return 'waiting'
    case 'limited':
      return retryAt ? `rate-limited until ${clockTime(retryAt)}` : 'rate-limited'
    case 'failed': {
      const reason = failure === undefined ? 'did not answer' : failures[failure]
      const what = count ? `${count} from before, ${reason}` : reason
      const isLater = retryAt !== undefined && Date.parse(retryAt) > Date.now()
      return isLater ? `${what}, again from ${clockTime(retryAt)}` : what
    }
    case 'off':
      return 'off'
  }
}
