import type { Cell, PaperDocument, Table } from '../document/paper-document.ts'
import { type Claim, checkerVersion } from '../evidence/claim.ts'
import { type Span, slice } from '../text/span.ts'
import { countsAsked } from './counting.ts'
import { distinctNames, speaksOf } from './distinct-names.ts'
import { extremeAsked } from './extreme.ts'
import { cellNumber } from './numbers.ts'
import { areOpposites } from './opposites.ts'
import type { Question } from './question.ts'
import { isFaint, sameWord } from './question-coverage.ts'
import { columnsAsked, stemsOf } from './table-columns.ts'
import {
  difference,
  type Entry,
  entries,
  extreme,
  isEarlierOf,
  isIdentifier,
  tableFacts,
  withUnit,
} from './table-facts.ts'
import { type Grid, readGrid } from './table-grid.ts'
import { topicStems } from './words.ts'

const mostCells = 6

type Row = Grid['rows'][number]

/** The columns' header cells by their words, so that what a value is called can be shown where it stands. */
function headerSpan(table: Table, name: string): Span | null {
  for (const row of table.rows)
    for (const { text, span } of row) if (span && text !== '' && name.startsWith(text)) return span
  return null
}

/**
 * What a row says, cell by cell under its columns' names: "Sage in Table 1: Visits per hour 8.1." Every name
 * and value is the paper's own and has its span; null when no cell has both. The verdict is at most *located*.
 */
function readRow(
  document: PaperDocument,
  table: Table,
  grid: Grid,
  row: Row,
  columns: readonly number[],
): Claim | null {
  const named = row.cells.find((cell) => cell?.text && row.name.startsWith(cell.text))
  const parts: string[] = []
  const spans: Span[] = named?.span ? [named.span] : []
  for (const x of columns) {
    const cell: Cell | null = row.cells[x] ?? null
    const column = grid.columns[x] ?? ''
    if (!cell?.span || cell.text === '' || column === '' || cell === named) continue
    const header = headerSpan(table, column)
    if (slice(document.text, cell.span) !== cell.text) return null
    parts.push(`${column} ${cell.text}`)
    spans.push(...(header ? [header] : []), cell.span)
    if (parts.length === mostCells) break
  }
  if (parts.length === 0 || spans.length < 2) return null
  if (row.name === '')
    return table.label === '' ? null : located(`${table.label}: ${parts.join('; ')}.`, spans)
  const where = table.label === '' ? '' : ` in ${table.label}`
  return located(`${row.name}${where}: ${parts.join('; ')}.`, spans)
}

/** A claim made of cells: they are the paper's, the sentence is not. Its words are located, never a quotation. */
function located(text: string, spans: readonly Span[]): Claim {
  const quoted = spans.reduce((sum, { start, end }) => sum + end - start, 0)
  const score = Math.min(1, quoted / text.length)
  const verdict = { kind: 'located', score, spans, problems: [], checker: checkerVersion } as const
  return { text, section: 'answer', spans, verdict }
}

/** The reading of the row that a span covers; null when it is no row of a table with named columns. */
export function rowReading(document: PaperDocument, span: Span): Claim | null {
  for (const table of document.tables) {
    const grid = readGrid(table)
    if (!grid || !table.span || span.start < table.span.start || span.end > table.span.end) continue
    const row = grid.rows.find(({ cells }) => {
      const spans = cells.flatMap((cell) => (cell?.span ? [cell.span] : []))
      return spans[0]?.start === span.start && spans.at(-1)?.end === span.end
    })
    if (row)
      return readRow(
        document,
        table,
        grid,
        row,
        row.cells.map((_, x) => x),
      )
  }
  return null
}

/** By how much two rows differ in the columns asked for, or in each measured one: shown arithmetic on their cells. */
function compareRows(
  document: PaperDocument,
  table: Table,
  grid: Grid,
  names: readonly [string, string],
  chosen: readonly number[],
): Claim[] {
  return grid.columns.flatMap((column, x): Claim[] => {
    if (x === 0 || column === '') return []
    if (
      chosen.length > 0 ? !chosen.includes(x) : isEarlierOf(grid.columns, x) || isIdentifier(column)
    )
      return []
    const list = entries(x, grid)
    const found = names.map((name) => list.find((entry) => entry.name === name))
    const [one, other] = found as [Entry | undefined, Entry | undefined]
    if (!one || !other) return []
    const [high, low] = one.value >= other.value ? [one, other] : [other, one]
    const { computation, verdict } = difference(document, high, low)
    if (verdict.kind !== 'supported') return []
    const text = `${column} in ${table.label}: ${withUnit(high)} (${high.name}) and ${withUnit(low)} (${low.name}); ${computation.expression}.`
    return [{ text, section: 'answer', spans: [high.span, low.span], verdict, computation }]
  })
}

const asksBest = /\b(best|highest|lowest|worst|most accurate|most successful)\b/i
const anyMethod = new Set(
  topicStems(
    'gap distance difference best highest lowest worst accurate successful method approach model system algorithm technique performing performance result score overall',
  ),
)
const asksGap = /\b(?:gap|distance|difference|how much (?:better|worse|higher|lower|more|less))\b/i
/** Questions whose answer can be a cell. */
const asksCell: ReadonlySet<Question['type']> = new Set([
  'which',
  'how-many',
  'definition',
  'compare',
])
const mostColumns = 3

/** Rows named in a question without those that only repeat a word of the column asked for. */
function withoutColumn(grid: Grid, asked: string, named: readonly Row[]): readonly Row[] {
  // "The ratio to the oracle of LexRank": the oracle is the column's.
  const rows = named.filter(({ name }) =>
    named.every((other) => {
      if (other.name === name) return true
      const { columns } = columnsAsked(grid, asked, other.name)
      const [column] = columns
      return !(
        columns.length === 1 &&
        column !== undefined &&
        [...stemsOf(name)].every((stem) => stemsOf(grid.columns[column] ?? '').has(stem))
      )
    }),
  )
  return rows.length > 0 ? rows : named
}

/** How many words of a question neither a table's names nor the words that any question may use account for. */
function strangers(
  document: PaperDocument,
  table: Table,
  grid: Grid,
  question: Question,
  row: string,
) {
  const caption = table.caption ? slice(document.text, table.caption) : ''
  const words = [caption, row, ...grid.columns]
  // Another model or data set is not this one, however much else fits.
  const names = distinctNames(question.text, true)
  // A name of the title stands for the whole paper.
  const ofPaper = names.filter((name) => speaksOf(document.title, name))
  if (names.some((name) => !ofPaper.includes(name) && !words.some((one) => speaksOf(one, name))))
    return Number.POSITIVE_INFINITY
  const told = stemsOf([...words, ...ofPaper].join(' '))
  return [...stemsOf(question.text)].filter(
    (stem) =>
      (question.stems.includes(stem) || /^\d/.test(stem)) &&
      !told.has(stem) &&
      // Acronyms are not stemmed: "GPUs".
      !told.has(stem.replace(/s$/, '')) &&
      !anyMethod.has(stem) &&
      !isFaint(stem) &&
      ![...told].some((word) => areOpposites(word, stem) || sameWord(word, stem)),
  ).length
}

/** "After round 3": what all rows hold in the one column of that number. */
function columnReading(table: Table, grid: Grid, text: string): Claim | null {
  const [, label = '', number = ''] = /\b(\p{L}{3,}) (\d{1,2})\b/u.exec(text) ?? []
  if (label === '') return null
  const named = new RegExp(`\\b${label} ${number}\\b`, 'i')
  const columns = grid.columns.flatMap((column, x) => (x > 0 && named.test(column) ? [x] : []))
  const [column] = columns
  if (columns.length !== 1 || column === undefined) return null
  const header = headerSpan(table, grid.columns[column] ?? '')
  const parts: string[] = []
  const spans: Span[] = header ? [header] : []
  for (const { name, cells } of grid.rows.slice(0, mostCells)) {
    const cell = cells[column]
    const first = cells.find((one) => one?.text && name.startsWith(one.text))
    if (!cell?.span || cell.text === '' || !first?.span || name === '') continue
    parts.push(`${name} ${cell.text}`)
    spans.push(first.span, cell.span)
  }
  if (parts.length === 0) return null
  return located(`${grid.columns[column]} in ${table.label}: ${parts.join('; ')}.`, spans)
}

/** Which row comes first or last in the column that is asked for. */
function extremeOf(document: PaperDocument, table: Table, grid: Grid, question: Question): Claim[] {
  const end = extremeAsked(question.text)
  if (end === null || end === 'either') return []
  const { columns } = columnsAsked(grid, question.text)
  const [column] = columns
  if (columns.length !== 1 || column === undefined) return []
  if (isIdentifier(grid.columns[column] ?? '')) return []
  const fact = extreme(
    document,
    table,
    grid.columns[column] ?? '',
    entries(column, grid),
    end === 'low',
  )
  return fact ? [{ ...fact, section: 'answer' }] : []
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

/** True where the question says a word of another column that neither the row nor the chosen columns have. */
function asksOtherColumn(
  grid: Grid,
  asked: ReadonlySet<string>,
  row: string,
  chosen: readonly number[],
): boolean {
  const own = stemsOf([row, ...chosen.map((x) => grid.columns[x] ?? '')].join(' '))
  return grid.columns.some(
    (column, x) =>
      x > 0 &&
      [...stemsOf(column)].some(
        (stem) => asked.has(stem) && !own.has(stem) && !anyMethod.has(stem) && !isFaint(stem),
      ),
  )
}

const valueAsked =
  /\b(?:values?|settings?|set to|how (?:many|much|large|big|high|long)|number|size|rate)\b/i
const keyed = /([\p{L}_]+)\s*(?:=|of|is|was|at)\s*(\d+(?:\.\d+)?)(?![\p{L}\d%])/gu

/** "For alpha = 2.0": the row whose first cell holds that value under that name. */
function rowKeyed(grid: Grid, text: string): Row | null {
  const name = stemsOf(grid.columns[0] ?? '')
  for (const [, label = '', value] of text.matchAll(keyed)) {
    if (name.size !== 1 || ![...stemsOf(label)].every((stem) => name.has(stem))) continue
    const rows = grid.rows.filter(({ cells }) => {
      const key = cells[0] ? cellNumber(cells[0].text) : null
      return key !== null && key.value === Number(value)
    })
    return rows.length === 1 ? (rows[0] ?? null) : null
  }
  return null
}

/** The rows that a question names: by their whole names, else by their first cells without what stands in brackets. */
function rowsNamed(grid: Grid, asked: ReadonlySet<string>): readonly Row[] {
  const isAsked = (name: string) => {
    const stems = [...stemsOf(name)]
    return stems.length > 0 && stems.every((stem) => asked.has(stem))
  }
  const whole = grid.rows.filter(({ name }) => isAsked(name))
  if (whole.length > 0) return whole
  return grid.rows.filter(({ name, cells }) => {
    const first = cells.find((cell) => cell?.text && name.startsWith(cell.text))?.text ?? ''
    return isAsked(first) || isAsked(first.replace(/\s*\([^()]*\)\p{Ll}?$/u, ''))
  })
}

/** Rows without those whose names are only part of another's: "Google" in "Google Scholar". */
const longest = (rows: readonly Row[]) =>
  rows.filter(({ name }) => {
    const stems = [...stemsOf(name)]
    return !rows.some((other) => {
      const more = stemsOf(other.name)
      return more.size > stems.length && stems.every((stem) => more.has(stem))
    })
  })

/** The columns that hold numbers, apart from those that only label their rows. */
const measured = (grid: Grid) =>
  grid.columns.flatMap((column, x) => {
    const cells = grid.rows.filter(({ cells: row }) => cellNumber(row[x]?.text ?? '') !== null)
    return x > 0 && column !== '' && cells.length >= 0.5 * grid.rows.length ? [x] : []
  })

/** "How many GPUs?": the only row that counts them, in a table with one column of numbers. */
function rowCounting(grid: Grid, question: Question): Row | null {
  const thing = countsAsked(question)
  const rows = grid.rows.filter(({ name }) => [...stemsOf(name)].at(-1) === thing)
  return thing !== null && rows.length === 1 && measured(grid).length === 1
    ? (rows[0] ?? null)
    : null
}

/** What one table says, and how loosely it fits: 0 where the question's words are the table's. */
interface Reading {
  readonly claims: readonly Claim[]
  readonly looseness: number
}

/** The value of the row that a question names, in the column that it asks for. */
function cellReading(
  document: PaperDocument,
  table: Table,
  grid: Grid,
  question: Question,
  named: readonly Row[],
): Reading | null {
  const asked = stemsOf(question.text)
  const key = rowKeyed(grid, question.text)
  const counting = named.length === 0 && !key ? rowCounting(grid, question) : null
  const rows =
    key || counting ? [key ?? counting] : longest(withoutColumn(grid, question.text, named))
  const [row] = rows
  if (!row || rows.length > 1) return null
  if (!asksCell.has(question.type) && !valueAsked.test(question.text)) return null
  const chosen = columnsAsked(grid, question.text, row.name)
  const only = measured(grid)
  const isOnly = chosen.most === 0 && only.length === 1 && valueAsked.test(question.text)
  const columns = isOnly || counting ? only : chosen.columns
  if (columns.length === 0 || columns.length > (chosen.most > 1 ? 2 : mostColumns)) return null
  if (asksOtherColumn(grid, asked, row.name, columns)) return null
  const names = key ? grid.rows.map(({ name }) => name).join(' ') : row.name
  const strange = strangers(document, table, grid, question, names)
  if (strange > (chosen.most > 1 ? 1 : 0)) return null
  const reading = readRow(document, table, grid, row, key ? [0, ...columns] : columns)
  if (!reading) return null
  return { claims: [reading], looseness: 100 * strange + 10 * columns.length + chosen.unsaid }
}

/** What one table says to a question; null when the question names no row, or no column of it. */
function readTable(document: PaperDocument, table: Table, question: Question): Reading | null {
  const grid = readGrid(table)
  if (!grid || table.label === '') return null
  const asked = stemsOf(question.text)
  if (asksBest.test(question.text) && question.stems.every((stem) => anyMethod.has(stem))) {
    const claims = tableFacts(document, table, 1).map(
      (fact): Claim => ({ ...fact, section: 'answer' }),
    )
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
  const named = rowsNamed(grid, asked)
  const [one, other] = named
  const compares = question.type === 'compare' || asksGap.test(question.text)
  if (compares && one && other && named.length === 2 && isOf(`${one.name} ${other.name}`, 1)) {
    const { columns } = columnsAsked(grid, question.text, `${one.name} ${other.name}`)
    const claims = compareRows(document, table, grid, [one.name, other.name], columns)
    if (claims.length > 0) return { claims: claims.slice(0, 2), looseness: 0 }
  }
  const all = one || !isOf('') ? null : columnReading(table, grid, question.text)
  if (all) return { claims: [all], looseness: 0 }
  const hinted =
    question.type === 'yes-no' && isOf(grid.rows.map(({ name }) => name).join(' '), 1)
      ? rowsHinted(document, table, grid, new Set(question.stems))
      : []
  if (hinted.length > 0) return { claims: hinted, looseness: 0 }
  return cellReading(document, table, grid, question, named)
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
