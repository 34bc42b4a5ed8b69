import type { Table } from '../document/paper-document.ts'
import { tablePlaces } from '../document/table-places.ts'
import type { NumberStatement } from './statement.ts'
import { type CellNumber, numberIn } from './table-totals.ts'

const isShare = /%|\bper ?cent/i
/** That the shares of a row make up a whole is believed when so many rows bear it out, and all others but one. */
const fewestWhole = 5
const mostColumns = 8
const whole = 100

interface RowOfShares {
  readonly shares: readonly CellNumber[]
  /** What they make, and how fine they are printed. */
  readonly sum: number
  readonly unit: number
}

/**
 * The one row of a table whose percentages, "Yes (%)" and "No (%)", make more than 100 while those of all other rows make
 * 100, when another digit in one place would mend it: who may give two answers, gives them to all questions.
 */
export function rowShares(table: Table): NumberStatement[] {
  const places = tablePlaces(table)
  const first = places.findIndex((row) => row.some((cell) => numberIn(cell)))
  if (first < 1) return []
  const width = Math.max(0, ...places.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
    places.slice(0, first).some((row) => isShare.test(row[x]?.text ?? '')),
  )
  if (columns.length < 2 || columns.length > mostColumns) return []
  const rows = places.slice(first).flatMap((row) => {
    const shares = columns.flatMap((x) => numberIn(row[x]) ?? [])
    return shares.length === columns.length ? [readRow(shares)] : []
  })
  const wrong = rows.filter((row) => !makesWhole(row))
  const isBelieved = rows.length - wrong.length >= fewestWhole && wrong.length <= 1
  if (!isBelieved || wrong.some((row) => !isSlip(row))) return []
  return wrong.map((row) => statementOf(row, rows.length - wrong.length, table.label))
}

function readRow(shares: readonly CellNumber[]): RowOfShares {
  const unit = 10 ** -Math.max(...shares.map(({ decimals }) => decimals))
  const sum = shares.reduce((all, { value }) => all + value, 0)
  return { shares, unit, sum: Math.round(sum / unit) * unit }
}

/** Each share may be rounded by half a unit. */
const makesWhole = ({ shares, sum, unit }: RowOfShares): boolean =>
  Math.abs(sum - whole) <= (shares.length * unit) / 2 + 1e-9

/** 110 for 100: one digit of one share is another. */
const isSlip = ({ shares, sum, unit }: RowOfShares): boolean =>
  sum > whole &&
  shares.every(({ value }) => value >= 0 && value <= whole) &&
  /^[1-9]0*$/.test(String(Math.round((sum - whole) / unit)))

function statementOf(row: RowOfShares, others: number, label: string): NumberStatement {
  const { shares, unit, sum } = row
  const decimals = Math.round(-Math.log10(unit))
  const result = Number(sum.toFixed(decimals))
  const added = shares.map(({ words }) => words).join(' + ')
  return {
    kind: 'total',
    agrees: false,
    spans: shares.map(({ span }) => span),
    printed: (shares.at(-1) as CellNumber).span,
    finding: `the shares of one row of ${label || 'a table'} make ${result}, and those of its ${others} other rows make ${whole}`,
    computation: {
      expression: `${added} = ${result}`,
      operands: shares.map(({ value, span }) => ({ value, span })),
      result,
    },
  }
}
