import { useLayoutEffect, useState } from 'react'

/**
 * What gives focus back to what had it when the dialog was opened, or to what stands in its place: a menu closes
 * with its item, so its button is meant. Where something else has taken focus in the meantime, it stays.
 * @param elsewhere selects what is focused when that is gone
 */
export function useFocusReturn(elsewhere?: string): (closing: Event) => void {
  const [opener] = useState(() => openerOf(document.activeElement))
  return (closing) => {
    closing.preventDefault()
    if (!isFocusLost()) return
    opener?.focus()
    if (elsewhere) focusFirstShown(elsewhere)
  }
}

/** Gives focus that was lost to the first of what `selector` selects that can take it: what is hidden cannot. */
export function focusFirstShown(selector: string): void {
  for (const place of document.querySelectorAll<HTMLElement>(selector)) {
    if (!isFocusLost()) return
    place.focus()
  }
}

/** Focus comes back to what had it when something was switched off for a while: the browser takes it away. */
export function useFocusBack(isOff: boolean): void {
  const [held, setHeld] = useState<Element | null>(null)
  // Asked while rendering: the browser takes focus away as soon as the part is off.
  if (isOff && held === null) setHeld(document.activeElement ?? document.body)
  useLayoutEffect(() => {
    if (isOff || held === null) return
    if (held instanceof HTMLElement && isFocusLost()) held.focus()
    setHeld(null)
  }, [isOff, held])
}

function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[popover], [role="menu"]')
  if (menu?.matches('[popover]'))
    return document.querySelector(`[popovertarget="${CSS.escape(menu.id)}"]`)
  const button = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')
  return button ?? (focused instanceof HTMLElement && focused !== document.body ? focused : null)
}

/** Nothing has focus, or only a dialog as a whole, which catches what falls. */
function isFocusLost(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.matches('[role="dialog"]')
}
