import { MissingTile } from '../ui/missing-tile.tsx'
import { ClearSearch } from './results-head.tsx'

/** `unasked` tells which sources did not answer: then nobody can say that there is nothing. */
export function NothingFound({ unasked }: { unasked: readonly string[] }) {
  if (unasked.length > 0)
    return (
      <div className="empty">
        <MissingTile />
        <h2 className="empty__title">Not every source answered</h2>
        <p>The papers here do not match, and these sources could not be asked:</p>
        {unasked.map((message) => (
          <p key={message}>{message}</p>
        ))}
        <ClearSearch />
      </div>
    )
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
