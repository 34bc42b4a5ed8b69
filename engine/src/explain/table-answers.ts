import type { Cell, PaperDocument, Table } from '../document/paper-document.ts'
import { type Claim, checkerVersion } from '../evidence/claim.ts'
import { smallNumbers } from '../text/numbers.ts'
import { type Span, slice } from '../text/span.ts'
import { extremeAsked } from './extreme.ts'
import { areOpposites } from './opposites.ts'
import type { Question } from './question.ts'
import { isFaint, sameWord } from './question-coverage.ts'
import {
  difference,
  type Entry,
  entries,
  extreme,
  isEarlierOf,
  tableFacts,
  withUnit,
} from './table-facts.ts'
import { type Grid, readGrid } from './table-grid.ts'
import { topicStems } from './words.ts'

const mostCells = 6

/** Stems with small numbers in figures: "round two" is "Round 2". */
const stemsOf = (text: string) =>
  new Set(
    topicStems(text).map((stem) => {
      const value = smallNumbers.indexOf(stem)
      return value < 0 ? stem : String(value)
    }),
  )

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
  if (parts.length === 0 || row.name === '' || spans.length < 2) return null
  const where = table.label === '' ? '' : ` in ${table.label}`
  const text = `${row.name}${where}: ${parts.join('; ')}.`
  return located(text, spans)
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

/** By how much two rows differ in each measured column: shown arithmetic on their cells. */
function compareRows(
  document: PaperDocument,
  table: Table,
  grid: Grid,
  names: readonly [string, string],
): Claim[] {
  return grid.columns.flatMap((column, x): Claim[] => {
    if (x === 0 || column === '' || isEarlierOf(grid.columns, x)) return []
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

/** How many stems of a question each column's name has; those of the row's own name do not count. */
function columnShares(grid: Grid, asked: ReadonlySet<string>, row: string): number[] {
  const own = stemsOf(row)
  return grid.columns.map((column, x) =>
    x === 0 ? 0 : [...stemsOf(column)].filter((stem) => asked.has(stem) && !own.has(stem)).length,
  )
}

const best = (shares: readonly number[]) => {
  const most = Math.max(0, ...shares)
  return { most, columns: shares.flatMap((count, x) => (count === most && most > 0 ? [x] : [])) }
}

/** Rows named in a question without those that only repeat a word of the column asked for. */
function withoutColumn(
  grid: Grid,
  asked: ReadonlySet<string>,
  named: readonly Row[],
): readonly Row[] {
  // "The ratio to the oracle of LexRank": the oracle is the column's.
  const rows = named.filter(({ name }) =>
    named.every((other) => {
      if (other.name === name) return true
      const { columns } = best(columnShares(grid, asked, other.name))
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
  const told = stemsOf([caption, row, ...grid.columns].join(' '))
  return [...stemsOf(question.stems.join(' '))].filter(
    (stem) =>
      !told.has(stem) &&
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
  const shares = columnShares(grid, stemsOf(question.text), '').map((count, x) =>
    isEarlierOf(grid.columns, x) ? 0 : count,
  )
  const { columns } = best(shares)
  const [column] = columns
  if (columns.length !== 1 || column === undefined) return []
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

/**
 * What the tables say to a question that names their rows: two rows compared, the value of a row in the column
 * that is asked for, which row is first or last in it, or what all rows hold in a numbered column. Empty when
 * the question names no row, or no column of it.
 */
export function tableAnswers(document: PaperDocument, question: Question): Claim[] {
  const asked = stemsOf(question.text)
  const wantsBest = asksBest.test(question.text)
  for (const table of document.tables) {
    const grid = readGrid(table)
    if (!grid || table.label === '') continue
    if (wantsBest && question.stems.every((stem) => anyMethod.has(stem))) {
      const facts = tableFacts(document, table, 1)
      if (facts.length > 0) return facts.map((fact): Claim => ({ ...fact, section: 'answer' }))
      continue
    }
    const isOf = (row: string, most = 0) => strangers(document, table, grid, question, row) <= most
    const ends = extremeOf(document, table, grid, question)
    const isNamed = best(columnShares(grid, asked, '')).most > 1
    if (ends.length > 0 && isOf('', isNamed ? 1 : 0)) return ends
    const named = grid.rows.filter(({ name }) => {
      const stems = stemsOf(name)
      return stems.size > 0 && [...stems].every((stem) => asked.has(stem))
    })
    const [one, other] = named
    const compares = question.type === 'compare' || asksGap.test(question.text)
    if (compares && one && other && named.length === 2) {
      const found = compareRows(document, table, grid, [one.name, other.name])
      if (found.length > 0) return found.slice(0, 2)
    }
    const rows = withoutColumn(grid, asked, named)
    const [first] = rows
    const all = first || !isOf('') ? null : columnReading(table, grid, question.text)
    if (all) return [all]
    const hinted =
      question.type === 'yes-no' && isOf(grid.rows.map(({ name }) => name).join(' '), 1)
        ? rowsHinted(document, table, grid, new Set(question.stems))
        : []
    if (hinted.length > 0) return hinted
    if (!first || rows.length > 1 || !asksCell.has(question.type)) continue
    const { most, columns } = best(columnShares(grid, asked, first.name))
    if (most === 0 || columns.length > (most > 1 ? 2 : mostColumns)) continue
    if (!isOf(first.name, most > 1 ? 1 : 0)) continue
    const reading = readRow(document, table, grid, first, columns)
    if (reading) return [reading]
  }
  return []
}
