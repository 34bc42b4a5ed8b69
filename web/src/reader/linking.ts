import { type RefObject, useEffect } from 'react'

/**
 * Claim and passage light each other up: everything under `root` with the same `data-c` gets
 * `is-lit` while any of it is pointed at or focused. Classes are switched on the elements
 * themselves, so that moving the pointer draws nothing anew, however long the paper is.
 */
export function useLinking(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    if (!element) return
    const enter = (event: Event) => {
      const claims = claimsAt(event.target)
      if (claims.length === 0) return
      clearLit(element)
      for (const claim of claims) light(element, claim)
    }
    const leave = (event: Event) => {
      const to = (event as FocusEvent | PointerEvent).relatedTarget
      const from = holder(event.target)
      if (from && !(to instanceof Node && from.contains(to))) clearLit(element)
    }
    element.addEventListener('pointerover', enter)
    element.addEventListener('focusin', enter)
    element.addEventListener('pointerout', leave)
    element.addEventListener('focusout', leave)
    return () => {
      element.removeEventListener('pointerover', enter)
      element.removeEventListener('focusin', enter)
      element.removeEventListener('pointerout', leave)
      element.removeEventListener('focusout', leave)
    }
  }, [root])
}

/** Everything that carries the claim's name. */
export function elementsOf(root: ParentNode, claim: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-c~="${CSS.escape(claim)}"]`)]
}

/** Puts out every light and pulse under `root`. */
export function clearLit(root: ParentNode): void {
  for (const lit of root.querySelectorAll('.is-lit')) lit.classList.remove('is-lit')
}

function light(root: ParentNode, claim: string): void {
  for (const element of elementsOf(root, claim)) element.classList.add('is-lit')
}

const holder = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-c]') : null

const claimsAt = (target: EventTarget | null) =>
  holder(target)?.dataset.c?.split(' ').filter(Boolean) ?? []
