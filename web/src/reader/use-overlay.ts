import { useEffect } from 'react'

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), summary, textarea, [tabindex="0"]'

/**
 * While the panel covers the page: focus moves into it, stays inside, and goes back to where it was;
 * the page behind does not scroll.
 */
export function useOverlay(isOpen: boolean): void {
  useEffect(() => {
    const panel = isOpen ? document.getElementById('panel') : null
    if (!panel) return
    const before = document.activeElement instanceof HTMLElement ? document.activeElement : null
    const stops = () =>
      [...panel.querySelectorAll<HTMLElement>(focusable)].filter(
        (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
      )
    const stay = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      const all = stops()
      const edge = event.shiftKey ? all[0] : all.at(-1)
      if (document.activeElement !== edge && panel.contains(document.activeElement)) return
      event.preventDefault()
      const next = event.shiftKey ? all.at(-1) : all[0]
      next?.focus()
    }
    if (!panel.contains(before)) stops()[0]?.focus({ preventScroll: true })
    document.addEventListener('keydown', stay)
    const { overflow } = document.body.style
    document.body.style.overflow = 'hidden'
    return () => {
      document.removeEventListener('keydown', stay)
      document.body.style.overflow = overflow
      if (panel.contains(document.activeElement)) before?.focus({ preventScroll: true })
    }
  }, [isOpen])
}
