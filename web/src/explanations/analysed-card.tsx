import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AreNear } from '../ui/math/drawn-formulas.ts'

/** How far from the panel's view formulas are drawn: about a screen. */
const margin = '600px 0px'

/**
 * An equation with all that is told of it. Formulas of late ones are drawn while they are in the panel's view or
 * near it: a paper may have more than a page can hold (T12).
 */
export function AnalysedCard({ isLate, children }: { isLate: boolean; children: ReactNode }) {
  const card = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(!isLate || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (!isLate || !card.current || typeof IntersectionObserver === 'undefined') return
    const root = card.current.closest('.ev-panel__scroll')
    const watcher = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { root, rootMargin: margin },
    )
    watcher.observe(card.current)
    return () => watcher.disconnect()
  }, [isLate])
  return (
    <section className={`analysed${isLate ? ' analysed--late' : ''}`} ref={card}>
      <AreNear value={isNear}>{children}</AreNear>
    </section>
  )
}
