import type { PaperDocument, Table } from '../document/paper-document.ts'
import type { Claim } from '../evidence/claim.ts'
import type { Span } from '../text/span.ts'
import { gridOf } from './column-meanings.ts'
import { comparedRows, twoSided } from './compared-rows.ts'
import { countsAsked } from './counting.ts'
import { extremeAsked } from './extreme.ts'
import { areOpposites } from './opposites.ts'
import { isOwnRow, ownRow } from './own-row.ts'
import type { Question } from './question.ts'
import type { Sentence } from './sentence.ts'
import { columnReading, compareRows, type Row, readRow } from './table-claims.ts'
import { anyMethod, columnsAsked, stemsOf } from './table-columns.ts'
import { columnCounting, isOfCounting, isWhole } from './table-counts.ts'
import { bestEnd, brief, columnExtreme, entries, isIdentifier, tableFacts } from './table-facts.ts'
import type { Grid } from './table-grid.ts'
import { keyedBy, saysMore, tellingApart } from './table-keys.ts'
import { isMeasured } from './table-measures.ts'
import {
  ablated,
  asksOtherColumn,
  isSameSide,
  lacks,
  longest,
  measured,
  rowCounting,
  rowKeyed,
  rowsNamed,
  strangers,
  withoutColumn,
} from './table-rows.ts'
import { topicStems } from './words.ts'

const asksBest = /\b(best|highest|lowest|worst|most accurate|most successful)\b/i
/** How often a thing occurs makes nothing the best. */
const occurs = /\b(?:\p{L}*prevalence|incidence|mortality)\b/iu
const asksGap = /\b(?:gap|distance|difference|how much (?:better|worse|higher|lower|more|less))\b/i
const ofComparing: ReadonlySet<string> = new Set(
  topicStems('compare compared comparison differ different better worse outperform perform'),
)
/** Questions whose answer can be a cell. */
const asksCell: ReadonlySet<Question['type']> = new Set(['which', 'how-many', 'definition'])
const mostColumns = 3

/** What a table says of a column: the question's words, the column's name, else the head of its caption. */
function endOf(grid: Grid, question: string, column: number): 'high' | 'low' | null {
  const head = grid.columns[column] ?? ''
  const caption = (grid.legend ?? '').split(/\.\s/).slice(0, 2).join(' ')
  return bestEnd(`${question} ${head}`) ?? bestEnd(caption)
}

const mostExtremes = 2

/** Which row comes first or last in the column that is asked for; of two columns that are asked alike both are told. */
function extremeOf(document: PaperDocument, table: Table, grid: Grid, question: Question): Claim[] {
  const end = extremeAsked(question.text)
  if (end === null || (end === 'either' && !/\bbest\b/i.test(question.text))) return []
  const { columns } = columnsAsked(grid, question.text)
  if (columns.length > mostExtremes) return []
  const claims = columns.flatMap((column): Claim[] => {
    const name = grid.columns[column] ?? ''
    const isTwice = grid.columns.indexOf(name) !== grid.columns.lastIndexOf(name)
    const wanted = end === 'either' ? endOf(grid, question.text, column) : end
    if (isTwice || isIdentifier(name) || wanted === null) return []
    const isLow = wanted === 'low'
    const fact = columnExtreme(document, table, grid, column, isLow)
    return fact ? [{ ...fact, section: 'answer' }] : []
  })
  return claims.length === columns.length ? claims : []
}

/** True where a word of the question stands in a row's name ("large" in "WalkerLARGE"): that row may be meant. */
function namesPart(document: PaperDocument, grid: Grid, { text }: Question): boolean {
  const told = `${document.title} ${grid.columns.join(' ')} ${grid.legend}`.toLowerCase()
  const words = text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []
  return words.some(
    (word) =>
      !told.includes(word) && grid.rows.some(({ name }) => name.toLowerCase().includes(word)),
  )
}

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
    return reading && { claims: [reading], looseness: 10 + unsaid }
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
  return fact && { claims: [{ ...fact, section: 'answer' }], looseness: 10 + unsaid }
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

const valueAsked =
  /\b(?:values?|settings?|set to|how (?:many|much|large|big|high|long)|number|size|rate)\b/i
/** What one table says, and how loosely it fits: 0 where the question's words are the table's. */
interface Reading {
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
  const thing = countsAsked(question)
  const column = thing === null ? null : columnCounting(grid, thing)
  const rows = longest(named)
  const [row] = rows
  if (column === null || !row || rows.length > 1) return null
  const told = `${row.name} ${grid.legend ?? ''}`
  const rest = { ...question, stems: question.stems.filter((stem) => !isOfCounting(stem)) }
  if (strangers(document, table, grid, rest, told) > 0) return null
  const reading = readRow(document, table, grid, row, [column])
  return reading && { claims: [reading], looseness: 0 }
}

/** True for a cell that can say how many: a whole number, or one in a column that is named after the thing. */
function canCount(grid: Grid, row: Row, x: number, thing: string): boolean {
  const text = row.cells[x]?.text ?? ''
  return isWhole(text) || stemsOf(`${grid.columns[x]} ${grid.meanings?.[x] ?? ''}`).has(thing)
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

/** The value of the row that a question names, in the column that it asks for. */
function cellReading(asked: AskedTable): Reading | null {
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
  const apart = tellingApart(grid, rows)
  if (apart !== null) return alike(asked, rows, apart)
  const [row] = rows
  if (!row || rows.length > 1) return null
  if (!asksCell.has(question.type) && !valueAsked.test(question.text)) return null
  const chosen = columnsAsked(grid, question.text, row.name)
  const only = measured(grid)
  const isOnly = chosen.most === 0 && only.length === 1 && valueAsked.test(question.text)
  const columns = isOnly || counting ? only : chosen.columns
  if (columns.length === 0 || columns.length > (chosen.most > 1 ? 2 : mostColumns)) return null
  if (asksOtherColumn(grid, stemsOf(question.text), row.name, columns)) return null
  // What a row is without is said beside it: "Walker without salt".
  const said = key ? grid.rows : lacks(row) ? named : [row]
  const names = said.map(({ name }) => name).join(' ')
  const strange = strangers(document, table, grid, question, names)
  if (strange > (chosen.most > 1 ? 1 : 0)) return null
  if (thing !== null && !columns.every((x) => canCount(grid, row, x, thing))) return null
  const aside = asideness(grid, question, row, columns)
  if (aside === Number.POSITIVE_INFINITY) return null
  const isTold = columns.some((x) => saysMore(question, row.cells[x]?.text ?? ''))
  if (!isTold) return null
  const reading = readRow(document, table, grid, row, key ? [0, ...columns] : columns)
  if (!reading) return null
  return {
    claims: [reading],
    looseness: 100 * strange + aside + 10 * columns.length + chosen.unsaid,
  }
}

/** What one table says to a question; null when the question names no row, or no column of it. */
function readTable(document: PaperDocument, table: Table, question: Question): Reading | null {
  const grid = gridOf(document, table)
  if (!grid || table.label === '') return null
  const asked = stemsOf(question.text)
  if (asksBest.test(question.text) && question.stems.every((stem) => anyMethod.has(stem))) {
    const claims = tableFacts(document, table, 1)
      .filter(({ text }) => !occurs.test(text))
      .map((fact): Claim => ({ ...fact, section: 'answer' }))
    return claims.length > 0 ? { claims, looseness: -1 } : null
  }
  const isOf = (row: string, most = 0) => strangers(document, table, grid, question, row) <= most
  const ends = extremeOf(document, table, grid, question)
  const chosen = columnsAsked(grid, question.text)
  if (
    ends.length > 0 &&
    isOf('', chosen.most > 1 ? 1 : 0) &&
    !asksOtherColumn(grid, asked, '', chosen.columns)
  )
    return { claims: ends, looseness: chosen.unsaid }
  const named = rowsNamed(grid, asked, question.text)
  const [one] = named
  const compares = question.type === 'compare' || asksGap.test(question.text)
  const pair = compares
    ? (comparedRows(grid, question.text, named) ?? withOwn(document, grid, question.text, named))
    : null
  if (pair) {
    const [first, second] = pair.map(({ name }) => name) as [string, string]
    const { columns } = columnsAsked(grid, question.text, `${first} ${second}`)
    const topic = { ...question, stems: question.stems.filter((stem) => !ofComparing.has(stem)) }
    const strange = strangers(document, table, grid, topic, `${first} ${second}`)
    if (strange > (columns.length > 0 ? 1 : 0)) return null
    const claims = compareRows(document, table, grid, [first, second], columns)
    if (claims.length > 0) return { claims: claims.slice(0, 2), looseness: 0 }
  }
  // Of two that are compared one alone says nothing.
  if (compares && twoSided.test(question.text)) return null
  const all = one || !isOf('') ? null : columnReading(table, grid, question.text)
  if (all) return { claims: [all], looseness: 0 }
  const hinted =
    question.type === 'yes-no' && isOf(grid.rows.map(({ name }) => name).join(' '), 1)
      ? rowsHinted(document, table, grid, new Set(question.stems))
      : []
  if (hinted.length > 0) return { claims: hinted, looseness: 0 }
  const cell = cellReading({ document, table, grid, question, named })
  if (cell || one || !asksCell.has(question.type)) return cell
  return countsAsked(question) === null ? ownReading(document, table, grid, question) : null
}

const itself =
  /\b(?:it|they|the (?:proposed |new )?(?:method|model|approach|system)|this (?:method|model|approach|system|work|paper))\b/i

/** "How does it compare with the ladder?": the paper's own row and the one that is named. */
function withOwn(
  document: PaperDocument,
  grid: Grid,
  question: string,
  named: readonly Row[],
): readonly [Row, Row] | null {
  const own = itself.test(question) ? ownRow(document, grid) : null
  const [other, ...more] = longest(named)
  return own && other && other !== own && more.length === 0 ? [own, other] : null
}

/**
 * What the tables say to a question that names their rows: two rows compared, the value of a row in the column
 * that is asked for, which row is first or last in it, or what all rows hold in a numbered column. The table
 * that fits best speaks; of tables that fit equally well all do. Empty when no table fits.
 */
export function tableAnswers(document: PaperDocument, question: Question): Claim[] {
  const readings: Reading[] = []
  for (const table of document.tables) {
    const reading = readTable(document, table, question)
    // "What is the best method?" is answered by the first table that ranks any.
    if (reading && reading.looseness < 0) return [...reading.claims]
    if (reading) readings.push(reading)
  }
  const least = Math.min(...readings.map(({ looseness }) => looseness))
  return readings.flatMap(({ claims, looseness }) => (looseness === least ? claims : []))
}

/**
 * The reading of the row that a span covers, in the columns that the question asks for where it names any; null when
 * they are empty, when it asks for something else than the table holds, or compares rows, and for what is no row of a
 * table with named columns.
 */
export function rowReading(document: PaperDocument, span: Span, question: Question): Claim | null {
  for (const table of document.tables) {
    const grid = gridOf(document, table)
    if (!grid || !table.span || span.start < table.span.start || span.end > table.span.end) continue
    const row = grid.rows.find(({ cells }) => {
      const spans = cells.flatMap((cell) => (cell?.span ? [cell.span] : []))
      return spans[0]?.start === span.start && spans.at(-1)?.end === span.end
    })
    if (!row) continue
    if (!isSameSide(row.name, question.text)) return null
    const { columns } = columnsAsked(grid, question.text, row.name)
    const isElse = columns.length === 0 && strangers(document, table, grid, question, row.name) > 0
    // Of two rows that are compared one alone says nothing; of a row two columns can be.
    if (isElse || (question.type === 'compare' && columns.length < 2)) return null
    const thing = countsAsked(question)
    const told = columns.length > 0 ? columns : [...row.cells.keys()]
    const fit = thing === null ? told : told.filter((x) => canCount(grid, row, x, thing))
    // What the question said itself is no answer to it.
    if (!fit.some((x) => row.cells[x]?.text && saysMore(question, row.cells[x]?.text ?? '')))
      return null
    // A row that only a number names is told with it.
    return readRow(document, table, grid, row, row.name === '' ? [0, ...fit] : fit)
  }
  return null
}

/**
 * Why there is no answer where the table that a question asks leaves just the cells of its row and columns empty, and
 * no sentence has all its words; null otherwise.
 */
export function emptyCells(
  document: PaperDocument,
  sentences: readonly Sentence[],
  question: Question,
): string | null {
  if (!asksCell.has(question.type) && !valueAsked.test(question.text)) return null
  if (sentences.some(({ stems }) => question.stems.every((stem) => stems.has(stem)))) return null
  for (const table of document.tables) {
    const grid = gridOf(document, table)
    if (!grid || table.label === '') continue
    const named = rowsNamed(grid, stemsOf(question.text), question.text)
    const [row, ...more] = longest(withoutColumn(grid, question.text, named))
    if (!row || more.length > 0) continue
    const { columns } = columnsAsked(grid, question.text, row.name)
    const isEmpty = columns.length > 0 && columns.every((x) => row.cells[x]?.text === '')
    if (!isEmpty || strangers(document, table, grid, question, row.name) > 0) continue
    const heads = columns.map((x) => `“${grid.columns[x]}”`).join(' and ')
    return `The paper does not seem to say: ${table.label} leaves ${heads} of ${brief(row.name)} empty.`
  }
  return null
}
