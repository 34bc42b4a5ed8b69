import type { Marked, Role } from './drafts.ts'
import { equationOf, spreadEquations, wordsIn } from './equation-rows.ts'
import { isRunning } from './float-rows.ts'
import { type CaptionSides, type Distances, markFloats, sidesOf } from './floats.ts'
import { markFootnotes } from './footnotes.ts'
import { headingOf, isPlainHeading, ownFaceHeading } from './headings.ts'
import type { Body, Placement } from './measure.ts'
import { isTabular } from './table-lines.ts'

const isSameColumn = (a: Placement | undefined, b: Placement | undefined) =>
  a !== undefined && b !== undefined && a.row.page === b.row.page && a.index === b.index

/** Distance to the row above in its column; infinite at a column's top. */
export function stepBefore(rows: readonly Placement[], at: number): number {
  const row = rows[at]
  const previous = rows[at - 1]
  if (!row || !isSameColumn(previous, row)) return Number.POSITIVE_INFINITY
  const step = row.row.base - (previous?.row.base ?? 0)
  return step <= 0 ? Number.POSITIVE_INFINITY : step
}

const distancesOf = (rows: readonly Placement[], body: Body): Distances => ({
  isApart: (at) =>
    stepBefore(rows, at) > Math.max(body.pitch, (rows[at]?.row.size ?? 0) * 1.1) * 1.22,
  step: (at) => stepBefore(rows, at),
})

/** On which side of their captions the paper's tables stand. */
export function tableSides(pages: readonly (readonly Placement[])[], body: Body): CaptionSides {
  const all = pages.map((rows) => sidesOf(rows, body, distancesOf(rows, body)))
  const sum = (side: keyof CaptionSides) => all.reduce((total, own) => total + own[side], 0)
  return { above: sum('above'), below: sum('below') }
}

/** Says of every row of a page, in reading order, what it is. */
export function markRows(rows: readonly Placement[], body: Body, sides: CaptionSides): Marked[] {
  const roles: (Role | null)[] = rows.map(() => null)
  const distances = distancesOf(rows, body)
  const gap = distances.isApart
  markFloats(rows, roles, body, distances, sides)
  markFootnotes(rows, roles, body, (at) => stepBefore(rows, at))
  const inside = new Set<number>()
  rows.forEach((placement, at) => {
    if (roles[at]) return
    const goesOnInLine = isInsideLine(rows, at, inside)
    if (goesOnInLine) inside.add(at)
    const equation = goesOnInLine ? null : equationOf(placement, body)
    if (equation) {
      roles[at] = equation
      return
    }
    if (isTabular(placement.row)) return
    const alone = gap(at) || standsAlone(rows, at)
    const loud = headingOf(placement, body, alone, gap(at + 1))
    const quiet = loud ? null : ownFaceHeading(placement, body)
    const heading = quiet && opensText(rows, roles, at, body) ? quiet : loud
    if (!heading) return
    let end = at + 1
    while (goesOn(rows, end)) end++
    const lines = rows.slice(at, end).map((line) => line.row.text)
    lines.forEach((_, line) => {
      roles[at + line] = isProse(lines)
        ? { kind: 'body' }
        : { kind: 'heading', heading: line === 0 ? heading : { look: heading.look } }
    })
  })
  spreadEquations(rows, roles, body)
  markTicks(rows, roles)
  return rows.map((placement, at) => ({ ...placement, role: roles[at] ?? { kind: 'body' } }))
}

/**
 * Goes on with a line of words on the same base line: after an index, say, that was painted apart, or after a
 * word over an arrow.
 * @param inside rows before it that do so
 */
function isInsideLine(
  rows: readonly Placement[],
  at: number,
  inside: ReadonlySet<number>,
): boolean {
  const own = rows[at]
  return [at - 1, at - 2].some((index) => {
    const previous = rows[index]
    if (!own || !previous || !isSameColumn(previous, own)) return false
    const apart = Math.abs(previous.row.base - own.row.base)
    const gap = own.row.left - previous.row.right
    const isNear = apart < own.row.size * (index === at - 1 ? 0.7 : 0.1)
    const isBeside = gap > -own.row.size && gap < own.row.size * 2
    const isAtEdge = previous.row.left < own.column.left + own.row.size * 2
    const isText = () => isAtEdge && wordsIn(previous.row) > 1
    return isNear && isBeside && (inside.has(index) || isText())
  })
}

/** Stands behind a heading, a finished paragraph or a gap, and right before running text in the usual face. */
function opensText(
  rows: readonly Placement[],
  roles: readonly (Role | null)[],
  at: number,
  body: Body,
): boolean {
  const [previous, own, next] = [rows[at - 1], rows[at], rows[at + 1]]
  if (!own || !next || !isSameColumn(own, next) || roles[at + 1]) return false
  const isText = next.row.font === body.font && isRunning(next, body)
  const step = stepBefore(rows, at + 1)
  const ended =
    !isSameColumn(previous, own) ||
    roles[at - 1]?.kind === 'heading' ||
    stepBefore(rows, at) > body.pitch * 1.6 ||
    /[.!?]$/.test(previous?.row.text ?? '')
  return isText && ended && step < body.pitch * 1.6
}

/** A row in a face of its own, after a paragraph that has ended, and not wide enough to be text. */
function standsAlone(rows: readonly Placement[], at: number): boolean {
  const [previous, own, next] = [rows[at - 1], rows[at], rows[at + 1]]
  if (!own || !next) return false
  const { row, column } = own
  const ended = !previous || !isSameColumn(previous, own) || /[.!?:)]$/.test(previous.row.text)
  const narrow = row.right - row.left < (column.right - column.left) * 0.66
  return ended && narrow && next.row.font !== row.font && row.left < column.left + row.size
}

/** Is row `at` the next line of the heading in the row before? */
function goesOn(rows: readonly Placement[], at: number): boolean {
  const [previous, own] = [rows[at - 1], rows[at]]
  if (!previous || !own || !isSameColumn(previous, own)) return false
  const [a, b] = [previous.row, own.row]
  const wide = a.right > previous.column.left + (previous.column.right - previous.column.left) * 0.6
  // A title that is named in a heading is set in the italics of its bold face.
  const face = a.font === b.font || Math.min(a.bold, b.bold) > 0.99
  const alike = Math.abs(a.size - b.size) < 0.3 && face && Math.abs(a.bold - b.bold) < 0.2
  const step = b.base - a.base
  return wide && alike && step > 0 && step < a.size * 1.5 && !isPlainHeading(b.text)
}

const longestHeading = 240
const wordyHeading = 12

/** Whole sentences in a face of their own, as forms print their answers, head nothing. */
function isProse(lines: readonly string[]): boolean {
  const text = lines.join(' ')
  const ends = /[.!]$/.test(text) && text.split(' ').length > wordyHeading
  return text.length > longestHeading || (lines.length > 1 && ends)
}

/** Numbers along the axes of a chart: three rows and more of a single number or of even steps. */
function markTicks(rows: readonly Placement[], roles: (Role | null)[]): void {
  const isTick = (at: number) => rows[at] !== undefined && !roles[at] && isScale(rows[at].row.text)
  for (let at = 0; at < rows.length; at++) {
    let end = at
    while (isTick(end)) end++
    if (end - at >= 3) for (let tick = at; tick < end; tick++) roles[tick] = { kind: 'drawing' }
    at = Math.max(at, end - 1)
  }
}

function isScale(text: string): boolean {
  if (!/^[-−]?\d/.test(text)) return false
  const words = text.split(' ')
  if (!words.every((word) => /^[-−]?\d{1,6}([.,]\d{1,4})?%?$/.test(word))) return false
  const values = words.map((word) =>
    Number(word.replace('−', '-').replace(',', '.').replace('%', '')),
  )
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0))
  const isEven = steps.every((step) => Math.abs(step - (steps[0] ?? 0)) < 1e-6)
  return steps.length === 0 || (steps.length > 1 && isEven && steps[0] !== 0)
}
