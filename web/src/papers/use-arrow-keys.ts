import { useEffect } from 'react'

/** ArrowDown and ArrowUp move the focus along the results; Enter opens, as on any link. */
export function useArrowKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (!step || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
      if (event.target instanceof HTMLElement && event.target.closest(ownKeys)) return
      const links = [...document.querySelectorAll<HTMLElement>('[data-result]')]
      const at = links.indexOf(document.activeElement as HTMLElement)
      const next = links[at < 0 && step < 0 ? -1 : at + step]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Controls that need the arrow keys themselves. */
const ownKeys = 'input, select, textarea, [role="dialog"], [role="menu"], [contenteditable]'
