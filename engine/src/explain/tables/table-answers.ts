import type { PaperDocument, Table } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import { countsAsked } from '../answer/counted-phrase.ts'
import { areOpposites } from '../question/opposites.ts'
import type { Question } from '../question/question.ts'
import { asksCell, cellReading, mostColumns, type Reading } from './cell-reading.ts'
import { gridsOf } from './column-meanings.ts'
import { twoSided } from './compared-rows.ts'
import { readComparison } from './comparison-reading.ts'
import { extremeAsked } from './extreme.ts'
import { isOwnRow, ownRow } from './own-row.ts'
import { columnReading, readRow } from './table-claims.ts'
import { anyMethod, columnsAsked, stemsOf } from './table-columns.ts'
import { endOf, extremeReading } from './table-extremes.ts'
import { columnExtreme, entries, tableFacts } from './table-facts.ts'
import type { Grid } from './table-grid.ts'
import { isMeasured } from './table-measures.ts'
import { asksOtherColumn, rowsNamed } from './table-rows.ts'
import { strangers } from './table-strangers.ts'

const asksBest = /\b(best|highest|lowest|worst|most accurate|most successful)\b/i
/** How often a thing occurs makes nothing the best. */
const occurs = /\b(?:\p{L}*prevalence|incidence|mortality)\b/iu
const asksGap = /\b(?:gap|distance|difference|how much (?:better|worse|higher|lower|more|less))\b/i
/** "Does the gate outperform the rake on MMLU?": two cells tell, where a column is named. */
const beating = /^\W*(?:do|does|did) .*\b(?:(?:out|under)perform|beat|exceed|surpass)\b/iu
const ordersThan =
  /\b(?:better|worse|higher|lower|larger|smaller|greater|faster|slower|more|less|fewer)\b.* than\b/iu
/** True where a word of the question stands in a row's name ("large" in "WalkerLARGE"): that row may be meant. */
function namesPart(document: PaperDocument, grid: Grid, { text }: Question): boolean {
  const told = `${document.title} ${grid.columns.join(' ')} ${grid.legend}`.toLowerCase()
  const words = text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []
  return words.some(
    (word) =>
      !told.includes(word) && grid.rows.some(({ name }) => name.toLowerCase().includes(word)),
  )
}

/** A row that the question names comes before one that is only the paper's own. */
const ofOwn = 30

/**
 * "What is the test error on MNIST?": what the paper's own row holds, where the question names the table and a measured
 * column of it and no row. Of several own rows the best, where it is the best of the table.
 */
function ownReading(
  document: PaperDocument,
  table: Table,
  grid: Grid,
  question: Question,
): Reading | null {
  const { columns, unsaid } = columnsAsked(grid, question.text)
  const [column] = columns
  if (columns.length !== 1 || column === undefined || extremeAsked(question.text) !== null)
    return null
  if (!isMeasured(document, table, grid, column)) return null
  if (asksOtherColumn(grid, stemsOf(question.text), '', columns)) return null
  if (strangers(document, table, grid, question, '') > 0) return null
  if (namesPart(document, grid, question)) return null
  // "REC" may be short for many words: a column that no row is asked of is asked for by a whole one.
  const asked = stemsOf(question.text)
  const head = stemsOf(`${grid.columns[column]} ${grid.meanings?.[column] ?? ''}`)
  if (![...head].some((stem) => asked.has(stem))) return null
  const own = ownRow(document, grid)
  if (own) {
    const reading = readRow(document, table, grid, own, columns)
    return reading && { claims: [reading], looseness: ofOwn + unsaid }
  }
  const end = endOf(grid, question.text, column)
  const list =
    end === null
      ? []
      : entries(column, grid).toSorted((a, b) =>
          end === 'low' ? a.value - b.value : b.value - a.value,
        )
  const best = grid.rows.find(({ name }) => name === list[0]?.name)
  if (!best || !isOwnRow(document, best)) return null
  const fact = columnExtreme(document, table, grid, column, end === 'low')
  return fact && { claims: [{ ...fact, section: 'answer' }], looseness: ofOwn + unsaid }
}

const mostHinted = 2

/** "Did it miss negations?": the few rows with a word of a yes-or-no question, in a column that says it or its opposite. */
function rowsHinted(
  document: PaperDocument,
  table: Table,
  grid: Grid,
  asked: ReadonlySet<string>,
): Claim[] {
  const columns = grid.columns.flatMap((column, x) => {
    const stems = [...stemsOf(column)]
    const isMeant = stems.some(
      (stem) => asked.has(stem) || [...asked].some((word) => areOpposites(word, stem)),
    )
    return x > 0 && isMeant ? [x] : []
  })
  const headed = new Set(grid.columns.flatMap((column) => [...stemsOf(column)]))
  const rows = grid.rows.filter(({ name }) =>
    [...stemsOf(name)].some((stem) => asked.has(stem) && !headed.has(stem)),
  )
  if (columns.length === 0 || columns.length > mostColumns || rows.length > mostHinted) return []
  return rows.flatMap((row) => readRow(document, table, grid, row, columns) ?? [])
}

/** What one table says to a question; null when the question names no row, or no column of it. */
function readTable(
  document: PaperDocument,
  table: Table,
  grid: Grid,
  question: Question,
): Reading | null {
  const asked = stemsOf(question.text)
  if (asksBest.test(question.text) && question.stems.every((stem) => anyMethod.has(stem))) {
    const claims = tableFacts(document, table, 1)
      .filter(({ text }) => !occurs.test(text))
      .map((fact): Claim => ({ ...fact, section: 'answer' }))
    return claims.length > 0 ? { claims, looseness: -1 } : null
  }
  const isOf = (row: string, most = 0) => strangers(document, table, grid, question, row) <= most
  const ends = extremeReading(document, table, grid, question)
  if (ends) return ends
  const named = rowsNamed(grid, asked, question.text)
  const [one] = named
  const beats = beating.test(question.text)
  const asksOrder = beats || (question.type === 'yes-no' && ordersThan.test(question.text))
  const compares = question.type === 'compare' || asksGap.test(question.text) || asksOrder
  const compared = compares
    ? readComparison(document, table, grid, { ...question, asksOrder }, named)
    : 'none'
  if (compared !== 'none') return compared
  // Of two that are compared one alone says nothing.
  if (compares && twoSided.test(question.text)) return null
  const all = one ? null : columnReading(document, table, grid, question.text)
  if (all && isOf('')) return { claims: [all], looseness: 0 }
  const hinted =
    question.type === 'yes-no' && isOf(grid.rows.map(({ name }) => name).join(' '), 1)
      ? rowsHinted(document, table, grid, new Set(question.stems))
      : []
  if (hinted.length > 0) return { claims: hinted, looseness: 0 }
  const cell = cellReading({ document, table, grid, question, named })
  if (cell || one || !asksCell.has(question.type)) return cell
  return countsAsked(question) === null ? ownReading(document, table, grid, question) : null
}

const mostAlike = 3
/** What sets a block that the question does not name behind one that it does. */
const otherBlock = 4

/** How far the block of a table is from what a question says of its blocks. */
function blockLooseness(grid: Grid, grids: readonly Grid[], question: Question): number {
  const others = grids.filter((other) => other !== grid)
  const kind = ({ group, columns }: Grid) => group || (columns[0] ?? '')
  const shared = stemsOf(others.map(kind).join(' '))
  const counts = /\bhow many\b/i.test(question.text) ? ' number' : ''
  const asked = stemsOf(`${question.text}${counts}`)
  const own = [...stemsOf(kind(grid))].filter((stem) => !shared.has(stem))
  return grids.length < 2 || own.some((stem) => asked.has(stem)) ? 0 : otherBlock
}

/**
 * What the tables say to a question that names their rows: two rows compared, the value of a row in the column
 * that is asked for, which row is first or last in it, or what all rows hold in a numbered column. The table
 * that fits best speaks; of tables that fit equally well all do. Empty when no table fits.
 */
export function tableAnswers(document: PaperDocument, question: Question): Claim[] {
  const readings: Reading[] = []
  for (const table of document.tables.filter(({ label }) => label !== '')) {
    const grids = gridsOf(document, table)
    for (const grid of grids) {
      const reading = readTable(document, table, grid, question)
      // "What is the best method?" is answered by the first table that ranks any.
      if (reading && reading.looseness < 0) return [...reading.claims]
      if (!reading) continue
      const looseness = reading.looseness + blockLooseness(grid, grids, question)
      readings.push({ ...reading, looseness })
    }
  }
  const least = Math.min(...readings.map(({ looseness }) => looseness))
  const best = readings.filter(({ looseness }) => looseness === least)
  // Of many that fit alike none is surely meant.
  return best.length > mostAlike ? [] : best.flatMap(({ claims }) => claims)
}
