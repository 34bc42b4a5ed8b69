import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { isOutOfOrder, type ShownResults } from './grow-results.ts'
import { listed, liveSources, troubles } from './source-answers.ts'

interface LateBarProps {
  shown: ShownResults
  /** Null when all is shown. */
  showMore: (() => void) | null
  isShowingMore: boolean
  showBestFirst: () => void
  /** Asks the sources that did not answer once more. */
  onRetry: () => void
}

/**
 * What comes after the shown results: who is still answering, what joined meanwhile, who failed, further
 * pages. While something is new it stays in the window; it never pushes a result away.
 */
export function LateBar({ shown, showMore, isShowingMore, showBestFirst, onRetry }: LateBarProps) {
  const pending = shown.sources.filter(({ status }) => status === 'pending')
  const failures = troubles(shown.sources)
  const isMixed = pending.length === 0 && isOutOfOrder(shown)
  return (
    <div className={pending.length > 0 || isMixed ? 'late late--near' : 'late'}>
      <div className="late__said" role="status">
        <Said pending={pending} isMixed={isMixed} shown={shown} hasMore={showMore !== null} />
        {pending.length === 0 && failures.length > 0 && (
          <ul className="late__troubles">
            {failures.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
      {isMixed && (
        <Button size="sm" onClick={showBestFirst}>
          Show best first
        </Button>
      )}
      {showMore && !isMixed && (
        <Button size="sm" onClick={showMore} busy={isShowingMore}>
          Show more
        </Button>
      )}
      {pending.length === 0 && failures.length > 0 && (
        <Button variant="ghost" size="sm" onClick={onRetry}>
          <Icon name="refresh" />
          Ask again
        </Button>
      )}
      <Keys />
    </div>
  )
}

interface SaidProps {
  pending: ShownResults['sources']
  isMixed: boolean
  shown: ShownResults
  hasMore: boolean
}

function Said({ pending, isMixed, shown, hasMore }: SaidProps): ReactNode {
  if (pending.length > 0) return pendingSentence(pending)
  if (isMixed) return joinedSentence(shown)
  const live = liveSources(shown.sources).filter(({ status }) => status !== 'off')
  if (live.length > 0 && live.every(({ status }) => status !== 'answered'))
    return 'No live source answered: these are the papers that this Tessera knows.'
  if (hasMore) return null
  return troubles(shown.sources).length > 0
    ? 'That is everything that the other sources found.'
    : 'That is everything that was found.'
}

/** "arXiv and OpenAlex are still answering. …" */
function pendingSentence(pending: ShownResults['sources']): string {
  const who = pending.length > 3 ? `${pending.length} sources` : listed(pending)
  const [are, add] = pending.length === 1 ? ['is', 'it adds'] : ['are', 'they add']
  return `${who} ${are} still answering. What ${add} joins at the end; nothing above moves.`
}

/** "4 more results from OpenAlex and arXiv joined at the end." */
function joinedSentence({ papers, joined = [], sources }: ShownResults): string {
  const isNew = new Set(joined)
  const told = new Set(papers.filter(({ id }) => isNew.has(id)).flatMap((paper) => paper.sources))
  const from = liveSources(sources).filter(({ source }) => told.has(source))
  const count = joined.length === 1 ? '1 more result' : `${joined.length} more results`
  return `${count}${from.length > 0 ? ` from ${listed(from)}` : ''} joined at the end.`
}

function Keys() {
  return (
    <span className="keys" aria-hidden="true">
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> move
      </span>
      <span>
        <Kbd>Enter</Kbd> open
      </span>
      <span>
        <Kbd>F</Kbd> filters
      </span>
    </span>
  )
}
