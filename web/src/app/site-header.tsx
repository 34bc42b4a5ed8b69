import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AccountButton, SignInMenuItem } from '../accounts/account-button.tsx'
import { ImportButton } from '../papers/import-button.tsx'
import { Button } from '../ui/button.tsx'
import { Icon, LogoMark } from '../ui/icon.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useTheme } from '../ui/theme.ts'

/** CSS pixels, as `--header-h`. */
const headerHeight = 56

interface SiteHeaderProps {
  /** On the landing page the search box comes up here only once the large one has left. */
  isLanding: boolean
  onHelp: () => void
}

export function SiteHeader({ isLanding, onHelp }: SiteHeaderProps) {
  const navigate = useNavigate()
  const q = useRouterState({ select: ({ location }) => location.search.q ?? '' })
  const isPaper = useRouterState({
    select: ({ location, resolvedLocation: shown = location }) =>
      shown.pathname.startsWith('/paper/'),
  })
  const hasSearch = useHeroSearchHasLeft(isLanding)
  return (
    <header
      className={`site-header${isLanding ? ` site-header--landing${hasSearch ? ' has-search' : ''}` : ''}`}
    >
      {isPaper && (
        <Link className="btn btn--ghost btn--icon" to="/" aria-label="Back">
          <Icon name="arrow-left" />
        </Link>
      )}
      <Link className="logo" to="/" aria-label="Tessera, home">
        <LogoMark />
        <span className="logo__word">Tessera</span>
      </Link>
      <span className="badge nav-text">Open Beta</span>
      <div className="site-header__mid">
        <SearchField
          key={q}
          label="Search papers, authors, or paste a DOI or arXiv URL"
          placeholder="Search papers, authors, or paste DOI/arXiv URL..."
          initialValue={q}
          onSubmit={(query) => navigate({ to: '/', search: { q: query } })}
        />
      </div>
      <nav className="site-nav" aria-label="Main">
        <Link className="nav-text" to="/about">
          About
        </Link>
        <ImportButton variant="header" />
        <Button
          className="nav-text"
          variant="ghost"
          iconOnly
          aria-label="Keyboard shortcuts"
          aria-keyshortcuts="?"
          onClick={onHelp}
        >
          <Icon name="help" />
        </Button>
        <ThemeToggle />
        <AccountButton />
        <Button
          className="nav-menu"
          variant="ghost"
          iconOnly
          aria-label="Menu"
          popoverTarget="site-menu"
        >
          <Icon name="menu" />
        </Button>
      </nav>
      <div className="menu pop" id="site-menu" popover="auto">
        <Link className="menu__item" to="/about">
          About
        </Link>
        <SignInMenuItem menu="site-menu" />
        <button className="menu__item" type="button" popoverTarget="site-menu" onClick={onHelp}>
          Keyboard shortcuts
        </button>
      </div>
    </header>
  )
}

function ThemeToggle() {
  const { theme, toggleTheme } = useTheme()
  return (
    <Button
      className="theme-toggle"
      variant="ghost"
      iconOnly
      aria-label={theme === 'dark' ? 'Use the light theme' : 'Use the dark theme'}
      onClick={toggleTheme}
    >
      <Icon name="sun" className="icon--sun" />
      <Icon name="moon" className="icon--moon" />
    </Button>
  )
}

/** Asked anew on every scroll: the hero's code may arrive after the header stands. */
function useHeroSearchHasLeft(isLanding: boolean): boolean {
  const [hasLeft, setHasLeft] = useState(false)
  useEffect(() => {
    setHasLeft(false)
    if (!isLanding) return
    const look = () => {
      const hero = document.querySelector('.hero__search')
      setHasLeft(hero !== null && hero.getBoundingClientRect().bottom <= headerHeight)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [isLanding])
  return hasLeft
}
