import type { ClipboardEvent } from 'react'

/**
 * Puts what is copied on the clipboard with its formulas in their own words: a browser would copy the parts of
 * a formula, each on a line of its own.
 */
export function copyFormulas(event: ClipboardEvent): void {
  const selection = getSelection()
  if (!selection?.rangeCount) return
  const box = document.createElement('div')
  box.append(selection.getRangeAt(0).cloneContents())
  const formulas = box.querySelectorAll('math')
  if (formulas.length === 0) return
  for (const formula of formulas) formula.replaceWith(formula.ariaLabel ?? '')
  event.currentTarget.append(box)
  // biome-ignore lint/performance/useDomNodeTextContent: what is laid out has its lines and its capitals
  event.clipboardData.setData('text/plain', box.innerText)
  box.remove()
  event.preventDefault()
}
