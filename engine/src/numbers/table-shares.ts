import type { Cell, Table } from '../document/paper-document.ts'
import { tablePlaces } from '../document/table-places.ts'
import type { Read } from './read-test.ts'
import { shareStatement } from './share.ts'
import { type NumberStatement, numberOf } from './statement.ts'

type Row = readonly (Cell | null | undefined)[]
/** "19 (43.9%)" in a cell of its own. */
interface CountAndPercent {
  readonly count: Read
  readonly percent: Read
}
/** What a cell states of its column's base. */
interface CellShare {
  readonly statement: NumberStatement
  readonly percent: Read
}
type RowOfShares = ReadonlyMap<number, CellShare>

const isSound = ({ statement }: CellShare) => statement.agrees

const countAndPercent =
  /^(\d{1,3}(?:,\d{3})+|\d{1,7})\s?[([]\s?(\d{1,3}(?:[.·]\d{1,3})?)\s?%?\s?[)\]]$/
const otherRows = /[nN]\s?=\s?\d|\b(?:means?|medians?|SD|SEM|IQR)\b/u
const base = /(?<![\p{L}\d])[nN]\s?=\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?![\d.,]\d)/gu
/** How often the numbers of a table and of a column must be shares of its base before one that is none is told. */
const fewestRows = 2
const fewestShares = 5
const mostOthers = 0.2
/** Percentages of a table are often rounded twice. */
const units = 2
/** Of some people something may not be known, and the base is smaller than the column's: not by so much. */
const mostMissing = 0.2

/**
 * Percentages of a table's cells with their counts, of the number that heads their column: "(n = 41)" and below it
 * "19 (43.9%)". That they are shares of it is believed where nearly all of the table and of the column are; of those
 * that are not, the ones are told that stand in a row with one that is, and that people of whom nothing is known
 * cannot explain.
 */
export function tableShares(table: Table): NumberStatement[] {
  const places = tablePlaces(table)
  const first = places.findIndex((row) => row.some((cell) => sharesIn(cell)))
  if (first < 1) return []
  const bases = basesOf(places.slice(0, first))
  if (bases.size === 0) return []
  const rows = places.slice(first).map((row) => readRow(row, bases))
  const all = rows.flatMap((row) => [...row.values()])
  const agreeing = all.filter(isSound).length
  if (agreeing < fewestShares || all.length - agreeing > Math.max(1, mostOthers * all.length))
    return []
  const believed = [...bases.keys()].filter((x) => {
    const found = rows.flatMap((row) => row.get(x) ?? [])
    const sound = found.filter(isSound).length
    return sound >= fewestRows && found.length - sound <= Math.max(1, mostOthers * found.length)
  })
  return rows.flatMap((row) => {
    const shares = believed.flatMap((x) => row.get(x) ?? [])
    const mayTell =
      shares.some(isSound) && !shares.every(({ percent }) => /[.·]0+$/.test(percent.words))
    return shares
      .filter((one) => one.statement.agrees || (mayTell && !isOfFewer(one)))
      .map(({ statement }) => statement)
  })
}

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
    const statement = shareStatement(
      { part, all, printed: percent, spans: [all.span, span] },
      units,
    )
    if (statement) found.set(x, { statement, percent })
  }
  return found
}

/** True when a base somewhat smaller than the column's explains the percentage. */
function isOfFewer({ statement, percent }: CellShare): boolean {
  const [part = 0, all = 1] = statement.computation.operands.map(({ value }) => value)
  const shown = numberOf(percent.words) / 100
  const share = part / all
  return shown > share && share > (1 - mostMissing) * shown
}
