import type { Paper } from '@tessera/contract'
import type { PaperDocument } from '@tessera/engine'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Highlight } from '../highlight.ts'
import { pdfAddress } from '../toolbar.tsx'
import { LostPassages } from './lost-passages.tsx'
import { PageField } from './page-field.tsx'
import { useCurrentPage, useSizes, useWidth } from './page-hooks.ts'
import { noPages, type PagesShown } from './pages-shown.ts'
import { usePdf } from './pdf-document.ts'
import { PdfPage } from './pdf-page.tsx'
import { usePlacedHighlights } from './placed-highlights.ts'
import { useLayout } from './use-layout.ts'

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]
/** CSS pixels per point at 100 %. */
const natural = 96 / 72

/** The PDF itself, with the same highlights on its pages. Pages far from the window are blank sheets. */
export default function PdfView({
  paper,
  text,
  highlights,
  isBoxed = false,
  onPages,
}: {
  paper: Paper
  /** The text that the highlights count in; null when there is none. */
  text: PaperDocument | null
  highlights: readonly Highlight[]
  /** In a box that scrolls by itself, instead of with the page. */
  isBoxed?: boolean
  /** Told when the pages are laid out or never will be, and whenever passages were found on them. */
  onPages?: (pages: PagesShown) => void
}) {
  const opened = usePdf(pdfAddress(paper.id, text?.id === paper.documentId ? null : text))
  const { layout, isAwaited } = useLayout(paper, text)
  const { placed, lost } = usePlacedHighlights(text, layout, highlights)
  const pdf = opened.kind === 'open' ? opened.pdf : null
  const pages = useRef<HTMLDivElement>(null)
  const sizes = useSizes(pdf, layout?.pages ?? null)
  const isSettled = opened.kind === 'failed' || (sizes.length > 0 && !isAwaited)
  useEffect(() => onPages?.({ isSettled, placed: placed.length }), [onPages, isSettled, placed])
  useEffect(() => () => onPages?.(noPages), [onPages])
  const room = useWidth(pages)
  const [zoom, setZoom] = useState<number | 'fit'>('fit')
  // A page that lies on its side is made to fit by itself; it does not shrink the others.
  const inner = room - (isBoxed ? 34 : 2)
  const widths = sizes.map((size) => size.width).toSorted((a, b) => a - b)
  const usual = widths[Math.floor(widths.length / 2)] ?? 1
  const fit = Math.max(0.2, inner / usual)
  const scale = zoom === 'fit' ? fit : zoom * natural
  const current = useCurrentPage(pages, sizes.length)
  const layouts = useMemo(() => new Map(layout?.pages.map((page) => [page.number, page])), [layout])

  const step = (by: 1 | -1) => {
    const now = scale / natural
    const next =
      by > 0 ? zooms.find((one) => one > now + 0.01) : zooms.findLast((one) => one < now - 0.01)
    if (next !== undefined) setZoom(next)
  }
  const go = (number: number) =>
    pages.current
      ?.querySelector(`[data-page="${number}"]`)
      ?.scrollIntoView({ block: 'start', behavior: 'instant' })

  if (opened.kind === 'failed')
    return (
      <Notice tone="danger" role="alert">
        {opened.message}
      </Notice>
    )
  return (
    <div className="pdf-view" aria-busy={opened.kind === 'opening'}>
      <div className="pdf__bar">
        <BarButton
          name="Previous page"
          icon="arrow-left"
          isOff={current <= 1}
          onClick={() => go(current - 1)}
        />
        {sizes.length === 0 ? (
          '…'
        ) : (
          <>
            <PageField current={current} count={sizes.length} onGo={go} />
            <span className="sr-only" aria-live="polite">
              Page {current} of {sizes.length}
            </span>
          </>
        )}
        <BarButton
          name="Next page"
          icon="arrow-right"
          isOff={current >= sizes.length}
          onClick={() => go(current + 1)}
        />
        <span className="sp" />
        <BarButton name="Zoom out" icon="minus" onClick={() => step(-1)} />
        <button
          className="btn btn--ghost btn--sm num"
          type="button"
          aria-pressed={zoom === 'fit'}
          onClick={() => setZoom('fit')}
        >
          {zoom === 'fit' ? 'Fit' : `${Math.round(zoom * 100)}%`}
        </button>
        <BarButton name="Zoom in" icon="plus" onClick={() => step(1)} />
      </div>
      <LostPassages lost={lost} />
      <section
        className="pdf-view__pages"
        ref={pages}
        aria-label="Pages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {sizes.map((size, index) => (
          <PdfPage
            // biome-ignore lint/suspicious/noArrayIndexKey: pages never change places
            key={index}
            pdf={pdf}
            number={index + 1}
            width={size.width}
            height={size.height}
            scale={zoom === 'fit' ? Math.min(fit, inner / size.width) : scale}
            layout={layouts.get(index + 1)}
            highlights={placed}
          />
        ))}
      </section>
    </div>
  )
}

function BarButton({
  name,
  icon,
  onClick,
  isOff = false,
}: {
  name: string
  icon: 'arrow-left' | 'arrow-right' | 'plus' | 'minus'
  onClick: () => void
  isOff?: boolean
}) {
  return (
    <button
      className="btn btn--ghost btn--sm btn--icon"
      type="button"
      aria-label={name}
      onClick={onClick}
      disabled={isOff}
    >
      <Icon name={icon} />
    </button>
  )
}
