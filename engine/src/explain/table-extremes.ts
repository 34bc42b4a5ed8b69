import type { PaperDocument, Table } from '../document/paper-document.ts'
import type { Claim } from '../evidence/claim.ts'
import { extremeAsked } from './extreme.ts'
import type { Question } from './question.ts'
import { columnsAsked } from './table-columns.ts'
import { bestEnd, columnExtreme, isIdentifier } from './table-facts.ts'
import type { Grid } from './table-grid.ts'

/** What a table says of a column: the question's words, the column's name, else the head of its caption. */
export function endOf(grid: Grid, question: string, column: number): 'high' | 'low' | null {
  const head = grid.columns[column] ?? ''
  const caption = (grid.legend ?? '').split(/\.\s/).slice(0, 2).join(' ')
  return bestEnd(`${question} ${head}`) ?? bestEnd(caption)
}

const mostExtremes = 2

/** Which row comes first or last in the column that is asked for; of two columns that are asked alike both are told. */
export function extremeOf(
  document: PaperDocument,
  table: Table,
  grid: Grid,
  question: Question,
): Claim[] {
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
