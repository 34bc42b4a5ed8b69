import { type RefObject, useEffect, useRef, useState } from 'react'

interface Thread {
  c: string
  ev: string
  from: { x: number; y: number }
  to: { x: number; y: number }
}

/** Threads in the gutter, from each passage to its claim. Places are in pixels of the map's body. */
export function EvidenceThreads({ map }: { map: RefObject<HTMLElement | null> }) {
  const canvas = useRef<SVGSVGElement>(null)
  const [threads, setThreads] = useState<readonly Thread[]>([])
  useEffect(() => {
    const draw = () => {
      if (map.current && canvas.current) setThreads(measure(map.current, canvas.current))
    }
    const observer = new ResizeObserver(draw)
    if (map.current) observer.observe(map.current)
    void document.fonts?.ready.then(draw)
    return () => observer.disconnect()
  }, [map])
  return (
    <svg className="map__lines" aria-hidden="true" ref={canvas}>
      {threads.map(({ c, ev, from, to }) => {
        const middle = (from.x + to.x) / 2
        return (
          <g key={c} data-l={c} data-ev={ev}>
            <path
              d={`M${from.x + 3} ${from.y + 0.5} C${middle} ${from.y + 0.5} ${middle} ${to.y + 0.5} ${to.x} ${to.y + 0.5}`}
            />
            <rect x={from.x - 3} y={from.y - 3} width="6" height="6" rx="1" />
          </g>
        )
      })}
    </svg>
  )
}

/** Two threads start at least this far apart, so that their tiles do not touch. */
const minGapPx = 9

function measure(map: HTMLElement, canvas: SVGSVGElement): Thread[] {
  const origin = canvas.getBoundingClientRect()
  const text = map.querySelector('.map__text')
  if (!text || getComputedStyle(canvas).display === 'none') return []
  const textEnd = text.getBoundingClientRect().right - origin.left
  const taken: number[] = []
  return [...map.querySelectorAll<HTMLElement>('.hl')].flatMap((passage) => {
    const c = passage.dataset.c ?? ''
    const claim = map.querySelector(`.claim[data-c="${c}"]`)?.getBoundingClientRect()
    const lastLine = [...passage.getClientRects()].at(-1)
    if (!claim || !lastLine) return []
    let y = Math.round((lastLine.top + lastLine.bottom) / 2 - origin.top)
    while (taken.some((other) => Math.abs(other - y) < minGapPx)) y += minGapPx
    taken.push(y)
    return {
      c,
      ev: passage.dataset.ev ?? '',
      from: { x: Math.round(textEnd + 14), y },
      to: {
        x: Math.round(claim.left - origin.left + 3),
        y: Math.round(claim.top - origin.top + 20),
      },
    }
  })
}
