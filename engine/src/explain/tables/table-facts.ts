import type { PaperDocument, Table } from '../../document/paper-document.ts'
import type { Claim, Computation } from '../../evidence/claim.ts'
import { verifyComputation } from '../../evidence/verify-computation.ts'
import type { Span } from '../../text/span.ts'
import { cellNumber, printed } from '../text/numbers.ts'
import { gridsOf } from './column-meanings.ts'
import { isEarlierOf, isIdentifier, isLowBetter, measuresNothing } from './column-words.ts'
import { type PrintedRange, printedRange, withinUncertainty } from './printed-range.ts'
import type { Grid } from './table-grid.ts'
import { hasRivals, isMeasured } from './table-measures.ts'

export interface Entry {
  readonly name: string
  readonly value: number
  readonly decimals: number
  readonly percent: boolean
  readonly span: Span
  readonly range: PrintedRange
}

const totalRow = /^(total|sum|all|overall|average|mean|median)\b/i
/** What was left as it was: that it comes first is no finding. */
const untouched =
  /^(?:no|without(?: any)?) (?:intervention|treatment)|^(?:(?:negative |untreated |vehicle )?controls?|placebo|untreated|sham)\b/i
// What bounds the methods from outside is no rival of theirs.
const boundRow =
  /\b(oracle|upper bound|lower bound|ceiling|ideal|perfect|chance( level)?|random guess\w*)\b/i

/** What a column of a grid measures for each row, with a span for each; totals and bounds of the other rows are left out. */
export function entries(column: number, grid: Grid): Entry[] {
  const found: Entry[] = []
  for (const { name, cells } of grid.rows) {
    const cell = cells[column]
    const number = cell ? cellNumber(cell.text) : null
    if (!cell?.span || !number || name === '' || totalRow.test(name) || boundRow.test(name))
      continue
    const next = { name: grid.columns[column + 1] ?? '', cell: cells[column + 1] }
    const range = printedRange(cell, number.value, next)
    found.push({ name, span: cell.span, range, ...number })
  }
  return found
}

/** Words short enough for a sentence about them: at most 60 characters, cut between words. */
export const brief = (words: string) =>
  words.length > 60 ? `${words.slice(0, 58).replace(/\W*\s+\S*$/u, '')} …` : words

/** Where a block of a table stands, in words: "Table 4", or "Table 4, “Growth rate”" where it has others beside it. */
export const placeOf = (table: Table, { isPart, group }: Grid): string =>
  isPart && group !== '' ? `${table.label}, “${brief(group)}”` : table.label

/**
 * What to say of rows left out as bounds of the others, where one of them is at the end of the column that is told:
 * else "highest" would not be so in the table that readers see.
 */
function apartFrom(column: number, grid: Grid, list: readonly Entry[], lowest: boolean): string {
  const sign = lowest ? -1 : 1
  const best = Math.max(...list.map(({ value }) => sign * value))
  for (const { name, cells } of grid.rows) {
    const bound = boundRow.exec(name)?.[0]
    const number = cellNumber(cells[column]?.text ?? '')
    if (bound !== undefined && number && sign * number.value >= best)
      return `, apart from rows of “${bound}”`
  }
  return ''
}

/** The extreme of a column of a grid, as `extreme` states it; `among` says which rows of the table it holds. */
export const columnExtreme = (
  document: PaperDocument,
  table: Table,
  grid: Grid,
  column: number,
  lowest: boolean,
  among = '',
): Claim | null => {
  const list = entries(column, grid)
  const apart = apartFrom(column, grid, list, lowest)
  // Rows of other blocks may hold more, and there are no words to leave them out by.
  const kind = grid.group || (grid.isPart ? (grid.columns[0] ?? '') : '')
  if (grid.isAdrift || (grid.isPart && kind === '')) return null
  const place = `${placeOf(table, { ...grid, group: kind })}${among}${apart}`
  return extreme(document, place, grid.columns[column] ?? '', list, lowest)
}

/** A difference of two cells as it is written and checked: "12.4 − 8.1 = 4.3". */
export function difference(document: PaperDocument, a: Entry, b: Entry) {
  const decimals = Math.max(a.decimals, b.decimals)
  const scale = 10 ** decimals
  const result = Math.round((a.value - b.value) * scale) / scale
  const taken = printed(b.value, b.decimals)
  const computation: Computation = {
    expression: `${printed(a.value, a.decimals)} − ${b.value < 0 ? `(${taken})` : taken} = ${printed(result, decimals)}`,
    operands: [
      { value: a.value, span: a.span },
      { value: b.value, span: b.span },
    ],
    result,
  }
  return { computation, verdict: verifyComputation(document, computation) }
}

/** A value as its table prints it, with what stands there of how sure it is. */
export const withUnit = ({ value, decimals, percent, range }: Entry) =>
  `${printed(value, decimals)}${percent ? '%' : ''}${range.beside}`

/**
 * The statement from where to where a column runs, for columns whose best rows are equal and only one
 * of whose rows is at the other end; null when they are all equal, or it does not hold when done again.
 */
function range(
  document: PaperDocument,
  place: string,
  column: string,
  order: readonly Entry[],
): Claim | null {
  const [best] = order
  const last = order[order.length - 1]
  if (!best || !last || best.value === last.value) return null
  if (order[order.length - 2]?.value === last.value) return null
  const equal = order.filter(({ value }) => value === best.value).length - 1
  const [high, low] = best.value > last.value ? [best, last] : [last, best]
  const called = (entry: Entry) =>
    `${withUnit(entry)} (${brief(entry.name)}${entry === best && equal > 0 ? ` and ${equal} more` : ''})`
  const { computation, verdict } = difference(document, high, low)
  if (verdict.kind !== 'supported') return null
  const text = `${brief(column)} in ${place} runs from ${called(low)} to ${called(high)}; ${computation.expression}.`
  return { text, section: 'results', spans: [low.span, high.span], verdict, computation }
}

/** Rows of one value in words: "is A", "are A (2.1 ± 0.3) and B", "are A and 2 more". */
function namesOf([first, ...others]: readonly Entry[]): string {
  if (!first) return ''
  const called = (entry: Entry) =>
    `${brief(entry.name).replace(/\.$/, '')}${entry.range.beside && ` (${withUnit(entry)})`}`
  const [second] = others
  if (!second) return `is ${called(first)}`
  const more = others.length > 1 ? `${others.length} more` : called(second)
  return `are ${called(first)} and ${more}`
}

/**
 * The statement that a column's extreme is so and so, and by how much it leads the next: computed from
 * the cells, whose spans are the operands; where several rows are best, from where to where the column
 * runs; null when neither can be said, or it does not hold when done again.
 */
function extreme(
  document: PaperDocument,
  place: string,
  column: string,
  list: readonly Entry[],
  lowest: boolean,
): Claim | null {
  const order = list.toSorted((a, b) => (lowest ? a.value - b.value : b.value - a.value))
  const [best, next] = order
  if (!best || !next) return null
  if (best.value === next.value) return range(document, place, column, order)
  const { computation, verdict } = difference(document, best, next)
  if (verdict.kind !== 'supported') return null
  const equal = order.filter(({ value }) => value === next.value)
  const within = equal.map(({ range: own }) => withinUncertainty(best.range, own)).find(Boolean)
  const head = `${lowest ? 'Lowest' : 'Highest'} ${brief(column)} in ${place}: ${withUnit(best)} (${brief(best.name)})`
  const text = `${head}; ${computation.expression}, next ${namesOf(equal)}${within ?? ''}.`
  const spans = [best.span, ...equal.map(({ span }) => span)]
  return { text, section: 'results', spans, verdict, computation }
}

/** Extremes of a table's measured columns as shown computations; at most `most`, in column order. */
export function tableFacts(document: PaperDocument, table: Table, most = 3): Claim[] {
  const [grid, ...others] = gridsOf(document, table)
  // Rows of several blocks are no rivals.
  if (!grid || others.length > 0 || grid.isAdrift) return []
  if (table.label === '' || !hasRivals(grid)) return []
  const facts: Claim[] = []
  // What names both rows and columns is compared with itself: correlations, confusions.
  if (grid.rows.filter(({ name }) => grid.columns.includes(name)).length > 1) return []
  grid.columns.forEach((column, x) => {
    if (grid.columns.indexOf(column) !== x || grid.columns.lastIndexOf(column) !== x) return
    if (isEarlierOf(grid.columns, x)) return
    // Counts beside their own shares say the same twice.
    if (grid.columns.includes(`${column} (%)`)) return
    if (x === 0 || facts.length >= most || column === '' || measuresNothing(column)) return
    if (isIdentifier(column) || !isMeasured(document, table, grid, x)) return
    const list = entries(x, grid)
    const filled = grid.rows.filter(
      ({ name, cells }) => cells[x]?.text && !boundRow.test(name),
    ).length
    if (list.every(({ value }, at) => value === (list[0]?.value ?? 0) + at)) return
    if (list.length < 2 || list.length < 0.7 * filled) return
    // One column in one unit; rows of the same name cannot be told apart.
    if (new Set(list.map(({ percent }) => percent)).size > 1) return
    if (new Set(list.map(({ name }) => name)).size < list.length) return
    const isLow = isLowBetter(document, column)
    const ends = list.map(({ value }) => value)
    const best = isLow ? Math.min(...ends) : Math.max(...ends)
    if (list.some(({ name, value }) => value === best && untouched.test(name))) return
    const fact = columnExtreme(document, table, grid, x, isLow)
    if (fact) facts.push(fact)
  })
  return facts
}
