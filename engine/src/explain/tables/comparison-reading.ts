import type { PaperDocument, Table } from '../../document/paper-document.ts'
import type { Question } from '../question/question.ts'
import { topicStems } from '../text/words.ts'
import type { Reading } from './cell-reading.ts'
import { comparedRows, comparedVariants, withOwn } from './compared-rows.ts'
import { compareRows, type Row } from './table-claims.ts'
import { columnsAsked } from './table-columns.ts'
import type { Grid } from './table-grid.ts'
import { strangers } from './table-strangers.ts'

const ofComparing: ReadonlySet<string> = new Set(
  topicStems(
    'compare compared comparison differ different better worse outperform perform beat exceed surpass underperform',
  ),
)
const mostCompared = 2

/**
 * What a table says of the two rows that a question compares, or of all rows of a name that it puts on one side. Null
 * where the question is of something else; 'none' where it names no two rows, or nothing in them can be compared.
 * @param asksOrder whether it asks which of them is ahead: that needs a column
 */
export function readComparison(
  document: PaperDocument,
  table: Table,
  grid: Grid,
  { asksOrder, ...question }: Question & { readonly asksOrder: boolean },
  named: readonly Row[],
): Reading | null | 'none' {
  const pair =
    comparedRows(grid, question.text, named) ?? withOwn(document, grid, question.text, named)
  const pairs = pair ? [pair] : comparedVariants(grid, question.text)
  if (pairs.length === 0) return 'none'
  const rows = [...new Set(pairs.flat().map(({ name }) => name))].join(' ')
  const { columns } = columnsAsked(grid, question.text, rows)
  const topic = { ...question, stems: question.stems.filter((stem) => !ofComparing.has(stem)) }
  const strange = strangers(document, table, grid, topic, rows)
  if (strange > (columns.length > 0 ? 1 : 0) || (asksOrder && columns.length === 0)) return null
  const compared = pairs.map(([first, second]) =>
    compareRows(document, table, grid, [first.name, second.name], columns),
  )
  // One column of all pairs comes before the next.
  const claims = (compared[0] ?? []).flatMap((_, at) => compared.flatMap((one) => one[at] ?? []))
  return claims.length > 0
    ? { claims: claims.slice(0, Math.max(mostCompared, pairs.length)), looseness: 0 }
    : 'none'
}
