import type { Page } from '@tessera/engine'
import { useDocumentIndex } from '../document-index.ts'
import type { Highlight } from '../highlight.ts'
import { boxesOnPage } from './boxes-on-page.ts'

/** The highlights of a page, drawn over it, line by line. */
export function PageHighlights({
  layout,
  scale,
  highlights,
}: {
  layout: Page
  scale: number
  highlights: readonly Highlight[]
}) {
  const { document } = useDocumentIndex()
  return highlights.flatMap((highlight) =>
    boxesOnPage(layout, highlight.span).map((box, index) => (
      <a
        key={`${highlight.claim}-${highlight.span.start}-${box.y}-${box.x}`}
        className={highlight.quiet ? 'pdf-hl hl--quiet' : 'pdf-hl'}
        href={`#claim-${highlight.claim}`}
        data-c={highlight.claim}
        data-ev={highlight.kind}
        aria-label={document.text.slice(highlight.span.start, highlight.span.end)}
        tabIndex={index === 0 && !highlight.quiet ? 0 : -1}
        {...((index > 0 || highlight.quiet) && { 'aria-hidden': true })}
        style={{
          left: box.x * scale,
          top: box.y * scale,
          width: box.width * scale,
          height: box.height * scale + 2,
        }}
      />
    )),
  )
}
