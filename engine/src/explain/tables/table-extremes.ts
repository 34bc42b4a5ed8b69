import type { PaperDocument, Table } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import type { Question } from '../question/question.ts'
import { extremeAsked } from './extreme.ts'
import { columnsAsked, stemsOf } from './table-columns.ts'
import { bestEnd, columnExtreme, isIdentifier } from './table-facts.ts'
import type { Grid } from './table-grid.ts'

/** What a table says of a column: the question's words, the column's name, else the head of its caption. */
export function endOf(grid: Grid, question: string, column: number): 'high' | 'low' | null {
  const head = grid.columns[column] ?? ''
  const caption = (grid.legend ?? '').split(/\.\s/).slice(0, 2).join(' ')
  return bestEnd(`${question} ${head}`) ?? bestEnd(caption)
}

const mostExtremes = 2

const verb =
  'has|have|had|is|are|was|were|do|does|did|gets?|got|shows?|showed|reach\\w*|achiev\\w*|perform\\w*|gives?|gave|takes?|took|ranks?|comes?|scores?|needs?|yields?'
/** "Which strain", "which sentence encoder has": whose the extreme is, and none of the columns. */
const whose = new RegExp(
  `^\\W*(?:in |of |for )?(?:which|what)\\s+(?!(?:${verb})\\b)((?:[\\p{L}\\p{N}/’'-]+\\s+){1,4}?(?=(?:${verb})\\b)|[\\p{L}\\p{N}/’'-]+\\s)`,
  'iu',
)
const howOften = /\bmost (?:often|frequent(?:ly)?|common(?:ly)?|\p{L}+ed)\b|\bby (?:the )?most\b/iu
const plainCount = /^(?:#|numbers?|counts?|frequency|mentions?|total|n)$/i

/** "Which challenge was mentioned most often?": the one plain count of a table whose rows are of the kind asked for. */
function countAsked(grid: Grid, question: string): number[] {
  const kind = stemsOf(grid.group || (grid.columns[0] ?? ''))
  const asked = stemsOf(whose.exec(question)?.[1] ?? '')
  const counts = grid.columns.flatMap((name, x) => (x > 0 && plainCount.test(name) ? [x] : []))
  const isOfKind = asked.size > 0 && [...asked].every((stem) => kind.has(stem))
  return howOften.test(question) && isOfKind && counts.length === 1 ? counts : []
}

/** Which row comes first or last in the column that is asked for; of two columns that are asked alike both are told. */
export function extremeOf(
  document: PaperDocument,
  table: Table,
  grid: Grid,
  question: Question,
): Claim[] {
  const end = extremeAsked(question.text)
  if (end === null || (end === 'either' && !/\bbest\b/i.test(question.text))) return []
  const others = columnsAsked(grid, question.text.replace(whose, ' ')).columns
  const full = columnsAsked(grid, question.text).columns.filter((x) => others.includes(x))
  const named = full.length > 0 ? full : others
  const columns = named.length > 0 ? named : countAsked(grid, question.text)
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
