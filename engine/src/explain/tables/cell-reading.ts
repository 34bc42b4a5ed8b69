import type { PaperDocument, Table } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import { countsAsked } from '../answer/counted-phrase.ts'
import type { Question } from '../question/question.ts'
import { pAsked } from './p-columns.ts'
import { type Row, readRow } from './table-claims.ts'
import { columnsAsked, stemsOf } from './table-columns.ts'
import { columnCounting, isOfCounting, isWhole } from './table-counts.ts'
import type { Grid } from './table-grid.ts'
import { keyedBy, saysMore, tellingApart } from './table-keys.ts'
import {
  ablated,
  asksOtherColumn,
  lacks,
  longest,
  measured,
  rowCounting,
  rowKeyed,
  withoutColumn,
} from './table-rows.ts'
import { strangers } from './table-strangers.ts'

/** Questions whose answer can be a cell. */
export const asksCell: ReadonlySet<Question['type']> = new Set(['which', 'how-many', 'definition'])
export const mostColumns = 3

export const valueAsked =
  /\b(?:values?|settings?|set to|how (?:many|much|large|big|high|long)|number|size|rate)\b|\bhow (?:well\b|(?:does|do|did)\b.*\b(?:score|perform|fare|do)\b)/i
/** What one table says, and how loosely it fits: 0 where the question's words are the table's. */
export interface Reading {
  readonly claims: readonly Claim[]
  readonly looseness: number
}

const trial = /\b(?:dev|development|validation)\b/i
const ofTime =
  /\b(?:time|durations?|latenc(?:y|ies)|ms|sec(?:ond)?s?|min(?:ute)?s?|hours?|hrs?|days?|weeks?|months?|years?)\b|\d\s?(?:s|h|d)\b/i

const ofTrial = 50

/** How far cells are beside the point: of a development set when the work itself is asked for; wholly, no time for "how long". */
function asideness(grid: Grid, question: Question, row: Row, columns: readonly number[]): number {
  const words = columns.map((x) => `${grid.columns[x]} ${row.cells[x]?.text}`).join(' ')
  if (/\bhow long\b/i.test(question.text) && !ofTime.test(words)) return Number.POSITIVE_INFINITY
  const isTrial = trial.test(`${grid.legend ?? ''} ${words}`) && !trial.test(question.text)
  return isTrial ? ofTrial : 0
}

/** A table that is asked a question which names some of its rows. */
interface AskedTable {
  readonly document: PaperDocument
  readonly table: Table
  readonly grid: Grid
  readonly question: Question
  readonly named: readonly Row[]
}

/** "How many cells of strain A?": the row that is named, in the column that counts them. */
function countReading({ document, table, grid, question, named }: AskedTable): Reading | null {
  const rows = longest(named)
  const [row] = rows
  if (!row || rows.length > 1) return null
  const thing = countsAsked(question)
  const column = thing === null ? null : columnCounting(grid, thing)
  if (column === null) return null
  const told = `${row.name} ${grid.legend ?? ''}`
  const rest = { ...question, stems: question.stems.filter((stem) => !isOfCounting(stem)) }
  if (strangers(document, table, grid, rest, told) > 0) return null
  const reading = readRow(document, table, grid, row, [column])
  return reading && { claims: [reading], looseness: 0 }
}

const ofMean = /\b(?:averaged?|means?|medians?)\b/i

/** True for a cell that can say how many: a whole number, one in a column that is named after the thing, or a mean of it. */
export function canCount(grid: Grid, row: Row, x: number, thing: string): boolean {
  const text = row.cells[x]?.text ?? ''
  const heads = `${grid.columns[x]} ${grid.meanings?.[x] ?? ''}`
  const isOfRow = ofMean.test(grid.legend ?? '') && stemsOf(row.name).has(thing)
  return isWhole(text) || stemsOf(heads).has(thing) || (isOfRow && /\d/.test(text))
}

/** Rows of one name in the column that is asked for, each with the value that sets it apart from the others. */
function alike(asked: AskedTable, rows: readonly Row[], apart: number): Reading | null {
  const { document, table, grid, question } = asked
  const [first] = rows
  if (!first || rows.length > mostColumns || rows.some(({ name }) => name !== first.name))
    return null
  if (!asksCell.has(question.type) && !valueAsked.test(question.text)) return null
  const columns = columnsAsked(grid, question.text, first.name).columns.filter((x) => x !== apart)
  if (columns.length === 0 || columns.length > mostColumns) return null
  if (strangers(document, table, grid, question, first.name) > 0) return null
  const claims = rows.flatMap(
    (row) => readRow(document, table, grid, row, [apart, ...columns]) ?? [],
  )
  return claims.length === rows.length ? { claims, looseness: 10 * columns.length } : null
}

/** Rows of one name that nothing tells apart, in the one column that is asked for: each of them may be meant. */
function ofOneName(asked: AskedTable, rows: readonly Row[]): Reading | null {
  const { document, table, grid, question } = asked
  const [first] = rows
  if (!first || rows.length > mostColumns || rows.some(({ name }) => name !== first.name))
    return null
  if (!asksCell.has(question.type) || countsAsked(question) !== null) return null
  if (strangers(document, table, grid, question, first.name) > 0) return null
  const { columns } = columnsAsked(grid, question.text, first.name)
  if (columns.length !== 1 || asksOtherColumn(grid, stemsOf(question.text), first.name, columns))
    return null
  const claims = rows.flatMap((row) => readRow(document, table, grid, row, columns) ?? [])
  return claims.length === rows.length ? { claims, looseness: 10 } : null
}

/** The value of the row that a question names, in the column that it asks for. */
export function cellReading(asked: AskedTable): Reading | null {
  const counted = countReading(asked)
  if (counted) return counted
  const { document, table, grid, question, named } = asked
  const thing = countsAsked(question)
  const key = rowKeyed(grid, question.text)
  const counting = named.length === 0 && !key ? rowCounting(grid, question) : null
  const one = key ?? counting
  const rows = one
    ? [one]
    : ablated(longest(withoutColumn(grid, question.text, named)), question.text)
  const keyed = one ? null : keyedBy(grid, rows, question)
  if (keyed) return alike({ ...asked, question: keyed.question }, keyed.rows, keyed.column)
  // Where labels are in doubt, rows of one name cannot be told apart.
  const apart = grid.isAdrift ? null : tellingApart(grid, rows)
  if (apart !== null) return alike(asked, rows, apart)
  const [row] = rows
  if (row && rows.length > 1) return ofOneName(asked, rows)
  if (!row) return null
  if (!asksCell.has(question.type) && !valueAsked.test(question.text)) return null
  const chosen = columnsAsked(grid, question.text, row.name)
  const only = measured(grid)
  const isOnly =
    chosen.most === 0 &&
    only.length === 1 &&
    valueAsked.test(question.text) &&
    !pAsked.test(question.text)
  const columns = isOnly || counting ? only : chosen.columns
  if (columns.length === 0 || columns.length > (chosen.most > 1 ? 2 : mostColumns)) return null
  if (asksOtherColumn(grid, stemsOf(question.text), row.name, columns)) return null
  // What a row is without is said beside it: "Walker without salt".
  const said = key ? grid.rows : lacks(row) ? named : [row]
  const names = said.map(({ name }) => name).join(' ')
  const stems = question.stems.filter((stem) => thing === null || !isOfCounting(stem))
  const asks = { ...question, stems }
  const strange = strangers(document, table, grid, asks, names)
  if (strange > (chosen.most > 1 ? 1 : 0)) return null
  if (thing !== null && !columns.every((x) => canCount(grid, row, x, thing))) return null
  const aside = asideness(grid, question, row, columns)
  if (aside === Number.POSITIVE_INFINITY) return null
  const isTold = columns.some((x) =>
    saysMore(question, row.cells[x]?.text ?? '', `${row.name} ${grid.columns[x]}`),
  )
  if (!isTold) return null
  const reading = readRow(document, table, grid, row, key ? [0, ...columns] : columns)
  if (!reading) return null
  return {
    claims: [reading],
    looseness: 100 * strange + aside + 10 * columns.length + chosen.unsaid,
  }
}
