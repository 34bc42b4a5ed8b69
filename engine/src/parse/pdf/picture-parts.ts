import type { Marked } from './drafts.ts'
import { isRunning } from './float-rows.ts'
import type { Extent } from './formula/signs.ts'
import type { Body } from './measure.ts'

/** A stretch of the page's width. */
export interface Range {
  readonly left: number
  readonly right: number
}

/** Points. What is higher than a line of text and a half, say: an axis, a box, a photograph. */
export const tall = 24
export const isTall = (box: Extent): boolean => box.bottom - box.top > tall

/** A thin line over a good part of the column. */
export const isRule = (box: Extent, range: Range): boolean =>
  box.bottom - box.top < 2 && box.right - box.left > (range.right - range.left) * 0.4

/**
 * A rule under the running head or over the foot: nothing high touches it, as the axes of a chart would, and no line
 * of the same length is near, as in a grid.
 */
export function isHeadRule(
  rule: Extent,
  ink: readonly Extent[],
  range: Range,
  pageHeight: number,
): boolean {
  const isOutside = rule.bottom < pageHeight * 0.11 || rule.top > pageHeight * 0.89
  if (!isOutside || !isRule(rule, range)) return false
  return !ink.some(
    (box) =>
      (isTall(box) && box.top < rule.bottom + 5 && box.bottom > rule.top - 5) ||
      (box !== rule &&
        Math.abs(box.left - rule.left) < 1 &&
        Math.abs(box.right - rule.right) < 1 &&
        Math.abs(box.top - rule.top) < 80),
  )
}

/** Begins where the column's text begins, as large as that: a heading, or the end of a paragraph. */
export const isOpening = ({ row, column }: Marked, body: Body): boolean =>
  Math.abs(row.left - column.left) < 2 && row.size > body.size - 0.3

/** The key of a chart: a few words with their line or mark to the left of them. */
export function isKey(marked: Marked, ink: readonly Extent[], body: Body): boolean {
  const { row, role } = marked
  if (role.kind !== 'body' || isRunning(marked, body) || isOpening(marked, body)) return false
  return ink.some(
    (box) =>
      box.bottom - box.top < row.size * 1.5 &&
      box.right - box.left < 60 &&
      Math.abs(box.top + box.bottom - row.top - row.bottom) < row.size &&
      box.right <= row.left + 1 &&
      row.left - box.right < row.size * 1.5,
  )
}
