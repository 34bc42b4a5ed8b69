import { useQuery } from '@tanstack/react-query'
import { siteQuery } from '../api/site-query.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { TileArt } from '../ui/tile-art.tsx'

/** What stands in place of the page after an uncaught rendering error. */
export function ErrorScreen() {
  const contact = useQuery(siteQuery).data?.contactEmail
  return (
    <main className="fail" id="main">
      <TileArt last="fallen" />
      <div role="alert">
        <h1>Something went wrong</h1>
        <p>We're sorry, but something unexpected happened. Please try refreshing the page.</p>
        <p>
          If it persists, contact support
          {contact && (
            <>
              {' at '}
              <a className="link" href={`mailto:${contact}`}>
                {contact}
              </a>
            </>
          )}
          .
        </p>
        <div className="row">
          <Button variant="primary" onClick={() => location.reload()}>
            <Icon name="refresh" />
            Refresh Page
          </Button>
        </div>
      </div>
    </main>
  )
}
