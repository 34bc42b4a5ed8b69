import type { Cell, Table } from '../document/paper-document.ts'
import { tablePlaces } from '../document/table-places.ts'
import { withoutLetters } from './significance-letters.ts'

/** A table as a grid: spanning cells stand in every place that they cover. */
export interface Grid {
  /** One name for each column: header rows joined from the top. */
  readonly columns: readonly string[]
  /** What a column's name stands for, where the paper tells; else empty. */
  readonly meanings?: readonly string[]
  /** What the table says of itself in its caption and notes. */
  readonly legend?: string
  /** True where rows lack the first of their labels that others have: to which it belongs is a guess. */
  readonly isAdrift?: boolean
  readonly rows: readonly {
    /** The words that name the row: its leading cells without numbers. */
    readonly name: string
    readonly cells: readonly (Cell | null)[]
  }[]
}

/** "×10^6", below the name of a column, is its unit. */
const power = /^\(?[×x*·⋅]\s?10/
const numeric = (cell: Cell | null | undefined) =>
  /^[^\p{L}]*\d|^\(?[nN]\s?=\s?\d/u.test(cell?.text ?? '') && !power.test(cell?.text ?? '')

/** A cell that says that there is nothing is no part of a name. */
const nothing = /^[–—−-]+$/

const isLabel = (cell: Cell | null | undefined) => Boolean(cell?.text) && !numeric(cell)

/** Rows in which a label that stands for several rows, and is set in the first alone, stands in each of them. */
function labelled(rows: readonly (readonly (Cell | null)[])[]): (readonly (Cell | null)[])[] {
  const filled: (readonly (Cell | null)[])[] = []
  for (const row of rows) {
    const above = filled.at(-1)
    const first = row.findIndex((cell) => Boolean(cell?.text))
    // Only below a row of two labels or more can an empty place mean "as above".
    const isUnder = first > 0 && isLabel(row[first]) && isLabel(above?.[first])
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

/** Header rows, column names and row names of a table; null when it has no grid of cells to speak of. */
export function readGrid(table: Table): Grid | null {
  const grid = withoutLetters(tablePlaces(table))
  const width = Math.max(0, ...grid.map((row) => row.length))
  if (grid.length < 2 || width < 2) return null
  let headers = grid.findIndex((row) => !row.every((cell) => cell?.header || !cell?.text))
  if (headers <= 0) headers = 1
  // Without marked headers, rows at the top without a number in any later column are headers too.
  while (headers < grid.length - 1 && !grid[headers]?.slice(1).some(numeric)) headers++
  // A row into which a name from above reaches is one of names too: "params" over "×10^6".
  const reaches = (row: number) =>
    grid[row]?.some((cell) => cell?.text && grid[row - 1]?.includes(cell) && !numeric(cell)) &&
    !grid[row]?.slice(1).some(numeric)
  while (headers < grid.length - 1 && reaches(headers)) headers++
  if (headers >= grid.length) return null
  const heads = overTheirBlocks(
    grid
      .slice(0, headers)
      .map((row) => Array.from({ length: width }, (_, x) => row[x]?.text ?? '')),
  )
  const columns = Array.from({ length: width }, (_, x) => {
    const names = heads.map((row) => row[x] ?? '')
    return [...new Set(names.filter((name) => name !== ''))].join(' ')
  })
  const rows = labelled(grid.slice(headers)).map((row) => {
    const words: string[] = []
    for (const cell of row) {
      if (numeric(cell)) break
      if (cell?.text && !nothing.test(cell.text) && !words.includes(cell.text))
        words.push(cell.text)
    }
    return {
      name: words.join(' · '),
      cells: Array.from({ length: width }, (_, x) => row[x] ?? null),
    }
  })
  const body = grid.slice(headers)
  const lacksFirst = body.map((row) => !row[0]?.text && isLabel(row.find((cell) => cell?.text)))
  const isAdrift =
    lacksFirst.includes(true) && body.some((row) => isLabel(row[0]) && isLabel(row[1]))
  return { columns, rows, isAdrift }
}
