import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** Back to the landing page. */
export function ClearSearch({ quiet = false }: { quiet?: boolean }) {
  return (
    <Link
      className={buttonClass(quiet ? { variant: 'ghost', size: 'sm' } : { variant: 'secondary' })}
      to="/"
    >
      {quiet && <Icon name="x" />}
      Clear Search
    </Link>
  )
}
