import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Rows of a JSON-lines file below the data folder; null when it is not there. */
export function readRows<Row>(folder: string, file: string): Row[] | null {
  const path = join(folder, file)
  return existsSync(path) ? rowsIn<Row>(path) : null
}

/** Rows of a file of Tessera's own that lies beside this one. */
export const ownRows = <Row>(file: string): Row[] => rowsIn(new URL(file, import.meta.url))

const rowsIn = <Row>(path: string | URL): Row[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)

/**
 * The parts of a set by the name of their files: the one that was looked at while the engine was written, and the
 * one that is kept for the end, which is measured wherever it lies in the data folder.
 */
const setParts = [
  ['dev', 'development'],
  ['test', 'held out'],
] as const

/** What is measured of each part that is at hand; null when none is. */
export function overParts<Measured>(
  measure: (file: 'dev' | 'test', part: 'development' | 'held out') => Measured[] | null,
): Measured[] | null {
  const found = setParts.map(([file, part]) => measure(file, part)).filter((list) => list !== null)
  return found.length === 0 ? null : found.flat()
}
