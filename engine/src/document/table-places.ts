import type { Cell, Table } from './paper-document.ts'

const widest = 60
const tallest = 400

type Places = readonly (readonly (Cell | null)[])[]
const made = new WeakMap<Table, Places>()

/**
 * The rows of a table with a spanning cell in every place that it covers; null where no cell stands. Laid once for
 * each table.
 */
export function tablePlaces(table: Table): Places {
  const known = made.get(table) ?? placesOf(table)
  made.set(table, known)
  return known
}

function placesOf(table: Table): Places {
  const grid: (Cell | null)[][] = []
  table.rows.slice(0, tallest).forEach((row, y) => {
    let x = 0
    for (const cell of row) {
      while (grid[y]?.[x] !== undefined) x++
      for (let down = 0; down < Math.min(cell.rowSpan, tallest - y); down++)
        for (let right = 0; right < cell.colSpan && x + right < widest; right++) {
          grid[y + down] ??= []
          ;(grid[y + down] as (Cell | null)[])[x + right] = cell
        }
      x += cell.colSpan
    }
  })
  return grid.slice(0, table.rows.length)
}
