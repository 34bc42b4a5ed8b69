import { type Label, labelOf } from './captions.ts'
import type { Role } from './drafts.ts'
import { insideOf, isRunning, walk } from './float-rows.ts'
import type { Body, Placement } from './measure.ts'
import { isTabular } from './table-lines.ts'

/** A page of plates has a dozen; every caption is looked for in the whole text. */
const captionsPerPage = 20

type Rows = readonly Placement[]

/** How often a table stands above its caption, and how often below, where only one was possible. */
export interface CaptionSides {
  readonly above: number
  readonly below: number
}

interface Caption {
  readonly at: number
  readonly end: number
  readonly label: Label
}

/** What a page tells of the distances between its rows. */
export interface Distances {
  /** Does more than a line's distance part a row from the one above? */
  readonly isApart: (at: number) => boolean
  /** Distance to the row above, infinite at the top of a column. */
  readonly step: (at: number) => number
}

/** On which side of their captions the tables of a page stand. */
export function sidesOf(rows: Rows, body: Body, distances: Distances): CaptionSides {
  const roles: (Role | null)[] = rows.map(() => null)
  const sides = { above: 0, below: 0 }
  for (const caption of markCaptions(rows, roles, body, distances)) {
    if (caption.label.of !== 'table') continue
    const { above, below } = around(caption, rows, roles, body, distances)
    const side = onlySide(above, below)
    if (side) sides[side]++
  }
  return sides
}

/**
 * Marks captions, the tables beside them, and what is written inside of drawings.
 * @param sides where the paper's tables stand
 */
export function markFloats(
  rows: Rows,
  roles: (Role | null)[],
  body: Body,
  distances: Distances,
  sides: CaptionSides,
): void {
  for (const caption of markCaptions(rows, roles, body, distances)) {
    const { above, below } = around(caption, rows, roles, body, distances)
    if (caption.label.of === 'table') {
      const side = onlySide(above, below) ?? likelySide(rows, caption, above, below, sides)
      const own =
        side === 'above'
          ? withoutParagraph(above, rows, body, distances)
          : side === 'below'
            ? beforeDrawing(below, rows, roles, distances)
            : []
      if (side) for (const index of own) roles[index] = { kind: 'table', side }
    } else {
      const isLabel = (index: number) => (rows[index]?.row.text.length ?? 0) < 30
      for (const index of above.length > 0 ? above : takeWhile(below, isLabel)) {
        if (looksLikeProse(rows[index] as Placement, body)) break
        roles[index] = { kind: 'drawing' }
      }
    }
  }
}

/** Rows above and below a caption that could belong to it. */
function around(
  { at, end }: Caption,
  rows: Rows,
  roles: readonly (Role | null)[],
  body: Body,
  { isApart }: Distances,
): { above: number[]; below: number[] } {
  const isInside = insideOf(rows, roles, body, isApart, at)
  return {
    above: walk(at - 1, -1, isInside, rows, body),
    below: walk(end, 1, isInside, rows, body),
  }
}

function markCaptions(
  rows: Rows,
  roles: (Role | null)[],
  body: Body,
  { isApart, step }: Distances,
): Caption[] {
  const captions: Caption[] = []
  for (let at = 0; at < rows.length && captions.length < captionsPerPage; at++) {
    const label = labelOf(rows[at] as Placement, body, isApart(at))
    if (!label || isMention(rows, roles, at, body)) continue
    roles[at] = { kind: 'caption', label }
    const end = captionEnd(rows, roles, at, label, body, step)
    for (let next = at + 1; next < end; next++) roles[next] = { kind: 'caption', label: null }
    captions.push({ at, end, label })
    at = end - 1
  }
  return captions
}

/** The row behind a caption's last: it goes on in its size, line by line. */
function captionEnd(
  rows: Rows,
  roles: readonly (Role | null)[],
  at: number,
  label: Label,
  body: Body,
  step: (at: number) => number,
): number {
  const { row } = rows[at] as Placement
  let pitch = row.size * 1.35
  let end = at + 1
  while (end < rows.length && !roles[end]) {
    const next = rows[end] as Placement
    const previous = rows[end - 1] as Placement
    if (step(end) > Math.max(pitch, row.size * 1.3) * 1.12) break
    if (Math.abs(next.row.size - row.size) > 0.4 || labelOf(next, body, true)) break
    if (next.row.parts.length > 2 && label.of === 'table') break
    const isBody = Math.abs(next.row.size - body.size) < 0.4 && next.row.font === body.font
    const ended =
      /[.!?)]$/.test(previous.row.text) &&
      previous.row.right < previous.column.right - body.size * 4
    if (ended && (isBody || label.of === 'table')) break
    pitch = Math.min(pitch, step(end))
    end++
  }
  return end
}

/** Goes on with a sentence that breaks off above, or in the column before: "as in / Table 4. On average". */
function isMention(rows: Rows, roles: readonly (Role | null)[], at: number, body: Body): boolean {
  const isBody = ({ row }: Placement) =>
    Math.abs(row.size - body.size) < 0.4 && row.font === body.font && row.bold === 0
  const own = rows[at] as Placement
  if (!isBody(own) || !/^\p{L}+\.? [\dIVX.]+ \p{L}/u.test(own.row.text)) return false
  const before = rows.slice(0, at).findLast((other, index) => !roles[index] && isBody(other))
  const isFull = before && before.row.right > before.column.right - body.size
  return isFull === true && /[\p{Ll},]$/u.test(before.row.text)
}

/** Where a table of two rows and more can stand at all, when that is one side. */
function onlySide(above: readonly number[], below: readonly number[]): 'above' | 'below' | null {
  if (above.length < 2) return below.length < 2 ? null : 'below'
  return below.length < 2 ? 'above' : null
}

/** Both sides could be a table: the paper's habit decides, else the nearer one. */
function likelySide(
  rows: Rows,
  { at, end }: Caption,
  above: readonly number[],
  below: readonly number[],
  sides: CaptionSides,
): 'above' | 'below' | null {
  if (above.length < 2 && below.length < 2) return null
  if (sides.above !== sides.below) return sides.above > sides.below ? 'above' : 'below'
  const upward = (rows[at]?.row.top ?? 0) - (rows[at - 1]?.row.bottom ?? 0)
  const downward = (rows[end]?.row.top ?? 0) - (rows[end - 1]?.row.bottom ?? 0)
  return upward >= 0 && upward < downward ? 'above' : 'below'
}

function takeWhile(indices: readonly number[], keep: (index: number) => boolean): number[] {
  const end = indices.findIndex((index) => !keep(index))
  return end < 0 ? [...indices] : indices.slice(0, end)
}

/** Rows above a caption, from below, without the short last line of the paragraph that ends over the table. */
function withoutParagraph(
  above: number[],
  rows: Rows,
  body: Body,
  { isApart }: Distances,
): readonly number[] {
  const top = above.at(-1) ?? 0
  const [own, before] = [rows[top], rows[top - 1]]
  if (above.length < 3 || !own || !before || isApart(top) || !isApart(top + 1)) return above
  const isText = own.row.font === body.font && Math.abs(own.row.size - body.size) < 0.3
  const goesOn = isText && own.row.parts.length === 1 && !isTabular(own.row)
  return goesOn && isRunning(before, body) && before.index === own.index
    ? above.slice(0, -1)
    : above
}

/** Rows below a table's caption, without the words of the drawing that comes next: a wide gap parts them, and another face. */
function beforeDrawing(
  below: readonly number[],
  rows: Rows,
  roles: readonly (Role | null)[],
  { step }: Distances,
): readonly number[] {
  const next = roles[(below.at(-1) ?? 0) + 1]
  if (next?.kind !== 'caption' || next.label?.of !== 'figure') return below
  const fontOf = (index: number) => rows[index]?.row.font
  let widest = 0
  for (const [at, index] of below.entries()) {
    const own = step(index)
    if (at > 1 && own > Math.max(widest * 1.7, (rows[index]?.row.size ?? 0) * 1.5)) {
      const fonts = new Set(below.slice(0, at).map(fontOf))
      if (!below.slice(at).some((later) => fonts.has(fontOf(later)))) return below.slice(0, at)
    }
    if (at > 0 && Number.isFinite(own)) widest = Math.max(widest, own)
  }
  return below
}

/** Words in the face of the running text: the end of a paragraph or list, not part of a drawing. */
function looksLikeProse({ row }: Placement, body: Body): boolean {
  return (
    Math.abs(row.size - body.size) < 0.3 && row.font === body.font && row.text.split(' ').length > 2
  )
}
