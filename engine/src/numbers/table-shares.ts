import type { Cell, Table } from '../document/paper-document.ts'
import { tablePlaces } from '../document/table-places.ts'
import {
  type CellShare,
  fewerIn,
  gapOf,
  isOfOther,
  isSound,
  mostOthers,
  wrongInRow,
} from './column-shares.ts'
import type { Read } from './read-test.ts'
import { shareStatement } from './share.ts'
import type { NumberStatement } from './statement.ts'

type Row = readonly (Cell | null | undefined)[]
/** "19 (43.9%)" in a cell of its own. */
interface CountAndPercent {
  readonly count: Read
  readonly percent: Read
}
type RowOfShares = ReadonlyMap<number, CellShare>

const countAndPercent =
  /^(\d{1,3}(?:,\d{3})+|\d{1,7})\s?[([]\s?(\d{1,3}(?:[.·]\d{1,3})?)\s?%?\s?[)\]]$/
const otherRows = /[nN]\s?=\s?\d|\b(?:means?|medians?|SD|SEM|IQR)\b/u
const base = /(?<![\p{L}\d])[nN]\s?=\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?![\d.,]\d)/gu
/** How often the numbers of a table and of a column must be shares of its base before one that is none is told. */
const fewestRows = 2
const fewestShares = 4

/**
 * Percentages of a table's cells with their counts, of the number that heads their column: "(n = 41)" and below it
 * "19 (43.9%)". That they are shares of it is believed where nearly all of the table and of the column are; of those
 * that are not, the ones are told that stand in a row with one that is, and that people of whom nothing is known
 * cannot explain. Of a column whose percentages are all shares of a number that differs from its head's by a digit,
 * the one is told that is farthest off.
 */
export function tableShares(table: Table): NumberStatement[] {
  const places = tablePlaces(table)
  const first = places.findIndex((row) => row.some((cell) => sharesIn(cell)))
  if (first < 1) return []
  const bases = basesOf(places.slice(0, first))
  if (bases.size === 0) return []
  const read = places.slice(first).map((row) => readRow(row, bases))
  const columns = [...bases.keys()]
  const ofOther = columns.filter((x) => {
    const others = columns.flatMap((y) => (y === x ? [] : columnOf(read, y)))
    return isOfOther(columnOf(read, x), others)
  })
  const rows = read.map((row) => new Map([...row].filter(([x]) => !ofOther.includes(x))))
  const all = rows.flatMap((row) => [...row.values()])
  if (!areBelieved(all, fewestShares)) return []
  const believed = columns.filter((x) => areBelieved(columnOf(rows, x), fewestRows))
  const isOfFewer = fewerIn(all)
  const inRows = rows.flatMap((row) => {
    const shares = believed.flatMap((x) => row.get(x) ?? [])
    const wrong = wrongInRow(shares).filter((one) => !isOfFewer(one))
    return shares.filter((one) => one.statement.agrees || wrong.includes(one))
  })
  const farthest = ofOther.map((x) =>
    columnOf(read, x).reduce((most, one) => (gapOf(one) > gapOf(most) ? one : most)),
  )
  return [...inRows, ...farthest].map(({ statement }) => statement)
}

/** True for shares that are nearly all of their base, and so many of them. */
function areBelieved(shares: readonly CellShare[], fewest: number): boolean {
  const sound = shares.filter(isSound).length
  return sound >= fewest && shares.length - sound <= mostOthers(shares)
}

const columnOf = (rows: readonly RowOfShares[], x: number) =>
  rows.flatMap((row) => row.get(x) ?? [])

/** The one number of people or things that each column's head prints. */
function basesOf(head: readonly Row[]): ReadonlyMap<number, Read> {
  const found = new Map<number, Read>()
  const width = Math.max(0, ...head.map((row) => row.length))
  for (let x = 1; x < width; x++) {
    const cells = new Set(head.flatMap((row) => row[x] ?? []))
    const printed = [...cells].flatMap(({ text, span }) =>
      [...text.matchAll(base)].flatMap((match) => {
        const words = match[1] ?? ''
        const start = (span?.start ?? 0) + match.index + match[0].indexOf(words)
        return span ? [{ words, span: { start, end: start + words.length } }] : []
      }),
    )
    const [only] = printed
    if (only && printed.length === 1) found.set(x, only)
  }
  return found
}

function sharesIn(cell: Cell | null | undefined): CountAndPercent | null {
  if (!cell?.span || cell.colSpan > 1 || cell.rowSpan > 1) return null
  const [whole, count, percent] = countAndPercent.exec(cell.text) ?? []
  if (!whole || !count || !percent) return null
  const { start } = cell.span
  const at = start + cell.text.indexOf(percent, count.length)
  return {
    count: { words: count, span: { start, end: start + count.length } },
    percent: { words: percent, span: { start: at, end: at + percent.length } },
  }
}

/** Shares of the columns' bases; none for a row that prints a base of its own, or no counts. */
function readRow(row: Row, bases: ReadonlyMap<number, Read>): RowOfShares {
  const found = new Map<number, CellShare>()
  if (otherRows.test(row[0]?.text ?? '')) return found
  for (const [x, all] of bases) {
    const shares = sharesIn(row[x])
    const span = row[x]?.span
    if (!shares || !span) continue
    const { count: part, percent } = shares
    const statement = shareStatement({ part, all, printed: percent, spans: [all.span, span] })
    if (statement) found.set(x, { statement, percent })
  }
  return found
}
