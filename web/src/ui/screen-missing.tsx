import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { TileArt } from './tile-art.tsx'

/** What stands in place of a screen whose code cannot be fetched. */
export function ScreenMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="fail">
      <TileArt last="missing" />
      <div role="alert">
        <h1>This page could not be loaded</h1>
        <p>
          The server cannot be reached. Check your connection; the page comes by itself as soon as
          the server answers.
        </p>
        <div className="row">
          <Button variant="primary" onClick={onRetry}>
            <Icon name="refresh" />
            Try again
          </Button>
        </div>
      </div>
    </div>
  )
}
