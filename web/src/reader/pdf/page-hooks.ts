import type { Page } from '@tessera/engine'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

/** The pages' sizes in points: from the layout at once, else from the file. */
export function useSizes(
  pdf: PDFDocumentProxy | null,
  layout: readonly Page[] | null,
): readonly Size[] {
  const known = useMemo(
    () => layout?.map(({ width, height }): Size => ({ width, height })) ?? [],
    [layout],
  )
  const [read, setRead] = useState<readonly Size[]>([])
  useEffect(() => {
    if (!pdf || known.length === pdf.numPages) return
    let alive = true
    const sizeOf = async (_: unknown, index: number): Promise<Size> => {
      const { width, height } = (await pdf.getPage(index + 1)).getViewport({ scale: 1 })
      return { width, height }
    }
    Promise.all(Array.from({ length: pdf.numPages }, sizeOf)).then(
      (sizes) => alive && setRead(sizes),
      (error: unknown) => console.warn('The pages could not be measured:', error),
    )
    return () => {
      alive = false
    }
  }, [pdf, known])
  return read.length > 0 ? read : known
}

/** The inner width of an element in pixels. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(600)
  // Before the first paint: what is set at a guessed width moves when the true one is known.
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    setWidth(box.clientWidth)
    const watcher = new ResizeObserver(() => setWidth(box.clientWidth))
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [element])
  return width
}

/** Whether an element is in the window, or no further from it than `margin`. */
export function useNear(element: RefObject<HTMLElement | null>, margin: string): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const watcher = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: margin,
    })
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [element, margin])
  return isNear
}

/** The page that holds the upper third of what is seen. */
export function useCurrentPage(pages: RefObject<HTMLElement | null>, count: number): number {
  const [current, setCurrent] = useState(1)
  useEffect(() => {
    const box = pages.current
    if (!box || count === 0) return
    let frame = 0
    const look = () => {
      frame = 0
      const top = Math.max(56, box.getBoundingClientRect().top)
      const line = top + Math.min(innerHeight, box.clientHeight) / 3
      let found = 1
      for (const page of box.querySelectorAll<HTMLElement>('.pdf-page')) {
        if (page.getBoundingClientRect().top > line) break
        found = Number(page.dataset.page)
      }
      setCurrent(found)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', onScroll, { passive: true, capture: true })
    return () => {
      removeEventListener('scroll', onScroll, { capture: true })
      cancelAnimationFrame(frame)
    }
  }, [pages, count])
  return current
}
