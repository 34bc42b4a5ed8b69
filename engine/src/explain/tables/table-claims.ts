import type { Cell, PaperDocument, Table } from '../../document/paper-document.ts'
import { type Claim, checkerVersion } from '../../evidence/claim.ts'
import { splitSentences } from '../../text/sentences.ts'
import { type Span, slice } from '../../text/span.ts'
import { isEarlierOf, isIdentifier } from './column-words.ts'
import { withinUncertainty } from './printed-range.ts'
import { difference, type Entry, entries, placeOf, withUnit } from './table-facts.ts'
import type { Grid } from './table-grid.ts'
import { isOfCase } from './table-measures.ts'

const mostCells = 6

/** One row of a table with its name. */
export type Row = Grid['rows'][number]

/** The columns' header cells by their words, so that what a value is called can be shown where it stands. */
function headerSpan(table: Table, name: string): Span | null {
  for (const row of table.rows)
    for (const { text, span } of row) if (span && text !== '' && name.startsWith(text)) return span
  return null
}

/** True for a table of names and numbers without heads. */
export const isHeadless = ({ columns }: Grid): boolean => columns.every((name) => name === '')

/**
 * What a row says, cell by cell under its columns' names: "Sage in Table 1: Visits per hour 8.1." Every name
 * and value is the paper's own and has its span; null when no cell has both. The verdict is at most *located*.
 */
export function readRow(
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
    if (!cell?.span || cell.text === '' || cell === named) continue
    if (column === '' && !isHeadless(grid)) continue
    const header = column === '' ? null : headerSpan(table, column)
    if (slice(document.text, cell.span) !== cell.text) return null
    // "Test case 2: 3.1".
    parts.push(`${column}${/\s\d[\d.,]*$/.test(column) ? ':' : ''} ${cell.text}`.trim())
    spans.push(...(header ? [header] : []), cell.span)
    if (parts.length === mostCells) break
  }
  if (parts.length === 0 || spans.length < 2) return null
  if (row.name === '')
    return table.label === ''
      ? null
      : located(`${placeOf(table, grid)}: ${parts.join('; ')}.`, spans)
  const place = placeOf(table, grid)
  const where = table.label === '' ? '' : ` in ${place}`
  return located(`${row.name}${where}: ${parts.join('; ')}.`, spans)
}

/** A claim made of cells: they are the paper's, the sentence is not. Its words are located, never a quotation. */
function located(text: string, spans: readonly Span[]): Claim {
  const quoted = spans.reduce((sum, { start, end }) => sum + end - start, 0)
  const score = Math.min(1, quoted / text.length)
  const verdict = { kind: 'located', score, spans, problems: [], checker: checkerVersion } as const
  return { text, section: 'answer', spans, verdict }
}

/** By how much two rows differ in the columns asked for, or in each measured one: shown arithmetic on their cells. */
export function compareRows(
  document: PaperDocument,
  table: Table,
  grid: Grid,
  names: readonly [string, string],
  chosen: readonly number[],
): Claim[] {
  return grid.columns.flatMap((column, x): Claim[] => {
    if (x === 0 || column === '') return []
    // Of columns of one name none is surely the one that is meant.
    if (grid.columns.indexOf(column) !== grid.columns.lastIndexOf(column)) return []
    if (
      chosen.length > 0
        ? !chosen.includes(x)
        : isEarlierOf(grid.columns, x) || isIdentifier(column) || isOfCase(column)
    )
      return []
    const list = entries(x, grid)
    // Of several rows of one name none is meant.
    const found = names.map((name) => {
      const same = list.filter((entry) => entry.name === name)
      return same.length === 1 ? same[0] : undefined
    })
    const [one, other] = found as [Entry | undefined, Entry | undefined]
    if (!one || !other) return []
    const [high, low] = one.value >= other.value ? [one, other] : [other, one]
    const { computation, verdict } = difference(document, high, low)
    if (verdict.kind !== 'supported') return []
    const text = `${column} in ${placeOf(table, grid)}: ${withUnit(high)} (${high.name}) and ${withUnit(low)} (${low.name}); ${computation.expression}${withinUncertainty(high.range, low.range)}.`
    return [{ text, section: 'answer', spans: [high.span, low.span], verdict, computation }]
  })
}

/** "After round 3": what all rows hold in the one column of that number. */
export function columnReading(
  document: PaperDocument,
  table: Table,
  grid: Grid,
  text: string,
): Claim | null {
  const [, label = '', number = ''] = /\b(\p{L}{3,}) (\d{1,2})\b/u.exec(text) ?? []
  if (label === '') return null
  const named = new RegExp(`\\b${label} ${number}\\b`, 'i')
  const columns = grid.columns.flatMap((column, x) => (x > 0 && named.test(column) ? [x] : []))
  const [column] = columns
  return columns.length !== 1 || column === undefined
    ? null
    : readColumn(document, table, grid, column)
}

/** The sentence of a caption that tells columns of one name apart: "The two columns of Train denote …". */
function tellingColumns({ text }: PaperDocument, { caption }: Table, head: string): Span | null {
  if (!caption) return null
  const told = splitSentences(slice(text, caption)).map(({ start, end }) => ({
    start: caption.start + start,
    end: caption.start + end,
  }))
  const names = (span: Span) =>
    /\bcolumns\b/i.test(slice(text, span)) && slice(text, span).includes(head)
  return told.find(names) ?? null
}

/**
 * What the rows hold in a column, or in each of those that share its name, the first few of them, each under its name;
 * null when no row has both.
 */
export function readColumn(
  document: PaperDocument,
  table: Table,
  grid: Grid,
  column: number,
): Claim | null {
  const head = grid.columns[column] ?? ''
  const ofOneName = grid.columns.flatMap((name, x) => (name === head ? [x] : []))
  const header = headerSpan(table, head)
  const parts: string[] = []
  const spans: Span[] = header ? [header] : []
  for (const { name, cells } of grid.rows) {
    const values = ofOneName.flatMap((x) => {
      const cell = cells[x]
      return cell?.span && cell.text !== '' ? [{ text: cell.text, span: cell.span }] : []
    })
    const first = cells.find((one) => one?.text && name.startsWith(one.text))
    if (values.length < ofOneName.length || !first?.span || name === '') continue
    parts.push(`${name} ${values.map((value) => value.text).join(' and ')}`)
    spans.push(first.span, ...values.map(({ span }) => span))
    if (parts.length === mostCells) break
  }
  if (parts.length === 0) return null
  const told = `${head} in ${placeOf(table, grid)}: ${parts.join('; ')}.`
  const apart = ofOneName.length > 1 ? tellingColumns(document, table, head) : null
  return apart
    ? located(`${told} ${slice(document.text, apart)}`, [...spans, apart])
    : located(told, spans)
}
