import { type Joined, joinLines } from './join.ts'
import type { Row } from './rows.ts'

const noWords = new Map<string, number>()

/** The cells of a table region: one row per printed row, one cell per stretch of words. */
export function cellsOf(rows: readonly Row[]): Joined[][] {
  return rows.map((row) => row.parts.map((part) => joinLines([part], noWords)))
}
