import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { ClearSearch } from './clear-search.tsx'

export function SearchFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="empty">
      <Notice tone="danger" role="alert">
        <strong>
          Error searching papers: Failed to search papers. Please try again or refine your search
          terms.
        </strong>
        <br />
        {error.message}
      </Notice>
      <div className="row">
        <Button variant="primary" onClick={onRetry}>
          <Icon name="refresh" />
          Try again
        </Button>
        <ClearSearch />
      </div>
    </div>
  )
}
