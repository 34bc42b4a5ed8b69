import { type Joined, type Piece, seam, type Vocabulary } from './join.ts'
import type { Row } from './rows.ts'
import { decimal } from './scripts.ts'
import { style } from './style.ts'
import { columnsOf, type Extent, firstColumn, groupsOver, lastColumn } from './table-columns.ts'
import {
  byHeight,
  cutAt,
  cutAtNumbers,
  cutBeforeNumbers,
  isNumber,
  isScript,
  type Stretch,
  stretchesOf,
} from './table-lines.ts'

export interface TableCell {
  readonly words: Joined
  readonly colSpan: number
  readonly header: boolean
}

/**
 * The cells of a table region, or of the parts in which a table is printed page by page; a header that a later part
 * repeats stands once. Where the stretches of its rows stand in clear columns, every row has a cell for each column;
 * else a row has as many cells as it has stretches.
 */
export function cellsOf(parts: readonly (readonly Row[])[], vocabulary: Vocabulary): TableCell[][] {
  const found = parts.map((rows) =>
    byHeight(rows.flatMap(stretchesOf).flatMap(cutAtNumbers)).map(cutBeforeNumbers),
  )
  const read = (columnsOfPart: (part: readonly Stretch[][]) => Extent[]) =>
    found.map((part, at) => rowsOf(part, columnsOfPart(part), at === 0, vocabulary))
  // Parts under the same header share their columns by order, other parts by their places on the page.
  const own = read(columnsOf)
  const isRepeated = own.every(
    (rows) => isHeader(own, rows[0]) && rows[0]?.length === own[0]?.[0]?.length,
  )
  const shared = columnsOf(found.flat())
  const [first = [], ...later] = isRepeated ? own : read(() => shared)
  const rest = later.flatMap((rows) => {
    const from = rows.findIndex((row) => !isHeader([first], row))
    return from < 0 ? [] : rows.slice(from)
  })
  return [...first, ...rest]
}

/** True for a row all of whose words stand in the header of a table's first part. */
function isHeader(parts: readonly TableCell[][][], row: readonly TableCell[] | undefined): boolean {
  const head = (parts[0] ?? []).filter((cells) => cells.some(({ header }) => header))
  const words = new Set(head.flatMap(wordsIn))
  return row !== undefined && wordsIn(row).every((word) => words.has(word))
}

/** The rows of one part; those at the top of the first are headers. */
function rowsOf(
  part: readonly Stretch[][],
  columns: readonly Extent[],
  isFirst: boolean,
  vocabulary: Vocabulary,
): TableCell[][] {
  const lines = part.map((line) => line.flatMap((stretch) => cutAtColumns(stretch, columns)))
  const laid = mergeWrapped(lines, columns)
  const firstNumbers = laid.findIndex((row) => row.length > 1 && row.slice(1).some(isNumber))
  const heads = isFirst ? Math.max(1, Math.min(firstNumbers, 3)) : 0
  return laid.map((row, index) => {
    const groups =
      index + 1 < heads
        ? groupsOver(row, laid.slice(index + 1, heads).flat(), columns)
        : new Map<Stretch, never>()
    return rowOf(row, columns, groups, index < heads, vocabulary)
  })
}

const wordsIn = (row: readonly TableCell[]) =>
  row.flatMap(({ words }) => words.text.split(' ')).filter((word) => word !== '')

/** One row of cells; without clear columns, a cell for each of its stretches. */
function rowOf(
  row: readonly Stretch[],
  columns: readonly Extent[],
  groups: ReadonlyMap<Stretch, readonly [number, number]>,
  header: boolean,
  vocabulary: Vocabulary,
): TableCell[] {
  if (columns.length < 2)
    return row.map((stretch) => ({ words: wordsOf([stretch], vocabulary), colSpan: 1, header }))
  const cells: TableCell[] = []
  let column = 0
  while (column < columns.length) {
    const inside = row.filter(
      (stretch) => (groups.get(stretch)?.[0] ?? firstColumn(stretch, columns)) === column,
    )
    const ends = inside.map((stretch) => groups.get(stretch)?.[1] ?? lastColumn(stretch, columns))
    const last = Math.max(column, ...ends)
    cells.push({ words: wordsOf(inside, vocabulary), colSpan: last - column + 1, header })
    column = last + 1
  }
  return cells
}

/** A stretch over several columns, each of whose pieces stands in one of them: the gaps between them are narrow. */
function cutAtColumns(stretch: Stretch, columns: readonly Extent[]): Stretch[] {
  const { line, from, to } = stretch
  if (lastColumn(stretch, columns) <= firstColumn(stretch, columns)) return [stretch]
  const spaces: number[] = []
  for (let at = from; at < to; at++) if (line.text[at] === ' ') spaces.push(at)
  const width = (at: number) => (line.edges[at + 1] ?? 0) - (line.edges[at] ?? 0)
  const between = (at: number) =>
    columns.findIndex(({ right }, column) => {
      const next = columns[column + 1]
      const middle = ((line.edges[at] ?? 0) + (line.edges[at + 1] ?? 0)) / 2
      return next !== undefined && middle > right - 1 && middle < next.left + 1
    })
  const cuts = spaces.filter((at) => between(at) >= 0)
  const others = spaces.filter((at) => !cuts.includes(at)).map(width)
  const isWide = cuts.every(
    (at) => width(at) > Math.max(line.size * 0.3, ...others.map((other) => other * 1.15)),
  )
  if (cuts.length === 0 || !isWide) return [stretch]
  const pieces = cutAt(stretch, cuts)
  const places = pieces.map(
    (piece) => [firstColumn(piece, columns), lastColumn(piece, columns)] as const,
  )
  const isClear = places.every(
    ([first, last], at) => first === last && first > (places[at - 1]?.[0] ?? -1),
  )
  return isClear ? pieces : [stretch]
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

/** A lowered number that was painted apart, behind the number whose spread it is. */
const isSpread = (before: string, { line, from, to }: Stretch): boolean =>
  /[\d%]$/.test(before) && decimal.test(line.text.slice(from, to))

function wordsOf(stretches: readonly Stretch[], vocabulary: Vocabulary): Joined {
  let text = ''
  const pieces: Piece[] = []
  const styles: number[] = []
  for (const stretch of stretches) {
    const { line, from, to } = stretch
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
      const isOwnScript = isScript(line, last.line)
      if (glue === ' ' && (!isOwnScript || isSpread(end, stretch))) {
        text += isOwnScript ? '_' : ' '
        styles.push(0)
      }
    }
    pieces.push({ line, from, to, at: text.length })
    text += line.text.slice(from, to)
    const raised =
      last && isScript(line, last.line) ? (line.base < last.line.base ? style.sup : style.sub) : 0
    styles.push(...line.styles.slice(from, to).map((flags) => flags | raised))
  }
  return { text, pieces, styles }
}
