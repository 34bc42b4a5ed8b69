import type { Cell } from '../../document/paper-document.ts'
import { bareNumber } from './cell-kinds.ts'
import type { Places } from './table-blocks.ts'

/** The one cell of a row in which it stands alone behind the first column, with its place; null for any other row. */
function loneCell(row: Places): { readonly cell: Cell; readonly at: number } | null {
  const [cell, ...more] = [...new Set(row.filter((one) => Boolean(one?.text)))]
  if (!cell || more.length > 0 || row[0] === cell) return null
  return /\p{L}{2}/u.test(cell.text) && !bareNumber(cell.text)
    ? { cell, at: row.indexOf(cell) }
    : null
}

/**
 * Rows with their bands over all columns: "Lower stratum", then further down "Upper stratum", each alone in its row
 * and in the middle of it, says of what the rows below it are, and is no name of the columns that it happens to stand in.
 * A row at the very top is a head, and a band has numbers below it.
 */
export function withBands(grid: readonly Places[], width: number): readonly Places[] {
  const lone = grid.map((row, y) => (y > 0 ? loneCell(row) : null))
  const isNumbered = (y: number) =>
    (grid[y + 1] ?? []).filter((cell) => cell && /^\W*\d/.test(cell.text)).length > 1
  const hasBand = (y: number) => lone[y] !== null && isNumbered(y)
  const bands = lone.flatMap((one, y) => (one && hasBand(y) ? [one] : []))
  const [first] = bands
  const isRepeated =
    bands.length > 1 &&
    bands.every(({ at }) => Math.abs(at - (first?.at ?? at)) <= 1) &&
    new Set(bands.map(({ cell }) => cell.text)).size === bands.length
  if (!isRepeated || width < 4) return grid
  return grid.map((row, y) => {
    const cell = hasBand(y) ? lone[y]?.cell : undefined
    return cell ? new Array<Cell>(width).fill(banded(cell)) : row
  })
}

const bands = new WeakSet<Cell>()
/** The same words over the whole row, and no head of a column. */
function banded(cell: Cell): Cell {
  const band = { ...cell, header: false }
  bands.add(band)
  return band
}

/** True for a row that `withBands` set over all columns. */
export const isBand = ([first]: Places): boolean => Boolean(first && bands.has(first))
