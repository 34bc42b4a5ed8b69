import type { Equation } from '@tessera/engine'
import { type RefObject, startTransition, useEffect, useMemo, useState } from 'react'
import { mostDrawn } from '../ui/math/drawn-formulas.ts'
import { lastStartingBefore } from './document-index.ts'

// Those that are drawn move on by at least this many, and to both ends: 250 on either side are many screens.
const step = 50

/**
 * The formulas that are drawn: all of them, or of very many those about the place that is read, as it is scrolled to.
 * @param equations in the order of the text
 */
export function useDrawnFormulas(
  text: RefObject<HTMLElement | null>,
  equations: readonly Equation[],
): ReadonlySet<Equation> {
  const [first, setFirst] = useState(0)
  useEffect(() => {
    if (equations.length <= mostDrawn) return
    const last = equations.length - mostDrawn
    let frame = 0
    const follow = () => {
      frame = 0
      const wanted = formulaInView(text.current, equations) - mostDrawn / 2
      const next = Math.max(0, Math.min(wanted, last))
      const isEnd = next === 0 || next === last
      // Drawn while the page goes on scrolling.
      startTransition(() =>
        setFirst((before) => (isEnd || Math.abs(next - before) >= step ? next : before)),
      )
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(follow)
    }
    follow()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [text, equations])
  return useMemo(() => new Set(equations.slice(first, first + mostDrawn)), [equations, first])
}

/** Index of the first formula that the window's top has not passed; binary search over what is laid out. */
function formulaInView(text: HTMLElement | null, equations: readonly Equation[]): number {
  const leaves = text?.querySelectorAll<HTMLElement>('[data-whole]') ?? []
  let low = 0
  let high = leaves.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((leaves[middle] as HTMLElement).getBoundingClientRect().bottom <= 0) low = middle + 1
    else high = middle
  }
  const at = leaves[Math.min(low, leaves.length - 1)]?.dataset.start
  return lastStartingBefore(equations, Number(at ?? 0))
}
