import type { Cell, PaperDocument, Table } from '../document/paper-document.ts'
import { type Claim, checkerVersion } from '../evidence/claim.ts'
import { smallNumbers } from '../text/numbers.ts'
import { type Span, slice } from '../text/span.ts'
import type { Question } from './question.ts'
import {
  difference,
  type Entry,
  entries,
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
  // The cells are the paper's, the sentence is not: its words are located, never a quotation.
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
    'best highest lowest worst accurate successful method approach model system algorithm technique performing performance result score overall',
  ),
)

/**
 * What the tables say to a question that names their rows: two rows compared, the value of a row in the column
 * that is asked for, or the best row of all. Empty when the question names no row, or no column of it.
 */
export function tableAnswers(document: PaperDocument, question: Question): Claim[] {
  const asked = stemsOf(question.text)
  const best = asksBest.test(question.text)
  for (const table of document.tables) {
    const grid = readGrid(table)
    if (!grid || table.label === '') continue
    if (best && question.stems.every((stem) => anyMethod.has(stem))) {
      const facts = tableFacts(document, table, 1)
      if (facts.length > 0) return facts.map((fact): Claim => ({ ...fact, section: 'answer' }))
      continue
    }
    const named = grid.rows.filter(({ name }) => {
      const stems = stemsOf(name)
      return stems.size > 0 && [...stems].every((stem) => asked.has(stem))
    })
    const [first, second] = named
    if (question.type === 'compare' && first && second && named.length === 2) {
      const found = compareRows(document, table, grid, [first.name, second.name])
      if (found.length > 0) return found.slice(0, 2)
    }
    if (!first || named.length > 1) continue
    const rest = new Set([...asked].filter((stem) => !stemsOf(first.name).has(stem)))
    const shared = grid.columns.map((column, x) =>
      x === 0 ? 0 : [...stemsOf(column)].filter((stem) => rest.has(stem)).length,
    )
    const most = Math.max(...shared)
    const columns = shared.flatMap((count, x) => (count === most ? [x] : []))
    if (most < 2 || columns.length > 2) continue
    const reading = readRow(document, table, grid, first, columns)
    if (reading) return [reading]
  }
  return []
}
