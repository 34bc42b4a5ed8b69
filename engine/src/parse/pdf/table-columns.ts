import { isNumber, type Stretch } from './table-lines.ts'

/** More are no table. */
const mostColumns = 60

export interface Extent {
  left: number
  right: number
}

/** Columns: stretches that overlap in x belong together; one over several is a spanning cell, a tiny one an exponent. */
export function columnsOf(rows: readonly (readonly Stretch[])[]): Extent[] {
  const large = rows.map((row) => {
    const size = Math.max(0, ...row.map(({ line }) => line.size))
    return row.filter(({ line }) => line.size > size * 0.72)
  })
  const most = Math.max(0, ...large.map((row) => row.length))
  const full = large.filter((row) => row.length >= Math.max(2, most * 0.6))
  if (full.length < 2) return []
  const columns: Extent[] = []
  // Where rows of numbers show the columns, the names of groups in the head, set over several of them, do not.
  const measured = full.filter((row) => row.filter(isNumber).length > 1)
  const isMeasured = measured.length > 1
  const named = full.filter((row) => !measured.includes(row) && row.length >= most * 0.8)
  const groups = full.filter((row) => !measured.includes(row) && !named.includes(row))
  for (const rowsAlike of isMeasured ? [measured, named, groups] : [full])
    for (const { left, right } of narrowFirst(rowsAlike)) {
      const touching = columns.filter((column) => left < column.right && right > column.left)
      const [only] = touching
      if (touching.length === 0) columns.push({ left, right })
      else if (touching.length === 1 && only && !(isMeasured && rowsAlike === groups)) {
        only.left = Math.min(only.left, left)
        only.right = Math.max(only.right, right)
      }
    }
  return columns.length > mostColumns ? [] : columns.toSorted((a, b) => a.left - b.left)
}

const narrowFirst = (rows: readonly (readonly Stretch[])[]) =>
  rows.flat().toSorted((a, b) => a.right - a.left - (b.right - b.left))

export function firstColumn(stretch: Stretch, columns: readonly Extent[]): number {
  const overlapped = columns.findIndex(
    (column) => column.right > stretch.left && column.left < stretch.right,
  )
  if (overlapped >= 0) return overlapped
  const distances = columns.map((column) =>
    Math.min(Math.abs(column.left - stretch.right), Math.abs(column.right - stretch.left)),
  )
  return distances.indexOf(Math.min(...distances))
}

export function lastColumn(stretch: Stretch, columns: readonly Extent[]): number {
  return columns.findLastIndex(
    (column) => column.left < stretch.right && column.right > stretch.left,
  )
}

/**
 * The columns that the names in a line of a table's head stand over. A name is set in the middle of its group, so it
 * reaches over columns beside it that have no name in this line, but one in a line below, where that brings its
 * middle to theirs.
 * @param below the names in the lines of the head below it
 * @returns for each of the line's stretches that reaches further than its words, its first and last column
 */
export function groupsOver(
  line: readonly Stretch[],
  below: readonly Stretch[],
  columns: readonly Extent[],
): ReadonlyMap<Stretch, readonly [number, number]> {
  const named = new Set(below.map((stretch) => firstColumn(stretch, columns)))
  const own = line.map((stretch) => {
    const first = firstColumn(stretch, columns)
    return { stretch, first, last: Math.max(first, lastColumn(stretch, columns)) }
  })
  const found = new Map<Stretch, readonly [number, number]>()
  let free = 1
  for (const [at, { stretch, first, last }] of own.entries()) {
    const end = (own[at + 1]?.first ?? columns.length) - 1
    const middle = (stretch.left + stretch.right) / 2
    const error = (from: number, to: number) =>
      Math.abs(((columns[from]?.left ?? 0) + (columns[to]?.right ?? 0)) / 2 - middle)
    let best = [first, last] as const
    for (let from = Math.min(free, first); from <= first; from++)
      for (let to = last; to <= end; to++) {
        const isNamed = Array.from({ length: to - from + 1 }, (_, step) => named.has(from + step))
        if (isNamed.every(Boolean) && error(from, to) < error(...best)) best = [from, to]
      }
    const isClear = error(first, last) > 3 && error(...best) < error(first, last) * 0.4
    if (isClear && first > 0) found.set(stretch, best)
    free = (isClear && first > 0 ? best[1] : last) + 1
  }
  const spans = own.map(({ stretch, first, last }) => found.get(stretch) ?? [first, last])
  const isCovered = spans.every(([, end], at) => end + 1 === (spans[at + 1]?.[0] ?? columns.length))
  return (isCovered ? null : tiling(own, named, columns)) ?? found
}

interface Name {
  readonly stretch: Stretch
  readonly first: number
  readonly last: number
}

/**
 * The columns under the names of a line, where each name stands in the middle of as many on either side and together
 * they cover every column up to the last: "Small" over the second of three, "Large" over the fifth of six.
 */
function tiling(
  names: readonly Name[],
  named: ReadonlySet<number>,
  columns: readonly Extent[],
): Map<Stretch, readonly [number, number]> | null {
  for (let begin = 0; begin <= (names[0]?.first ?? -1); begin++) {
    const found = new Map<Stretch, readonly [number, number]>()
    let start = begin
    for (const { stretch, first, last } of names) {
      const end = last + first - start
      if (end < last || !isOver(stretch, start, end, columns)) break
      const under = Array.from({ length: end - start + 1 }, (_, step) => named.has(start + step))
      if (end > last && !under.every(Boolean)) break
      found.set(stretch, [start, end])
      start = end + 1
    }
    const isWhole = found.size === names.length && start === columns.length
    if (isWhole && names.some(({ stretch, first }) => (found.get(stretch)?.[0] ?? first) < first))
      return found
  }
  return null
}

/** Does a name stand over the middle of columns, by less than half of one's width? */
function isOver(
  { left, right }: Stretch,
  start: number,
  end: number,
  columns: readonly Extent[],
): boolean {
  const [from, to] = [columns[start]?.left, columns[end]?.right]
  if (from === undefined || to === undefined) return false
  return Math.abs(from + to - left - right) < (to - from) / (end - start + 1)
}
