import { Button } from './button.tsx'
import { MissingTile } from './missing-tile.tsx'
import { Notice } from './notice.tsx'

/** What stands in place of a part of a screen whose code cannot be fetched. */
export function PartMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="empty">
      <MissingTile />
      <p className="empty__title">This part could not be loaded</p>
      <Notice tone="danger" role="alert">
        Tessera cannot be reached. Check your connection; it comes by itself as soon as the server
        answers.
      </Notice>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
