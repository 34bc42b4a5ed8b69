import { selectionSpan } from './selection-span.ts'

/**
 * Puts what is copied on the clipboard with its formulas in words: a browser would copy the parts of a formula, each
 * on a line of its own. What was marked within the text alone are the words of the text.
 * @param shown where the text is shown
 */
export function copyWords(event: ClipboardEvent, shown: Element, text: string): void {
  const selection = getSelection()
  const isField = event.target instanceof Element && event.target.matches('input, textarea')
  const range = !isField && selection?.rangeCount ? selection.getRangeAt(0) : null
  if (!range) return
  const box = document.createElement('div')
  box.append(range.cloneContents())
  const formulas = box.querySelectorAll('math')
  if (formulas.length === 0) return
  const span = shown.contains(range.commonAncestorContainer) && selectionSpan(selection, shown)
  if (!span) for (const formula of formulas) formula.replaceWith(formula.ariaLabel ?? '')
  event.clipboardData?.setData('text/plain', span ? text.slice(span.start, span.end) : seen(box))
  event.preventDefault()
}

/** What is seen of a box, in its lines and capitals. */
function seen(box: HTMLElement): string {
  // A copied field would take the choice of its group from the one on the page.
  for (const field of box.querySelectorAll('input')) field.remove()
  box.className = 'copied'
  document.body.append(box)
  // biome-ignore lint/performance/useDomNodeTextContent: what is laid out has its lines and its capitals
  const words = box.innerText
  box.remove()
  return words
}
