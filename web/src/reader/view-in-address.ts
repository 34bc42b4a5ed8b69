import { useCallback, useState } from 'react'
import type { View } from './toolbar.tsx'

/**
 * Text or PDF, kept in the address (`?view=pdf`) so that reloading keeps it.
 * @param hasFile false when there is no PDF to show, whatever the address says
 */
export function useViewInAddress(hasFile: boolean): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() =>
    hasFile && new URLSearchParams(globalThis.location?.search).get('view') === 'pdf'
      ? 'pdf'
      : 'text',
  )
  const show = useCallback((next: View) => {
    setView(next)
    const address = new URL(location.href)
    if (next === 'pdf') address.searchParams.set('view', 'pdf')
    else address.searchParams.delete('view')
    if (address.href !== location.href)
      history.replaceState(history.state, '', address.pathname + address.search + address.hash)
  }, [])
  return [view, show]
}
