import type { Cell, Table } from '../../document/paper-document.ts'
import { tablePlaces } from '../../document/table-places.ts'
import { bareNumber, isLabel, isNothing, numeric } from './cell-kinds.ts'
import { withoutLetters } from './significance-letters.ts'
import { isBand, withBands } from './table-bands.ts'
import { type Block, blocksOf, groupOf, type Places } from './table-blocks.ts'

/** A block of a table as a grid: spanning cells stand in every place that they cover. */
export interface Grid {
  /** What the row that starts the block says of it; empty where none does. */
  readonly group: string
  /** True where the table has other blocks beside this one. */
  readonly isPart: boolean
  /** One name for each column: header rows joined from the top. */
  readonly columns: readonly string[]
  /** The heads over each column, from the top: "Full", "F1". */
  readonly heads: readonly (readonly string[])[]
  /** What a column's name stands for, where the paper tells; else empty. */
  readonly meanings?: readonly string[]
  /** What the table says of itself in its caption and notes. */
  readonly legend?: string
  /** True where a page sets a label beside the middle of its rows: which are its is a guess, and it names none. */
  readonly isAdrift: boolean
  readonly rows: readonly {
    /** The words that name the row: those of its cells before the first column of values. */
    readonly name: string
    readonly parts: readonly string[]
    /** Its name with the short forms that the paper spells out written out; empty where it has none. */
    readonly meaning?: string
    readonly cells: readonly (Cell | null)[]
  }[]
}

/** Rows in which a label that stands for several rows, and is set in the first alone, stands in each of them. */
function labelled(rows: readonly Places[], naming: number): Places[] {
  const filled: Places[] = []
  for (const row of rows) {
    const above = filled.at(-1)
    const first = row.findIndex((cell) => Boolean(cell?.text))
    // Only below a row of two labels or more can an empty place mean "as above".
    const isUnder = first > 0 && first < naming && Boolean(above?.[first]?.text)
    filled.push(
      isUnder ? row.map((cell, x) => (x < first && above ? (above[x] ?? null) : cell)) : row,
    )
  }
  return filled
}

/**
 * Rows of heads in which a head that a page sets over the middle of its columns stands over each of them: below "Full"
 * and "Subset" the same heads come again ("P", "R", "F1", "P", "R", "F1").
 */
function overTheirBlocks(heads: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const last = heads.at(-1) ?? []
  const above = heads.at(-2)
  if (!above) return heads
  for (let size = 2; size <= last.length / 2; size++) {
    const start = last.length % size
    const block = last.slice(start, start + size)
    const isRepeated =
      new Set(block).size === size &&
      !block.includes('') &&
      last.slice(start).every((name, x) => name === block[x % size])
    if (!isRepeated) continue
    const spread = above.map((name, x) => {
      if (x < start) return name
      const from = x - ((x - start) % size)
      const names = new Set(above.slice(from, from + size).filter((one) => one !== ''))
      return names.size === 1 ? ([...names][0] ?? name) : name
    })
    return [...heads.slice(0, -2), spread, last]
  }
  return heads
}

const mostHeadsBelow = 2
const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text)

/** True for a table of names and numbers whose first row is one of them too: "Source articles | 28,009". */
const isHeadless = ([first = [], ...rest]: readonly Places[]) =>
  first.length === 2 &&
  isLabel(first[0]) &&
  rest.length > 1 &&
  [first, ...rest].every(
    (row) => row.length === 2 && numeric(row[1]) && !isYear(row[1]?.text ?? ''),
  )

/** How many rows at the top of a table name its columns. */
function headersOf(grid: readonly Places[], isMarkup: boolean): number {
  const marked = grid.findIndex((row) => !row.every((cell) => cell?.header || !cell?.text))
  const start = Math.max(1, marked)
  const namesRows = (row: number) =>
    isBand(grid[row] ?? []) || (isMarkup && marked > 0 && groupOf(grid[row]) !== null)
  let headers = start
  // Without marked headers, rows at the top without a number in any later column are headers too.
  while (headers < grid.length - 1 && !grid[headers]?.slice(1).some(numeric) && !namesRows(headers))
    headers++
  if (headers === 1 && isHeadless(grid)) return 0
  // A table of words has no such rows: what follows its heads is told by them.
  if (headers - start > mostHeadsBelow || (headers >= grid.length - 1 && headers > start))
    return start
  // A row into which a name from above reaches is one of names too: "params" over "×10^6".
  const reaches = (row: number) =>
    grid[row]?.some((cell) => cell?.text && grid[row - 1]?.includes(cell) && !numeric(cell)) &&
    !grid[row]?.slice(1).some(numeric)
  while (headers < grid.length - 1 && reaches(headers)) headers++
  return headers
}

const worded = /\d\s?\p{L}{3,}/u

/** How many columns at the left name the rows: those before the first of values. */
function namingColumns(rows: readonly Places[], width: number): number {
  const isMeasured = (x: number) => {
    const cells = rows.flatMap((row) => (row[x]?.text && !isNothing(row[x].text) ? [row[x]] : []))
    const numbers = cells.filter(numeric)
    // "Female", "Male", "0–6 months": levels, and no values.
    const areLevels = cells.some(isLabel) && numbers.every((cell) => worded.test(cell?.text ?? ''))
    return 2 * numbers.length > cells.length && !areLevels
  }
  for (let x = 1; x < width; x++) if (isMeasured(x)) return x
  const firsts = rows.map((row) => row[0]?.text ?? '')
  return new Set(firsts).size === firsts.length ? 1 : width
}

/** The words that name a row, cell by cell; a number alone names none. */
function partsOf(row: Places, from: number, naming: number): string[] {
  const words: string[] = []
  for (const cell of row.slice(from, naming))
    if (cell?.text && !isNothing(cell.text) && !words.includes(cell.text)) words.push(cell.text)
  return words.every(bareNumber) ? [] : words
}

/** How a block of a table is to be read. */
interface Reading {
  readonly width: number
  readonly naming: number
  readonly isPart: boolean
  readonly isMarkup: boolean
}

function readBlock(block: Block, { width, naming, isPart, isMarkup }: Reading): Grid {
  const rowsOfHeads = overTheirBlocks(block.heads)
  const over = Array.from({ length: width }, (_, x) => [
    ...new Set(rowsOfHeads.map((row) => row[x] ?? '').filter((name) => name !== '')),
  ])
  const lacksFirst = block.rows.some(
    (row) => !row[0]?.text && isLabel(row.find((cell) => cell?.text)),
  )
  const isAdrift =
    !isMarkup && lacksFirst && block.rows.some((row) => isLabel(row[0]) && isLabel(row[1]))
  const rows = (isAdrift ? block.rows : labelled(block.rows, naming)).map((row) => {
    const own = isAdrift ? partsOf(row, 1, naming) : []
    const parts = own.length > 0 ? own : partsOf(row, 0, naming)
    // A number over two columns of a page is one of a row that was read amiss.
    const isSure = (cell: Cell | null | undefined) =>
      isMarkup || !cell || cell.colSpan === 1 || !numeric(cell)
    const cells = Array.from({ length: width }, (_, x) => (isSure(row[x]) ? row[x] : null) ?? null)
    return { name: parts.join(' · '), parts, cells }
  })
  const columns = over.map((words) => words.join(' '))
  return { columns, heads: over, rows, isAdrift, group: block.group, isPart }
}

/** Header rows, column names and row names of each block of a table; none when it has no cells to speak of. */
export function readGrids(table: Table, isMarkup: boolean): Grid[] {
  const places = withoutLetters(tablePlaces(table))
  const width = Math.max(0, ...places.map((row) => row.length))
  const grid = withBands(places, width)
  if (grid.length < 2 || width < 2) return []
  const headers = headersOf(grid, isMarkup)
  const blocks = blocksOf(grid, headers, width)
  const all = blocks.flatMap(({ rows }) => rows)
  const naming = namingColumns(all, width)
  const form = { width, naming, isPart: blocks.length > 1, isMarkup }
  const grids = blocks.map((block) => readBlock(block, form))
  // In a table of words no telling which columns name its rows.
  return naming === width && grids.some(({ isAdrift }) => isAdrift) ? [] : grids
}
