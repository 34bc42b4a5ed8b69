import { type Label, labelOf } from './captions.ts'
import type { Role } from './drafts.ts'
import { headingOf, isPlainHeading } from './headings.ts'
import type { Body, Placement } from './measure.ts'
import { isTabular } from './tables.ts'

/** A page of plates has a dozen; every caption is looked for in the whole text. */
const captionsPerPage = 20

type Rows = readonly Placement[]
type IsApart = (at: number) => boolean

/** Looks like running text: body size and a good part of the column's width. */
export function isRunning({ row, column }: Placement, body: Body): boolean {
  return (
    Math.abs(row.size - body.size) < 0.6 &&
    row.parts.length === 1 &&
    !isTabular(row) &&
    row.right - row.left > (column.right - column.left) * 0.62 &&
    /\p{L}{2}.* .*\p{L}{2}/u.test(row.text)
  )
}

/**
 * Marks captions, the tables beside them, and what is written inside of drawings.
 * @param isApart does more than a line's distance part a row from the one above?
 * @param step distance to the row above, infinite at the top of a column
 */
export function markFloats(
  rows: Rows,
  roles: (Role | null)[],
  body: Body,
  isApart: IsApart,
  step: (at: number) => number,
): void {
  let captions = 0
  for (let at = 0; at < rows.length && captions < captionsPerPage; at++) {
    const label = roles[at] ? null : labelOf(rows[at] as Placement, body, isApart(at))
    if (!label) continue
    captions++
    roles[at] = { kind: 'caption', label }
    const end = captionEnd(rows, roles, at, label, body, step)
    for (let next = at + 1; next < end; next++) roles[next] = { kind: 'caption', label: null }
    const isInside = insideOf(rows, roles, body, isApart, at)
    const above = walk(at - 1, -1, isInside, rows, body)
    const below = walk(end, 1, isInside, rows, body)
    if (label.of === 'table') {
      const side = tableSide(rows, at, end, above, below)
      const own = side === 'above' ? above : side === 'below' ? below : []
      if (side) for (const index of own) roles[index] = { kind: 'table', side }
    } else {
      const isLabel = (index: number) => (rows[index]?.row.text.length ?? 0) < 30
      for (const index of above.length > 0 ? above : takeWhile(below, isLabel)) {
        if (looksLikeProse(rows[index] as Placement, body)) break
        roles[index] = { kind: 'drawing' }
      }
    }
    at = end - 1
  }
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

/** A footnote at the foot of a column; what stands above running text is a table's own note. */
function opensNote(rows: Rows, at: number, body: Body): boolean {
  const { row, column, index } = rows[at] as Placement
  const isLong = row.right - row.left > (column.right - column.left) * 0.6
  if (!isLong || !/^[⁰¹²³⁴-⁹]+ ?\p{L}+ .*\p{L}{2,} .*\p{L}{2,}/u.test(row.text)) return false
  return !rows.slice(at + 1).some((later) => later.index === index && isRunning(later, body))
}

/** Can a row belong to the table or drawing of the caption at `at`? */
function insideOf(
  rows: Rows,
  roles: readonly (Role | null)[],
  body: Body,
  isApart: IsApart,
  at: number,
): (index: number) => boolean {
  return (index) => {
    const row = rows[index]
    if (!row || roles[index] || row.row.page !== rows[at]?.row.page) return false
    if (isRunning(row, body) || labelOf(row, body, isApart(index)) || opensNote(rows, index, body))
      return false
    if (isTabular(row.row) || !isPlainHeading(row.row.text)) return true
    return headingOf(row, body, isApart(index), isApart(index + 1)) === null
  }
}

/** Rows from `start` on, while they are inside and not far from one another. */
function walk(
  start: number,
  direction: 1 | -1,
  isInside: (index: number) => boolean,
  rows: Rows,
  body: Body,
): number[] {
  const found: number[] = []
  for (let index = start; isInside(index); index += direction) {
    const [here, before] = [rows[index]?.row, rows[index - direction]?.row]
    if (!here || !before || Math.abs(here.base - before.base) >= body.pitch * 7) break
    found.push(index)
  }
  return found
}

/** A table of two rows and more; where both sides have one, the nearer is the caption's. */
function tableSide(
  rows: Rows,
  at: number,
  end: number,
  above: readonly number[],
  below: readonly number[],
): 'above' | 'below' | null {
  if (above.length < 2) return below.length < 2 ? null : 'below'
  if (below.length < 2) return 'above'
  const upward = (rows[at]?.row.top ?? 0) - (rows[at - 1]?.row.bottom ?? 0)
  const downward = (rows[end]?.row.top ?? 0) - (rows[end - 1]?.row.bottom ?? 0)
  return upward >= 0 && upward < downward ? 'above' : 'below'
}

function takeWhile(indices: readonly number[], keep: (index: number) => boolean): number[] {
  const end = indices.findIndex((index) => !keep(index))
  return end < 0 ? [...indices] : indices.slice(0, end)
}

/** Words in the face of the running text: the end of a paragraph or list, not part of a drawing. */
function looksLikeProse({ row }: Placement, body: Body): boolean {
  return (
    Math.abs(row.size - body.size) < 0.3 && row.font === body.font && row.text.split(' ').length > 2
  )
}
