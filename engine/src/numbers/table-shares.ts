import type { Cell, Table } from '../document/paper-document.ts'
import { tablePlaces } from '../document/table-places.ts'
import type { Read } from './read-test.ts'
import { shareStatement } from './share.ts'
import { decimalsOf, type NumberStatement, numberOf } from './statement.ts'

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
/** Nor by more than this where no other percentage of the table shows that more may be missing. */
const usuallyMissing = 0.05
/** How many percentages of a column must be shares of one other number before its head is said to be wrong. */
const fewestOfOther = 4
const mostNotOfOther = 0.1

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
  const ofOther = [...bases.keys()].filter((x) => isOfOther(columnOf(read, x)))
  const rows = read.map((row) => new Map([...row].filter(([x]) => !ofOther.includes(x))))
  const all = rows.flatMap((row) => [...row.values()])
  const agreeing = all.filter(isSound).length
  if (agreeing < fewestShares || all.length - agreeing > Math.max(1, mostOthers * all.length))
    return []
  const believed = [...bases.keys()].filter((x) => {
    const found = columnOf(rows, x)
    const sound = found.filter(isSound).length
    return sound >= fewestRows && found.length - sound <= Math.max(1, mostOthers * found.length)
  })
  const isOfFewer = fewerIn(all)
  const inRows = rows.flatMap((row) => {
    const shares = believed.flatMap((x) => row.get(x) ?? [])
    const mayTell =
      shares.some((one) => isShareOf(one, valuesOf(one).all, 0.5)) &&
      !shares.every(({ percent }) => /[.·]0+$/.test(percent.words))
    return shares.filter((one) => one.statement.agrees || (mayTell && !isOfFewer(one)))
  })
  const farthest = ofOther.map((x) =>
    columnOf(read, x).reduce((most, one) => (gapOf(one) > gapOf(most) ? one : most)),
  )
  return [...inRows, ...farthest].map(({ statement }) => statement)
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
    const statement = shareStatement(
      { part, all, printed: percent, spans: [all.span, span] },
      units,
    )
    if (statement) found.set(x, { statement, percent })
  }
  return found
}

/** A share as numbers: the printed percentage and one unit of its last digit that is no nought. */
function valuesOf({ statement, percent }: CellShare) {
  const [part = 0, all = 1] = statement.computation.operands.map(({ value }) => value)
  const printed = percent.words.replace(/[.·]0+$/, '')
  return { part, all, shown: numberOf(percent.words), unit: 10 ** -decimalsOf(printed) }
}

const gapOf = (one: CellShare) => {
  const { part, all, shown } = valuesOf(one)
  return Math.abs((100 * part) / all - shown)
}

/** True when a percentage is the quotient of its count and a base to so many units. */
function isShareOf(one: CellShare, base: number, units = 1): boolean {
  const { part, shown, unit } = valuesOf(one)
  return part <= base && Math.abs((100 * part) / base - shown) < units * unit + 1e-9
}

/** The least share of a column's people of whom something is not known, if that explains the percentage. */
function missingIn(one: CellShare): number | null {
  const { all } = valuesOf(one)
  for (let base = all - 1; base >= Math.max(1, (1 - mostMissing) * all); base--)
    if (isShareOf(one, base)) return 1 - base / all
  return null
}

/** Tells of each share of a table whether people of whom nothing is known explain it. */
function fewerIn(shares: readonly CellShare[]): (one: CellShare) => boolean {
  const missing = new Map(
    shares.flatMap((one) => {
      const share = isSound(one) ? null : missingIn(one)
      return share === null ? [] : [[one, share] as const]
    }),
  )
  return (one) => {
    const others = [...missing].flatMap(([other, share]) => (other === one ? [] : share))
    return (missing.get(one) ?? 1) <= Math.max(usuallyMissing, ...others)
  }
}

/** True when a column's percentages are shares of a number that differs from its head's by a digit, and of no other. */
function isOfOther(column: readonly CellShare[]): boolean {
  const [one] = column
  const telling = column.filter((share) => valuesOf(share).part > 0)
  if (!one || telling.length < fewestOfOther) return false
  const { all } = valuesOf(one)
  const wrong = column.filter((share) => !isSound(share)).length
  if (wrong <= Math.max(1, mostOthers * column.length)) return false
  return nearNumbers(all).some(
    (base) =>
      (base > all || base < (1 - mostMissing) * all) &&
      telling.filter((share) => !isShareOf(share, base)).length <= mostNotOfOther * telling.length,
  )
}

/** Numbers of as many digits, of which one is another. */
function nearNumbers(value: number): number[] {
  const digits = String(value)
  return Array.from(digits).flatMap((own, at) =>
    Array.from('0123456789')
      .filter((digit) => digit !== own && (at > 0 || digit !== '0'))
      .map((digit) => Number(digits.slice(0, at) + digit + digits.slice(at + 1))),
  )
}
