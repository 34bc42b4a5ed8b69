import type { Equation } from '@tessera/engine'
import { createContext, type RefObject, startTransition, useEffect, useState } from 'react'
import { useIsPrinting } from '../use-is-printing.ts'

/** How many formulas a view draws at once, at most: the others are their own characters (T12). */
export const mostDrawn = 500

/** How many characters their sources have together, at most; a paper of 70 pages with 4,156 formulas has 1.3 million. */
const mostSource = 2_000_000

/** Those of a view's formulas that are drawn: from the first on, as many as the view affords. */
export function affordable(equations: readonly Equation[]): ReadonlySet<Equation> {
  let length = 0
  return new Set(
    equations.filter(({ mathml, latex }) => {
      length += (mathml ?? latex ?? '').length
      return length <= mostSource
    }),
  )
}

/** Says of a formula, and where none is given of all about, whether it is near enough to what is read to be drawn. */
export const IsDrawn = createContext<(equation?: Equation) => boolean>(() => true)

/**
 * Which of very many things are drawn: at most so many of them about the one in view, as it is scrolled to, and all
 * while the page is printed.
 * @param count how many there are, in the order of the page
 * @param inView index of the first that the window's top has not passed
 * @returns the first that is drawn, and the first after it that is not
 */
export function useDrawnRun(
  count: number,
  most: number,
  inView: () => number,
): readonly [number, number] {
  const [first, setFirst] = useState(0)
  const isPrinted = useIsPrinting()
  useEffect(() => {
    if (count <= most) return
    const last = count - most
    let frame = 0
    const follow = () => {
      frame = 0
      const next = Math.max(0, Math.min(inView() - Math.floor(most / 2), last))
      const isEnd = next === 0 || next === last
      // Drawn while the page goes on scrolling. The run moves on by a tenth at least, and to both ends.
      startTransition(() =>
        setFirst((before) => (isEnd || Math.abs(next - before) >= most / 10 ? next : before)),
      )
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(follow)
    }
    follow()
    // Captured: boxes within the page scroll, too.
    addEventListener('scroll', onScroll, { passive: true, capture: true })
    return () => {
      removeEventListener('scroll', onScroll, { capture: true })
      cancelAnimationFrame(frame)
    }
  }, [count, most, inView])
  return isPrinted ? [0, count] : [first, first + most]
}

/** Index of the first element that the window's top has not passed; binary search over what is laid out. */
export function firstBelowTop(
  box: RefObject<HTMLElement | null>,
  selector: string,
): {
  readonly index: number
  readonly element: HTMLElement | undefined
} {
  const all = box.current?.querySelectorAll<HTMLElement>(selector) ?? []
  let low = 0
  let high = all.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle] as HTMLElement).getBoundingClientRect().bottom <= 0) low = middle + 1
    else high = middle
  }
  const index = Math.min(low, all.length - 1)
  return { index, element: all[index] }
}
