import { type Paper, paths } from '@tessera/contract'
import type { PaperDocument } from '@tessera/engine'
import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { sayCodeIsMissing, screenCode } from '../ui/screen-code.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTheme } from '../ui/theme.ts'
import type { Highlight } from './highlight.ts'
import { hasFile, pdfAddress } from './toolbar.tsx'

export const PdfView = lazy(screenCode(() => import('./pdf/pdf-view.tsx'), sayCodeIsMissing))

/** The file itself below the text, in a box of its own; loaded when the reader comes near. */
export function FullPaper({
  paper,
  text,
  highlights,
}: {
  paper: Paper
  /** The text that the highlights count in; null when there is none. */
  text: PaperDocument | null
  highlights: readonly Highlight[]
}) {
  const box = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  const isDark = useIsDark(box)
  useEffect(() => {
    if (!box.current || typeof IntersectionObserver === 'undefined') return
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setNear(true)
    })
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [])
  const isPdf = hasFile(paper)
  if (!isPdf && !hasPage(paper)) return null
  const address = isPdf ? pdfAddress(paper.id) : paths.html(paper.id)
  return (
    <section className="pdf" id="full" aria-labelledby="full-h" ref={box}>
      <div className="pdf__head">
        <h2 id="full-h">Full Paper</h2>
        <a className="link" href={address} target="_blank" rel="noopener noreferrer">
          Open in New Tab
        </a>
      </div>
      <div className="pdf__box">
        {!isNear ? null : isPdf ? (
          <Suspense fallback={<Skeleton height="100%" />}>
            <PdfView paper={paper} text={text} highlights={highlights} isBoxed />
          </Suspense>
        ) : (
          <iframe
            className="html-frame"
            title="Full paper"
            src={isDark ? `${address}#dark` : address}
            sandbox=""
          />
        )}
      </div>
    </section>
  )
}

/** True when this installation has the text; a page that only lies elsewhere cannot be shown here. */
const hasPage = ({ htmlUrl }: Paper) => htmlUrl?.startsWith('/api/') === true

/** Whether an element is shown dark: by the reading settings, else by the theme of the site. */
function useIsDark(element: RefObject<HTMLElement | null>): boolean {
  const { theme } = useTheme()
  const [scheme, setScheme] = useState<string>(theme)
  // The reading settings are an ancestor's attribute: what counts is the style that comes of both.
  useLayoutEffect(() => {
    if (element.current) setScheme(getComputedStyle(element.current).colorScheme)
  })
  return scheme === 'dark'
}
