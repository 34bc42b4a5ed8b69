import type { Marked } from './drafts.ts'
import { areaOf, boundsOf, isInside } from './extents.ts'
import type { Extent } from './formula/signs.ts'
import type { TextLine } from './lines.ts'
import type { Body } from './measure.ts'
import { isHeadRule, isKey, isOpening, isRule, isTall, type Range, tall } from './picture-parts.ts'
import type { Row } from './rows.ts'

/** A page in its reading frame, when it is known what its rows are. */
export interface PictureSheet {
  readonly width: number
  readonly height: number
  readonly rows: readonly Marked[]
  /** Words that are in none of the rows: the title, running heads. */
  readonly others: readonly (Row | TextLine)[]
  /** What is painted besides text. */
  readonly ink: readonly Extent[]
  readonly gutters: readonly number[]
}

export interface Caption extends Extent {
  readonly first: Row
  readonly isTable: boolean
}

/** Where a picture stands, seen from its caption. */
export type Side = 'above' | 'below'

// Points. A drawing stands nearer to its caption, and its parts to one another, than this.
const farthest = 60
const partsApart = 45
const lowest = 30
const narrowest = 30
const margin = 3

/** What is painted on one side of a caption, up to the nearest text; null when that is no picture. */
export function pictureAt(
  caption: Caption,
  sheet: PictureSheet,
  side: Side,
  body: Body,
): Extent | null {
  const { gutters } = sheet
  const own = gutters.some((x) => caption.left < x - 6 && caption.right > x + 6)
    ? null
    : columnOf(caption, sheet)
  const wide = { left: sheet.width * 0.05, right: sheet.width * 0.95 }
  if (!own) return pictureIn(besides(caption, sheet, wide), caption, sheet, side, body)
  const found = pictureIn(besides(caption, sheet, own), caption, sheet, side, body)
  // The caption is short, and its picture as wide as the page.
  const isCrossing = found && gutters.some((x) => found.left < x - 12 && found.right > x + 12)
  return isCrossing ? pictureIn(wide, caption, sheet, side, body) : found
}

/** The column that a caption stands in; null on a page that has but one. */
function columnOf({ left, right }: Caption, { gutters, width }: PictureSheet): Range | null {
  if (gutters.length === 0) return null
  const middle = (left + right) / 2
  return {
    left: gutters.findLast((x) => x <= middle) ?? width * 0.05,
    right: gutters.find((x) => x > middle) ?? width * 0.95,
  }
}

/** Narrower where words stand beside the caption. */
function besides(caption: Caption, { rows }: PictureSheet, range: Range): Range {
  const beside = rows.filter(
    ({ row }) => row.bottom > caption.top + 1 && row.top < caption.bottom - 1,
  )
  const lefts = beside.map(({ row }) => row.right).filter((x) => x <= caption.left + 1)
  const rights = beside.map(({ row }) => row.left).filter((x) => x >= caption.right - 1)
  return { left: Math.max(range.left, ...lefts), right: Math.min(range.right, ...rights) }
}

function pictureIn(
  range: Range,
  caption: Caption,
  sheet: PictureSheet,
  side: Side,
  body: Body,
): Extent | null {
  const isGround = (box: Extent) => areaOf(box) > sheet.width * sheet.height * 0.8
  const ink = sheet.ink.filter((box) => isMostlyIn(box, range) && !isGround(box))
  const { labels, texts } = wordsOf(range, caption, sheet, ink, body)
  const gap =
    side === 'above'
      ? {
          top: Math.max(0, ...texts.map((text) => text.bottom).filter((y) => y <= caption.top + 2)),
          bottom: caption.top,
        }
      : {
          top: caption.bottom,
          bottom: Math.min(
            sheet.height,
            ...texts.map((text) => text.top).filter((y) => y >= caption.bottom - 2),
          ),
        }
  const inGap = (box: Extent) => {
    const middle = (box.top + box.bottom) / 2
    const inside = Math.min(box.bottom, gap.bottom) - Math.max(box.top, gap.top)
    return middle > gap.top && middle < gap.bottom && inside >= (box.bottom - box.top) * 0.7
  }
  const painted = new Set(ink.filter(inGap))
  const near = nearest([...painted, ...labels.filter(inGap)], gap, side)
  const parts = withoutFarRules(near, range, side)
  if (!parts.some((part) => painted.has(part) && !isRule(part, range))) return null
  const { left, right, top, bottom } = boundsOf(parts)
  if (bottom - top < lowest || right - left < narrowest) return null
  const place = {
    left: Math.max(0, left - margin),
    right: Math.min(sheet.width, right + margin),
    top: Math.max(gap.top, top - margin),
    bottom: Math.min(gap.bottom, bottom + margin),
  }
  return areaOf(place) > sheet.width * sheet.height * 0.9 ? null : place
}

/** Words of the range that are part of a drawing, and what ends one: other words, the rules of running heads. */
function wordsOf(
  range: Range,
  caption: Caption,
  sheet: PictureSheet,
  ink: readonly Extent[],
  body: Body,
): { labels: Extent[]; texts: Extent[] } {
  const high = ink.filter(isTall)
  const solid = high.filter((box) => box.right - box.left > tall && !isInside(caption, box))
  const isOnInk = (words: Extent) => solid.some((box) => isInside(words, box))
  const labels: Extent[] = []
  const texts: Extent[] = ink.filter((box) => isHeadRule(box, ink, range, sheet.height))
  for (const marked of sheet.rows) {
    const { row, role } = marked
    if (!isAmong(row, range) || (role.kind === 'caption' && isInside(row, caption))) continue
    const isLabel = role.kind === 'drawing' ? !isOpening(marked, body) : isKey(marked, ink, body)
    if (role.kind !== 'caption' && (isLabel || isOnInk(row))) labels.push(row)
    else texts.push(row)
  }
  for (const other of sheet.others) {
    // The numbers of a chart at the top of a page look like the page's.
    const isTick =
      /^[\d.,]+$/.test(other.text) &&
      high.some((box) => box.top <= other.top && box.bottom >= other.bottom)
    if (isAmong(other, range) && !isTick && !isOnInk(other)) texts.push(other)
  }
  return { labels, texts }
}

/** Parts from the caption on, until white paper parts them from what is further away. */
function nearest(
  parts: readonly Extent[],
  gap: { readonly top: number; readonly bottom: number },
  side: Side,
): Extent[] {
  const sorted =
    side === 'above'
      ? parts.toSorted((a, b) => b.bottom - a.bottom)
      : parts.toSorted((a, b) => a.top - b.top)
  const taken: Extent[] = []
  let reach = side === 'above' ? gap.bottom : gap.top
  for (const part of sorted) {
    const step = side === 'above' ? reach - part.bottom : part.top - reach
    if (step > (taken.length === 0 ? farthest : partsApart)) break
    taken.push(part)
    reach = side === 'above' ? Math.min(reach, part.top) : Math.max(reach, part.bottom)
  }
  return taken
}

/** Rules that part the figure from the text lie at its far end, away from everything else. */
function withoutFarRules(parts: readonly Extent[], range: Range, side: Side): Extent[] {
  const kept = [...parts]
  for (;;) {
    const last = kept.at(-1)
    if (!last || !isRule(last, range)) return kept
    const isTouched = kept.some(
      (box) =>
        box !== last && (side === 'above' ? box.top < last.bottom + 4 : box.bottom > last.top - 4),
    )
    if (isTouched) return kept
    kept.pop()
  }
}

/** For the larger part, or over most of it: drawings may be wider than their column. */
function isMostlyIn(box: Extent, range: Range): boolean {
  const inside = Math.min(box.right, range.right) - Math.max(box.left, range.left)
  return inside >= (box.right - box.left) * 0.5 || inside > (range.right - range.left) * 0.8
}

const isAmong = (words: Extent, range: Range) =>
  Math.min(words.right, range.right) - Math.max(words.left, range.left) > 2
