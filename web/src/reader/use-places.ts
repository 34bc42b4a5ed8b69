import type { Page, PaperDocument } from '@tessera/engine'
import { type RefObject, useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { goToElement } from './go-to.ts'
import { openingOf, regionOf, scrollToRegion } from './pdf/page-place.ts'
import type { View } from './toolbar.tsx'
import type { useJump } from './use-jump.ts'

/**
 * The way to places of the text that are no passage: headings, figures, references, by the ids of their elements. On the
 * pages of a PDF it leads to where they stand there, and to the text where that is not known.
 * @returns opens a place; `isFromText` when a link in the text led there, which one may want to go back to
 */
export function usePlaces({
  article,
  document: text,
  pages,
  view,
  way: { leave, dim, go, whenLaidOut, scrollToWords },
  onLeave,
  onText,
}: {
  article: RefObject<HTMLElement | null>
  document: PaperDocument | null
  /** Null until they are known. */
  pages: readonly Page[] | null
  view: View
  way: Pick<ReturnType<typeof useJump>, 'leave' | 'dim' | 'go' | 'whenLaidOut' | 'scrollToWords'>
  /** Makes the text visible, and forgets the passage that was jumped to. */
  onLeave: () => void
  /** Shows the text instead of pages. */
  onText: (isFromText: boolean) => void
}): (elementId: string, isFromText: boolean) => void {
  const open = (elementId: string, isFromText: boolean) => {
    leave()
    dim()
    flushSync(onLeave)
    go(`#${elementId}`)
    const isOnPages = view === 'pdf' && text !== null
    const region = isOnPages ? regionOf(text, elementId) : undefined
    const main = article.current?.querySelector('.main-view')
    if (region && pages && main && scrollToRegion(main, pages, region)) return
    const opening = isOnPages ? openingOf(text, elementId) : undefined
    if (opening && scrollToWords(opening)) return
    flushSync(() => onText(isFromText))
    const element = document.getElementById(elementId)
    if (element) goToElement(element)
  }
  const latest = useRef(open)
  latest.current = open
  return useCallback(
    (elementId: string, isFromText: boolean) =>
      whenLaidOut(() => latest.current(elementId, isFromText)),
    [whenLaidOut],
  )
}
