import { plainDigits } from '../../text/raised-digits.ts'
import type { Role } from './drafts.ts'
import { isRunning } from './float-rows.ts'
import type { Body, Placement } from './measure.ts'
import { style } from './style.ts'

type Rows = readonly Placement[]

const noteMark = /^(?:[∗*†‡§¶‖#]+|[⁰¹²³⁴-⁹]{1,3}|\d{1,2}|[a-e])\s*(?=[\p{L}“"(¿]|https?)/u

/**
 * Marks the notes at the feet of a page's columns: rows in small letters below running text, from the first that
 * bears a note's mark on. What stands above it, and begins in the middle of a sentence, is the end of a note of the
 * page before.
 * @param step distance to the row above, infinite at the top of a column
 */
export function markFootnotes(
  rows: Rows,
  roles: (Role | null)[],
  body: Body,
  step: (at: number) => number,
): void {
  const cited = citedNotes(rows, body)
  const columns = new Set(rows.map(({ index }) => index))
  for (const index of columns) {
    const own = [...rows.keys()].filter((at) => rows[at]?.index === index)
    let start = own.length
    while (start > 0) {
      const at = own[start - 1] as number
      const row = (rows[at] as Placement).row
      if (roles[at] || row.size > body.size - 0.55) break
      start--
    }
    // Only text that stands below running text is a note.
    const above = own.slice(0, start).some((at) => isRunning(rows[at] as Placement, body))
    if (!above && (rows[0]?.row.page ?? 0) > 1) continue
    const tail = own.slice(start)
    let last: number | null = null
    const isMarked = (at: number) => {
      const number = numberOf(rows[at] as Placement)
      if (!isNote(rows, at, cited) && (number === null || number - 1 !== last)) return false
      last = number
      return true
    }
    const from = tail.findIndex(isMarked)
    const onFirstPage = (rows[0]?.row.page ?? 0) === 1 && above
    const goesOn = tail[0] !== undefined && isRest(rows, tail[0], body, step)
    if (from < 0 && !onFirstPage && !goesOn) continue
    tail.slice(onFirstPage || goesOn ? 0 : from).forEach((at, order) => {
      const gapped = step(at) > (rows[at]?.row.size ?? 0) * 1.7
      const first = goesOn && order === 0 ? false : order === 0 || isMarked(at) || gapped
      roles[at] = {
        kind: 'footnote',
        first: first && !(roles[at - 1]?.kind === 'footnote' && isBesideMark(rows, at)),
      }
    })
  }
}

/** Numbers that are raised behind a word of the running text. */
function citedNotes(rows: Rows, body: Body): Set<string> {
  const text = rows.filter(({ row }) => Math.abs(row.size - body.size) < 0.6)
  return new Set(
    text.flatMap(({ row }) =>
      [...row.text.matchAll(/[⁰¹²³⁴-⁹](?<=[\p{L}.,;:!?)\]”’"] ?.)[⁰¹²³⁴-⁹]{0,2}/gu)].map(
        ([number]) => plainDigits(number),
      ),
    ),
  )
}

/** Does a note begin in this row: with a raised number, a sign, or a number on the line that the text cites? */
function isNote(rows: Rows, at: number, cited: ReadonlySet<string>): boolean {
  const { row } = rows[at] as Placement
  const first = row.parts[0]?.styles[0] ?? 0
  if (noteMark.test(row.text))
    if ((first & style.sup) !== 0 || /^[∗*†‡§¶‖]/.test(row.text)) return true
  if (cited.has(String(numberOf(rows[at] as Placement)))) return true
  const lone = loneMark.exec(row.text)?.[0]
  return lone !== undefined && isBesideMark(rows, at + 1)
}

/** "12 See", "(12) See", "12. See": the number that a note of small print begins with. */
function numberOf({ row }: Placement): number | null {
  const number = /^\(?(\d{1,3})(?:\)|\.)? ?(?=[\p{L}“"‘[]|https?)/u.exec(row.text)?.[1]
  return number === undefined ? null : Number(number)
}

const loneMark = /^(?:\d{1,3}|[∗*†‡§¶])$/

/** Stands right behind a raised number or sign that was read as a row of its own. */
function isBesideMark(rows: Rows, at: number): boolean {
  const [mark, own] = [rows[at - 1]?.row, rows[at]?.row]
  if (!mark || !own || mark.page !== own.page || !loneMark.test(mark.text)) return false
  const rise = own.base - mark.base
  const gap = own.left - mark.right
  return rise > own.size * 0.15 && rise < own.size * 0.7 && gap > -1 && gap < own.size
}

/** Begins in the middle of a sentence, a gap below the text. */
function isRest(rows: Rows, at: number, body: Body, step: (at: number) => number): boolean {
  const { row, column } = rows[at] as Placement
  const isFull = row.right - row.left > (column.right - column.left) * 0.5
  return /^\p{Ll}{2}/u.test(row.text) && isFull && step(at) > body.pitch * 1.2
}
