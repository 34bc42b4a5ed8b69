import type { Extent } from './formula/signs.ts'

/** The smallest box around boxes; of none it is nowhere. */
export function boundsOf(boxes: readonly Extent[]): Extent {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const box of boxes) {
    left = Math.min(left, box.left)
    right = Math.max(right, box.right)
    top = Math.min(top, box.top)
    bottom = Math.max(bottom, box.bottom)
  }
  return { left, right, top, bottom }
}

/** Whether a box lies in another; two points beyond its edge count as inside. */
export const isInside = (inner: Extent, outer: Extent): boolean =>
  inner.left >= outer.left - 2 &&
  inner.right <= outer.right + 2 &&
  inner.top >= outer.top - 2 &&
  inner.bottom <= outer.bottom + 2

export const areaOf = ({ left, right, top, bottom }: Extent): number =>
  (right - left) * (bottom - top)

/** The share of the smaller of two boxes that lies in the other. */
export function sharedPart(a: Extent, b: Extent): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  if (width <= 0 || height <= 0) return 0
  return (width * height) / Math.max(1, Math.min(areaOf(a), areaOf(b)))
}
