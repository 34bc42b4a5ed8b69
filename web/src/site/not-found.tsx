import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { TileArt } from '../ui/tile-art.tsx'

export function NotFound() {
  usePageTitle('Page Not Found')
  return (
    <div className="fail">
      <TileArt last="missing" />
      <div>
        <h1>Page Not Found</h1>
        <p>The paper or page you're looking for doesn't exist or may have been moved.</p>
        <div className="row">
          <Link className={buttonClass({ variant: 'primary' })} to="/">
            Go Home
          </Link>
          <Button onClick={() => history.back()}>
            <Icon name="arrow-left" />
            Go Back
          </Button>
        </div>
        <ul className="fail__hints">
          <li>
            <Icon name="search" />
            <span>
              Search by DOI, arXiv ID or keywords with <Kbd>Ctrl K</Kbd>
            </span>
          </li>
          <li>
            <Icon name="list" />
            <span>
              Browse features:{' '}
              <a className="link" href="/#features">
                what Tessera does
              </a>
            </span>
          </li>
        </ul>
      </div>
    </div>
  )
}
