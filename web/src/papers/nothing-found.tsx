import { MissingTile } from '../ui/missing-tile.tsx'
import { ClearSearch } from './results-head.tsx'

export function NothingFound() {
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
