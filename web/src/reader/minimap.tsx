import { type RefObject, useEffect, useRef, useState } from 'react'
import { lastStartingBefore, useDocumentIndex } from './document-index.ts'
import type { Highlight } from './highlight.ts'
import { elementsOf } from './linking.ts'

interface Tick {
  readonly highlight: Highlight
  /** Percent of the article's height. */
  readonly at: number
}

/** Where in the paper the claims live, beside the scrollbar: a picture with pointer shortcuts. */
export function Minimap({
  article,
  highlights,
  layout,
  onPick,
}: {
  article: RefObject<HTMLElement | null>
  highlights: readonly Highlight[]
  /** Changes whenever the text is set anew. */
  layout: unknown
  onPick: (highlight: Highlight) => void
}) {
  const { document: paper } = useDocumentIndex()
  const view = useRef<HTMLDivElement>(null)
  const [ticks, setTicks] = useState<readonly Tick[]>([])
  const [sections, setSections] = useState<readonly number[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout moves every tick
  useEffect(() => {
    const element = article.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const box = element.getBoundingClientRect()
      if (box.height === 0) return
      const percent = (y: number) => Math.min(100, Math.max(0, ((y - box.top) / box.height) * 100))
      const loud = highlights.filter(({ quiet }) => !quiet)
      setTicks(
        loud.flatMap((highlight) => {
          const index = lastStartingBefore(paper.blocks, highlight.span.start)
          const block = paper.blocks[index]
          const place = document.getElementById(`b${index}`)?.getBoundingClientRect()
          if (!block || !place) {
            const onPage = elementsOf(element, highlight.claim)[0]?.getBoundingClientRect()
            return onPage ? [{ highlight, at: percent(onPage.top + onPage.height / 2) }] : []
          }
          const length = Math.max(1, block.span.end - block.span.start)
          const inside = (highlight.span.start - block.span.start) / length
          return [{ highlight, at: percent(place.top + place.height * inside) }]
        }),
      )
      setSections(
        paper.blocks.flatMap((block, index) => {
          if (block.kind !== 'heading' || (block.level ?? 1) > 1) return []
          const place = document.getElementById(`b${index}`)?.getBoundingClientRect()
          return place ? [percent(place.top)] : []
        }),
      )
    }
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [article, highlights, layout, paper])

  useEffect(() => {
    let frame = 0
    const follow = () => {
      frame = 0
      const box = article.current?.getBoundingClientRect()
      const frameOfView = view.current
      if (!box || !frameOfView || box.height === 0) return
      const header = 56
      const top = Math.max(0, header - box.top) / box.height
      const height = Math.max(0, Math.min(innerHeight, box.bottom) - Math.max(header, box.top))
      frameOfView.style.top = `${top * 100}%`
      frameOfView.style.height = `${(height / box.height) * 100}%`
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(follow)
    }
    follow()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll)
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [article])

  return (
    <div
      className="minimap"
      role="img"
      aria-label="Evidence minimap: where in the paper the claims live"
    >
      <div className="minimap__view" ref={view} />
      {sections.map((at) => (
        <i key={at} className="minimap__sec" style={{ top: `${at}%` }} />
      ))}
      {ticks.map(({ highlight, at }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the claims are the controls for keyboards
        // biome-ignore lint/a11y/useKeyWithClickEvents: the claims are the controls for keyboards
        <i
          key={`${highlight.claim}-${highlight.span.start}`}
          className="minimap__tick"
          data-c={highlight.claim}
          data-ev={highlight.kind}
          style={{ top: `${at}%` }}
          onClick={() => onPick(highlight)}
        />
      ))}
    </div>
  )
}
