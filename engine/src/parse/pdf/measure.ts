import type { Column, Row } from './rows.ts'

/** A row in its column; what the block rules read. */
export interface Placement {
  readonly row: Row
  readonly column: Column
  /** Column number on its page, from the left; rows over the full width have the first one's. */
  readonly index: number
}

/** What running text looks like in this paper. */
export interface Body {
  readonly size: number
  readonly font: string
  /** From base line to base line, in points. */
  readonly pitch: number
  /** Share of its rows that end at the right edge: high for justified text. */
  readonly justified: number
  /** True when paragraphs begin with an indent. */
  readonly indents: boolean
}

/** The value with the greatest weight in all, of equal ones the first; undefined where none weighs anything. */
export function mode<T>(values: readonly (readonly [T, number])[]): T | undefined {
  const [only] = values
  if (only && only[1] > 0 && values.length === 1) return only[0]
  const counts = new Map<T, number>()
  for (let at = 0; at < values.length; at++) {
    const pair = values[at] as readonly [T, number]
    counts.set(pair[0], (counts.get(pair[0]) ?? 0) + pair[1])
  }
  let best: T | undefined
  let most = 0
  counts.forEach((weight, value) => {
    if (weight <= most) return
    best = value
    most = weight
  })
  return best
}

/** Measures the paper from all of its rows, pages in order. */
export function measureBody(pages: readonly (readonly Placement[])[]): Body {
  const placements = pages.flat()
  const size = mode(placements.map(({ row }) => [row.size, row.text.length] as const)) ?? 10
  const body = placements.filter(({ row }) => Math.abs(row.size - size) < 0.6)
  const font = mode(body.map(({ row }) => [row.font, row.text.length] as const)) ?? ''
  const steps: [number, number][] = []
  let full = 0
  let long = 0
  let indented = 0
  let begun = 0
  placements.forEach(({ row, column, index }, at) => {
    const previous = placements[at - 1]
    if (!previous || previous.row.page !== row.page || previous.index !== index) return
    const step = row.base - previous.row.base
    if (Math.abs(row.size - size) < 0.6 && step > size * 0.9 && step < size * 2.6)
      steps.push([Math.round(step * 4) / 4, 1])
    if (row.right - row.left > (column.right - column.left) * 0.8) {
      long++
      if (column.right - row.right < size * 0.35) full++
    }
    if (/[.!?:]$/.test(previous.row.text) && column.right - previous.row.right > size * 4) {
      begun++
      const indent = row.left - column.left
      if (indent > size * 0.6 && indent < size * 4) indented++
    }
  })
  return {
    size,
    font,
    pitch: mode(steps) ?? size * 1.2,
    justified: long === 0 ? 0 : full / long,
    indents: begun > 0 && indented / begun > 0.4,
  }
}

/** Puts every row of a page into its column. */
export function placeRows(
  rows: readonly Row[],
  gutters: readonly number[],
  bodySize: number,
): Placement[] {
  const bounds = [Number.NEGATIVE_INFINITY, ...gutters, Number.POSITIVE_INFINITY]
  const indexOf = (row: Row) => {
    const middle = row.left + Math.min(row.right - row.left, 60) / 2
    return Math.max(0, bounds.findIndex((bound) => bound > middle) - 1)
  }
  const spans = (row: Row) =>
    gutters.some((x) => row.left < x - bodySize * 2 && row.right > x + bodySize * 2)
  const extent = (of: readonly Row[]): Column | null => {
    const main = of.filter((row) => Math.abs(row.size - bodySize) < 0.6 && row.text.length > 15)
    const used = main.length >= 4 ? main : of
    if (used.length === 0) return null
    const left = mode(used.map((row) => [Math.round(row.left), row.text.length] as const)) ?? 0
    const rights = used.map((row) => row.right).sort((a, b) => a - b)
    const right = rights[Math.floor((rights.length - 1) * 0.9)] ?? left
    return {
      left: Math.min(
        left,
        ...used.map((row) => Math.round(row.left)).filter((x) => left - x < 3 && x < left),
      ),
      right,
    }
  }
  const wide = rows.filter(spans)
  const columns = bounds
    .slice(1)
    .map((_, index) => extent(rows.filter((row) => !spans(row) && indexOf(row) === index)))
  const wideColumn = extent(wide)
  return rows.map((row) => {
    const index = indexOf(row)
    const column = (spans(row) ? wideColumn : columns[index]) ?? {
      left: row.left,
      right: row.right,
    }
    return { row, column, index: spans(row) ? 0 : index }
  })
}
