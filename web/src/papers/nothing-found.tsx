import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { MissingTile } from '../ui/missing-tile.tsx'
import { ClearSearch } from './clear-search.tsx'

interface NothingFoundProps {
  /** Which sources did not answer, a sentence for each: then nobody can say that there is nothing. */
  unasked: readonly string[]
  /** Whether any source outside answered. */
  hasAnswer: boolean
  onRetry: () => void
  /** Takes the filters away; null when there are none. */
  onWiden: (() => void) | null
}

export function NothingFound({ unasked, hasAnswer, onRetry, onWiden }: NothingFoundProps) {
  const widen = onWiden && (
    <Button variant="primary" onClick={onWiden}>
      Clear the filters
    </Button>
  )
  if (unasked.length > 0)
    return (
      <div className="empty">
        <MissingTile />
        <h2 className="empty__title">Not every source answered</h2>
        <p>
          {hasAnswer ? 'Those that answered have no match' : 'This library has no match'}, and these
          did not answer:
        </p>
        <ul className="late__troubles">
          {unasked.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
        <div className="row">
          {widen}
          <Button onClick={onRetry}>
            <Icon name="refresh" />
            Ask again
          </Button>
          <ClearSearch />
        </div>
      </div>
    )
  return (
    <div className="empty">
      <MissingTile />
      <h2 className="empty__title">No papers found</h2>
      {onWiden ? (
        <p>No paper that was found passes all filters.</p>
      ) : (
        <>
          <p>Try searching with different keywords, author names, or a DOI/arXiv ID.</p>
          <p>You can also drop a PDF, HTML or JATS file of your own anywhere on this page.</p>
        </>
      )}
      <div className="row">
        {widen}
        <ClearSearch />
      </div>
    </div>
  )
}
