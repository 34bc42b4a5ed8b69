import type { Page } from '@tessera/engine'
import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist'
import { type CSSProperties, memo, useEffect, useRef } from 'react'
import { PageHighlights } from './page-highlights.tsx'
import { useNear } from './page-hooks.ts'
import type { PlacedHighlight } from './placed-highlights.ts'

/** One page: its picture and its selectable words while it is near the window, its highlights always. */
export const PdfPage = memo(function PdfPage({
  pdf,
  number,
  width,
  height,
  scale,
  layout,
  highlights,
}: {
  pdf: PDFDocumentProxy | null
  number: number
  /** In points. */
  width: number
  height: number
  /** CSS pixels per point. */
  scale: number
  layout: Page | undefined
  highlights: readonly PlacedHighlight[]
}) {
  const sheet = useRef<HTMLDivElement>(null)
  const isNear = useNear(sheet, '600px')
  const style = {
    width: width * scale,
    height: height * scale,
    '--total-scale-factor': scale,
  } as CSSProperties
  return (
    <div ref={sheet} className="pdf-page" data-page={number} style={style}>
      {isNear && pdf ? (
        <Picture pdf={pdf} number={number} scale={scale} />
      ) : (
        <span className="pdf-page__no">{number}</span>
      )}
      {layout && <PageHighlights layout={layout} scale={scale} highlights={highlights} />}
    </div>
  )
})

const mostDensity = 2

function Picture({ pdf, number, scale }: { pdf: PDFDocumentProxy; number: number; scale: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let stop = () => {}
    let alive = true
    async function draw() {
      const page = await pdf.getPage(number)
      if (!alive || !canvas.current || !words.current) return
      const density = Math.min(mostDensity, devicePixelRatio || 1)
      const dense = page.getViewport({ scale: scale * density })
      canvas.current.width = Math.floor(dense.width)
      canvas.current.height = Math.floor(dense.height)
      const rendering = page.render({ canvas: canvas.current, viewport: dense })
      words.current.replaceChildren()
      const layer = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: words.current,
        viewport: page.getViewport({ scale }),
      })
      stop = () => {
        rendering.cancel()
        layer.cancel()
      }
      await Promise.all([rendering.promise, layer.render()])
    }
    draw().catch((error: unknown) => {
      // Leaving a page cancels its drawing; anything else is worth knowing about.
      if (alive) console.warn(`Page ${number} could not be drawn:`, error)
    })
    return () => {
      alive = false
      stop()
    }
  }, [pdf, number, scale])
  return (
    <>
      <canvas ref={canvas} />
      <div ref={words} className="textLayer" />
    </>
  )
}
