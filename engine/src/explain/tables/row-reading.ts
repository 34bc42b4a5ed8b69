import type { PaperDocument, Table } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import type { Span } from '../../text/span.ts'
import { countsAsked } from '../answer/counted-phrase.ts'
import type { Question } from '../question/question.ts'
import type { Sentence } from '../text/sentence.ts'
import { asksCell, canCount, valueAsked } from './cell-reading.ts'
import { gridsOf } from './column-meanings.ts'
import { readRow } from './table-claims.ts'
import { columnsAsked, stemsOf } from './table-columns.ts'
import { brief } from './table-facts.ts'
import { saysMore } from './table-keys.ts'
import { isSameSide, longest, rowsNamed, withoutColumn } from './table-rows.ts'
import { strangers } from './table-strangers.ts'

const mostStrange = 1_000
const gridsIn = (document: PaperDocument, tables: readonly Table[]) =>
  tables.flatMap((table) => gridsOf(document, table).map((grid) => ({ table, grid })))

/**
 * The reading of the row that a span covers, in the columns that the question asks for where it names any; null when
 * they are empty, when it asks for something else than the table holds, or compares rows, and for what is no row of a
 * table with named columns.
 */
export function rowReading(document: PaperDocument, span: Span, question: Question): Claim | null {
  const around = document.tables.filter(
    (table) => table.span && span.start >= table.span.start && span.end <= table.span.end,
  )
  for (const { table, grid } of gridsIn(document, around)) {
    const row = grid.rows.find(({ cells }) => {
      const spans = cells.flatMap((cell) => (cell?.span ? [cell.span] : []))
      return spans[0]?.start === span.start && spans.at(-1)?.end === span.end
    })
    if (!row) continue
    if (!isSameSide(row.name, question.text)) return null
    const { columns } = columnsAsked(grid, question.text, row.name)
    const strange = strangers(document, table, grid, question, row.name)
    const isElse = strange > (columns.length === 0 ? 0 : mostStrange)
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
  for (const { table, grid } of gridsIn(document, document.tables)) {
    if (table.label === '') continue
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
