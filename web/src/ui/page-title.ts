import { useEffect } from 'react'

const siteTitle = 'Tessera · Verification is cheaper than doubt.'

/** Names the page in the tab; leaving it brings the site's own title back. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · Tessera` : siteTitle
    return () => {
      document.title = siteTitle
    }
  }, [title])
}
