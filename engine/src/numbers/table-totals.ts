import type { Cell, Table } from '../document/paper-document.ts'
import { tablePlaces } from '../document/table-places.ts'
import type { Span } from '../text/span.ts'
import { decimalsOf, type NumberStatement } from './statement.ts'

type Places = readonly (readonly (Cell | null | undefined)[])[]
/** A number in a cell of its own, in units of its last decimal. */
export interface CellNumber {
  readonly words: string
  readonly span: Span
  readonly value: number
  readonly decimals: number
}
type Kind = 'total' | 'mean'

const totals = /^(?:grand |sub-?)?(?:total|sum|all|overall)s?(?: \(n\)|, n)?:?$/i
const means = /^(?:avg\.?|average|mean):?$/i
const lone = /^([-−]?(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d{1,6})?)(?:\s?\(\d[\d.,]*\s?%\))?$/
/** A line that is said to sum up others is believed when it does so this often, and seldom not. */
const fewestAgreeing = 2
const mostDisagreeing = 1 / 3
const mostAddends = 60

/**
 * The totals and means of a table, down its columns and along its rows. That a line "Total" sums up the lines
 * before it is nowhere said: it is believed only when at least two columns bear it out, and twice as many as do not.
 */
export function tableTotals(table: Table): NumberStatement[] {
  const places = tablePlaces(table)
  const width = Math.max(0, ...places.map((row) => row.length))
  const turned = Array.from({ length: width }, (_, x) => places.map((row) => row[x]))
  const seen = new Set<number>()
  return [...linesSummedUp(places, table.label), ...linesSummedUp(turned, table.label)].filter(
    ({ printed }) => !seen.has(printed.start) && seen.add(printed.start),
  )
}

/** The number that a cell holds and nothing beside it but its share; null for any other cell. */
export function numberIn(cell: Cell | null | undefined): CellNumber | null {
  if (!cell?.span || cell.colSpan > 1 || cell.rowSpan > 1) return null
  const match = lone.exec(cell.text.trim())
  const words = match?.[1]
  if (words === undefined) return null
  const start = cell.span.start + cell.text.indexOf(words)
  return {
    words,
    span: { start, end: start + words.length },
    value: Number(words.replace('−', '-').replaceAll(',', '')),
    decimals: decimalsOf(words),
  }
}

function kindOf(line: Places[number]): Kind | null {
  const name = line.find((cell) => cell?.text.trim())?.text.trim() ?? ''
  return totals.test(name) ? 'total' : means.test(name) ? 'mean' : null
}

function linesSummedUp(lines: Places, label: string): NumberStatement[] {
  const statements: NumberStatement[] = []
  // The first line names the others, whatever it is set in: years are no numbers to add.
  let first = 1
  lines.forEach((line, at) => {
    const kind = kindOf(line)
    if (!kind) return
    const before = lines.slice(first, at).filter((other) => other.some((cell) => numberIn(cell)))
    first = at + 1
    const found = line.flatMap((cell, across) => {
      const shown = numberIn(cell)
      const addends = before.map((other) => numberIn(other[across]))
      return shown && isWhole(addends) && addends.length > 1 && addends.length <= mostAddends
        ? [statementOf(kind, addends, shown, label)]
        : []
    })
    const agreeing = found.filter(({ agrees }) => agrees).length
    if (agreeing >= fewestAgreeing && found.length - agreeing <= mostDisagreeing * found.length)
      statements.push(...found)
  })
  return statements
}

const isWhole = <Item>(items: readonly (Item | null)[]): items is readonly Item[] =>
  items.every((item) => item !== null)

function statementOf(
  kind: Kind,
  addends: readonly CellNumber[],
  shown: CellNumber,
  label: string,
): NumberStatement {
  const decimals = Math.max(shown.decimals, ...addends.map((one) => one.decimals))
  const unit = 10 ** decimals
  const sum = Math.round(addends.reduce((all, { value }) => all + Math.round(value * unit), 0))
  const exact = kind === 'mean' ? sum / addends.length / unit : sum / unit
  const value = exact.toFixed(kind === 'mean' ? decimals + 1 : decimals)
  const numbers = addends.map(({ words }) => words.replaceAll(',', ''))
  const isCut = kind === 'mean' && Number(value) !== exact
  return {
    kind,
    agrees: Math.abs(exact - shown.value) <= roomFor(kind, addends, shown, exact),
    spans: [...addends, shown].map(({ span }) => span),
    printed: shown.span,
    finding: `${kind === 'mean' ? 'the mean of' : 'the sum of'} ${addends.length} numbers of ${label || 'a table'} is ${value}, and the paper prints ${shown.words}`,
    computation: {
      expression:
        kind === 'mean'
          ? `mean(${numbers.join(', ')}) ${isCut ? '≈' : '='} ${value}`
          : `${numbers.join(' + ').replaceAll('+ −', '− ').replaceAll('+ -', '− ')} = ${value}`,
      operands: addends.map(({ value, span }) => ({ value, span })),
      result: Number(value),
    },
  }
}

/** What rounding can do: half a unit for each number printed with decimals, and for whole percentages. */
function roomFor(
  kind: Kind,
  addends: readonly CellNumber[],
  shown: CellNumber,
  exact: number,
): number {
  const half = (one: CellNumber) => 0.5 * 10 ** -one.decimals
  const isRounded = shown.decimals > 0 || shown.value === 100 || kind === 'mean'
  const rounding = addends
    .filter(({ decimals }) => decimals > 0 || shown.value === 100)
    .reduce((all, one) => all + half(one), 0)
  const epsilon = 1e-9
  if (kind === 'mean') {
    // Decimals may be cut off, but no mean is rounded up.
    const isCut = Math.abs(shown.value) < Math.abs(exact)
    return (isCut ? 2 : 1) * half(shown) + rounding / addends.length + epsilon
  }
  return (isRounded ? half(shown) : 0) + rounding + epsilon
}
