import type { Page } from '@tessera/engine'
import { boxesOnPage } from './boxes-on-page.ts'
import type { PlacedHighlight } from './placed-highlights.ts'

/** The highlights of a page, drawn over it, line by line. */
export function PageHighlights({
  layout,
  scale,
  highlights,
}: {
  layout: Page
  scale: number
  highlights: readonly PlacedHighlight[]
}) {
  return highlights.flatMap((highlight) =>
    boxesOnPage(layout, highlight.onPages).map((box, index) => (
      <a
        key={`${highlight.claim}-${highlight.span.start}-${box.y}-${box.x}`}
        className={highlight.quiet ? 'pdf-hl hl--quiet' : 'pdf-hl'}
        href={`#claim-${highlight.claim}`}
        data-c={highlight.claim}
        data-ev={highlight.kind}
        aria-label={highlight.words}
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
