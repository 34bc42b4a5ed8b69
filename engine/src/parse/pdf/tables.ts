import { type Joined, type Piece, seam, type Vocabulary } from './join.ts'
import type { TextLine } from './lines.ts'
import type { Row } from './rows.ts'

/** A stretch of a printed row: units `from` to `to` of a line. */
interface Stretch {
  readonly line: TextLine
  readonly from: number
  readonly to: number
  readonly left: number
  readonly right: number
}

/** Parts a row where the gap between words is too wide for running text. */
function stretchesOf({ parts }: Row): Stretch[] {
  return parts.flatMap((line) => {
    const gaps: { at: number; width: number }[] = []
    for (let at = 0; at < line.text.length; at++)
      if (line.text[at] === ' ')
        gaps.push({ at, width: (line.edges[at + 1] ?? 0) - (line.edges[at] ?? 0) })
    const usual =
      gaps.map(({ width }) => width).sort((a, b) => a - b)[Math.floor(gaps.length / 4)] ?? 0
    // A stretched line of text has wide gaps too, but more words than a row of a table has cells.
    const stretched = gaps.length > 8 ? usual * 1.9 : 0
    const limit = Math.max(line.size * 0.7, Math.min(stretched, line.size * 1.1))
    const cuts = gaps.filter(({ width }) => width > limit)
    const stretches: Stretch[] = []
    let from = 0
    for (const at of [...cuts.map((cut) => cut.at), line.text.length]) {
      if (at > from)
        stretches.push({
          line,
          from,
          to: at,
          left: line.edges[from] ?? line.left,
          right: line.edges[at] ?? line.right,
        })
      from = at + 1
    }
    return stretches
  })
}

/** Three or more stretches, or two of which one is a number: a row of a table rather than of text. */
export function isTabular(row: Row): boolean {
  const stretches = stretchesOf(row)
  if (stretches.length >= 3) return true
  if (stretches.length < 2) return false
  return stretches
    .slice(1)
    .some(({ line, from, to }) => /^[-−–+]?[\d.,%±()⁰¹²³⁴-⁹⁻⁺]+$/.test(line.text.slice(from, to)))
}

export interface TableCell {
  readonly words: Joined
  readonly colSpan: number
  readonly header: boolean
}

const isNumber = ({ line, from, to }: Stretch): boolean =>
  /^[-−–+~<>≤≥]?[\d.,%±()*/ −–⁰¹²³⁴-⁹⁻⁺-]+$/.test(line.text.slice(from, to))

/**
 * The cells of a table region. Where the stretches of its rows stand in clear columns, every row has a
 * cell for each column; else a row has as many cells as it has stretches.
 */
export function cellsOf(rows: readonly Row[], vocabulary: Vocabulary): TableCell[][] {
  const lines = byHeight(rows.flatMap(stretchesOf))
  const columns = columnsOf(lines)
  const laid = mergeWrapped(lines, columns)
  const firstNumbers = laid.findIndex((row) => row.length > 1 && row.slice(1).some(isNumber))
  return laid.map((row, index) => {
    const header = index < Math.max(1, Math.min(firstNumbers, 3))
    if (columns.length < 2)
      return row.map((stretch) => ({ words: wordsOf([stretch], vocabulary), colSpan: 1, header }))
    const cells: TableCell[] = []
    let column = 0
    while (column < columns.length) {
      const inside = row.filter((stretch) => firstColumn(stretch, columns) === column)
      const last = Math.max(column, ...inside.map((stretch) => lastColumn(stretch, columns)))
      cells.push({ words: wordsOf(inside, vocabulary), colSpan: last - column + 1, header })
      column = last + 1
    }
    return cells
  })
}

/** Stretches on one base line, from top to bottom and left to right, however they were painted. */
function byHeight(stretches: readonly Stretch[]): Stretch[][] {
  const lines: Stretch[][] = []
  for (const stretch of stretches.toSorted((a, b) => a.line.base - b.line.base)) {
    const last = lines.at(-1)
    const base = last?.[0]?.line.base ?? Number.NEGATIVE_INFINITY
    if (last && stretch.line.base - base < stretch.line.size * 0.35) last.push(stretch)
    else lines.push([stretch])
  }
  return lines.map((line) => line.toSorted((a, b) => a.left - b.left))
}

/** Joins the lines of wrapped cells: they stand closer than rows do, and carry on words, not numbers. */
function mergeWrapped(lines: readonly Stretch[][], columns: readonly Extent[]): Stretch[][] {
  const step = (at: number) =>
    (lines[at]?.[0]?.line.base ?? 0) - (lines[at - 1]?.[0]?.line.base ?? 0)
  const closest = Math.min(...[...lines.keys()].slice(1).map(step))
  const tight = (at: number) => at > 0 && step(at) < closest * 1.15
  const wrapped = [...lines.keys()].filter(tight)
  const carriesOn = wrapped.filter((at) => {
    const line = lines[at] as Stretch[]
    return !line.some(isNumber) && line.length < columns.length
  })
  const clear = wrapped.length < lines.length - 2 && carriesOn.length > wrapped.length * 0.8
  if (columns.length < 2 || !clear) return [...lines]
  const merged: Stretch[][] = []
  for (const [at, line] of lines.entries()) {
    const last = merged.at(-1)
    if (last && tight(at)) last.push(...line)
    else merged.push([...line])
  }
  return merged
}

/** More are no table. */
const mostColumns = 60

interface Extent {
  left: number
  right: number
}

/** Columns: stretches that overlap in x belong together; a stretch over several is a spanning cell. */
function columnsOf(rows: readonly (readonly Stretch[])[]): Extent[] {
  const most = Math.max(0, ...rows.map((row) => row.length))
  const full = rows.filter((row) => row.length >= Math.max(2, most * 0.6))
  if (full.length < 2) return []
  const columns: Extent[] = []
  for (const { left, right } of full
    .flat()
    .toSorted((a, b) => a.right - a.left - (b.right - b.left))) {
    const touching = columns.filter((column) => left < column.right && right > column.left)
    const [only] = touching
    if (touching.length === 0) columns.push({ left, right })
    else if (touching.length === 1 && only) {
      only.left = Math.min(only.left, left)
      only.right = Math.max(only.right, right)
    }
  }
  return columns.length > mostColumns ? [] : columns.toSorted((a, b) => a.left - b.left)
}

function firstColumn(stretch: Stretch, columns: readonly Extent[]): number {
  const overlapped = columns.findIndex(
    (column) => column.right > stretch.left && column.left < stretch.right,
  )
  if (overlapped >= 0) return overlapped
  const distances = columns.map((column) =>
    Math.min(Math.abs(column.left - stretch.right), Math.abs(column.right - stretch.left)),
  )
  return distances.indexOf(Math.min(...distances))
}

function lastColumn(stretch: Stretch, columns: readonly Extent[]): number {
  return columns.findLastIndex(
    (column) => column.left < stretch.right && column.right > stretch.left,
  )
}

function wordsOf(stretches: readonly Stretch[], vocabulary: Vocabulary): Joined {
  let text = ''
  const pieces: Piece[] = []
  const styles: number[] = []
  for (const { line, from, to } of stretches) {
    const last = pieces.at(-1)
    if (last) {
      const isBelow = line.base - last.line.base > line.size * 0.5
      const end = last.line.text.slice(last.from, last.to)
      const { drop, glue } =
        isBelow && /[-‐]$/.test(end)
          ? seam(end, line.text.slice(from, to), vocabulary)
          : ({ drop: 0, glue: ' ' } as const)
      if (drop > 0) {
        text = text.slice(0, -drop)
        styles.splice(-drop)
        pieces[pieces.length - 1] = { ...last, to: last.to - drop }
      }
      if (glue === ' ') {
        text += ' '
        styles.push(0)
      }
    }
    pieces.push({ line, from, to, at: text.length })
    text += line.text.slice(from, to)
    styles.push(...line.styles.slice(from, to))
  }
  return { text, pieces, styles }
}
