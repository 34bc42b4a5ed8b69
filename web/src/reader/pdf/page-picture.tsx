import type { Region } from '@tessera/engine'
import { useEffect, useRef } from 'react'
import type { PageDrawing } from './page-drawing.ts'
import { useNear, useWidth } from './page-hooks.ts'

/** Drawn this far ahead of the window, and let go of as far behind it. */
const nearby = '1000px'

/** A part of a page of the PDF, drawn while it is near the window; the file is opened when the first part is. */
export default function PagePicture({
  pdf,
  place,
  label,
  onBroken,
}: {
  /** Address of the file. */
  pdf: string
  place: Region
  /** The figure's name. */
  label: string
  /** Told when it cannot be drawn. */
  onBroken: () => void
}) {
  const link = useRef<HTMLAnchorElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const isNear = useNear(link, nearby)
  const width = useWidth(link)
  const broken = useRef(onBroken)
  broken.current = onBroken
  useEffect(() => {
    const sheet = canvas.current
    if (!isNear || !sheet || width === 0) return
    let drawing: PageDrawing | undefined
    let alive = true
    async function draw() {
      const { drawOn } = await import('./page-drawing.ts')
      if (!alive || !sheet) return
      drawing = drawOn(sheet, pdf, place, width)
      await drawing.done
    }
    draw().catch((error: unknown) => {
      if (!alive) return
      console.warn(`${label} could not be drawn:`, error)
      broken.current()
    })
    return () => {
      alive = false
      drawing?.stop()
    }
  }, [isNear, pdf, place, width, label])
  return (
    <a
      ref={link}
      href={`${pdf}#page=${place.page}`}
      target="_blank"
      rel="noopener noreferrer"
      title={`Open page ${place.page} of the PDF in a new tab`}
    >
      {isNear && <canvas ref={canvas} role="img" aria-label={label} />}
    </a>
  )
}
