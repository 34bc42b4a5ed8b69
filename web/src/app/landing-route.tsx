import { ImportButton } from '../papers/import-button.tsx'
import { Landing } from '../site/landing.tsx'

/** The landing page, with the way to bring one's own paper. */
export function LandingRoute() {
  return <Landing importButton={<ImportButton variant="inline" />} />
}
