import { labelOf } from './captions.ts'
import type { Role } from './drafts.ts'
import { headingOf, isPlainHeading, opensAppendix } from './headings.ts'
import type { Body, Placement } from './measure.ts'
import { isTabular } from './table-lines.ts'

type Rows = readonly Placement[]

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

/** A footnote at the foot of a column; what stands above running text is a table's own note. */
function opensNote(rows: Rows, at: number, body: Body): boolean {
  const { row, column, index } = rows[at] as Placement
  const isLong = row.right - row.left > (column.right - column.left) * 0.6
  if (!isLong || !/^[⁰¹²³⁴-⁹]+ ?\p{L}+ .*\p{L}{2,} .*\p{L}{2,}/u.test(row.text)) return false
  return !rows.slice(at + 1).some((later) => later.index === index && isRunning(later, body))
}

/** "Papers with a publisher’s abstract 73.4M (90.4%)": the longest row of a table of two columns. */
const endsInNumber = ({ text }: Placement['row']): boolean =>
  /^[\p{Lu}\d][^.:;]{0,70} [\d.,]*\d[%MkKB]?(?: \([\d.,]+%?\))?[∗*†‡⁰¹²³⁴-⁹]?$/u.test(text) &&
  text.split(' ').length <= 9

/** "Method" at the left of a table's head, half a line above or below the names of the columns. */
function isBesideCells(rows: Rows, at: number): boolean {
  const own = rows[at]?.row
  return [rows[at - 1]?.row, rows[at + 1]?.row].some(
    (other) =>
      own !== undefined &&
      other !== undefined &&
      other.page === own.page &&
      Math.abs(other.base - own.base) < own.size * 1.2 &&
      other.left > own.right &&
      other.parts.length > 1,
  )
}

/** Can a row belong to the table or drawing of the caption at `at`? */
export function insideOf(
  rows: Rows,
  roles: readonly (Role | null)[],
  body: Body,
  isApart: (at: number) => boolean,
  at: number,
): (index: number) => boolean {
  return (index) => {
    const row = rows[index]
    if (!row || roles[index] || row.row.page !== rows[at]?.row.page) return false
    if (
      (isRunning(row, body) && !endsInNumber(row.row)) ||
      labelOf(row, body, isApart(index)) ||
      opensNote(rows, index, body)
    )
      return false
    const mayHead = isPlainHeading(row.row.text) || opensAppendix(row, body)
    if (isTabular(row.row) || !mayHead || isBesideCells(rows, index)) return true
    return headingOf(row, body, isApart(index), isApart(index + 1)) === null
  }
}

/**
 * Rows from `start` on, while they are inside, that are not far from one another: a drawing's labels can be painted
 * in any order, so that each may be near to any other.
 */
export function walk(
  start: number,
  direction: 1 | -1,
  isInside: (index: number) => boolean,
  rows: Rows,
  body: Body,
): number[] {
  const inside: number[] = []
  for (let index = start; isInside(index); index += direction) inside.push(index)
  const baseOf = (index: number) => rows[index]?.row.base ?? Number.NaN
  const isNear = (a: number, b: number) => Math.abs(baseOf(a) - baseOf(b)) < body.pitch * 7
  const found = new Set<number>()
  let reached = [start - direction]
  while (reached.length > 0) {
    reached = inside.filter((own) => !found.has(own) && reached.some((other) => isNear(own, other)))
    for (const own of reached) found.add(own)
  }
  return inside.filter((own) => found.has(own))
}
