import type { Equation } from '@tessera/engine'
import { createContext, useContext } from 'react'

/** How many formulas a view draws at once, at most: the others are their own characters (T12). */
export const mostDrawn = 500

/** The formulas of a text that are drawn now; null where there are never many. */
export const DrawnFormulas = createContext<ReadonlySet<Equation> | null>(null)

/** False for a formula that is too far from what is read to be drawn. */
export const useIsDrawn = (equation: Equation | undefined): boolean => {
  const drawn = useContext(DrawnFormulas)
  return drawn === null || equation === undefined || drawn.has(equation)
}

/** False about formulas that are far from what is read, whatever text they are of. */
export const AreNear = createContext(true)
