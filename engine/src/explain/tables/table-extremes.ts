import type { PaperDocument, Table } from '../../document/paper-document.ts'
import type { Claim } from '../../evidence/claim.ts'
import type { Question } from '../question/question.ts'
import type { Reading } from './cell-reading.ts'
import { bestEnd, isIdentifier } from './column-words.ts'
import { extremeAsked } from './extreme.ts'
import { isNameOfRow, narrowingWords, qualifiedRows } from './qualified-rows.ts'
import { columnsAsked, stemsOf } from './table-columns.ts'
import { columnExtreme } from './table-facts.ts'
import type { Grid } from './table-grid.ts'
import { asksOtherColumn, longest, rowsNamed } from './table-rows.ts'
import { strangers } from './table-strangers.ts'

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

/** What a table says of its ends, and the names of the rows where only some of them are compared. */
interface Extremes {
  readonly claims: readonly Claim[]
  readonly told: string
}
const none: Extremes = { claims: [], told: '' }

/**
 * Which row comes first or last in the column that is asked for, of the rows that the question's qualifiers leave; of
 * two columns that are asked alike both are told. Nothing where they leave no two rows to compare.
 */
function extremeOf(
  document: PaperDocument,
  table: Table,
  grid: Grid,
  question: Question,
): Extremes {
  const end = extremeAsked(question.text)
  if (end === null || (end === 'either' && !/\bbest\b/i.test(question.text))) return none
  const others = columnsAsked(grid, question.text.replace(whose, ' ')).columns
  const full = columnsAsked(grid, question.text).columns.filter((x) => others.includes(x))
  const named = full.length > 0 ? full : others
  const columns = named.length > 0 ? named : countAsked(grid, question.text)
  if (columns.length > mostExtremes || isNameOfRow(grid, question.text)) return none
  const { rows, by } = qualifiedRows(grid, question, columns)
  // One row has no rivals, and one that is named is asked for itself.
  const namedRows = longest(rowsNamed(grid, stemsOf(question.text), question.text))
  if (by.length > 0 && (rows.length < 2 || namedRows.length === 1)) return none
  const told = by.length > 0 ? rows.map(({ name, meaning }) => `${name} ${meaning}`).join(' ') : ''
  const among = by.length > 0 ? `, among rows of “${by.join(' ')}”` : ''
  const claims = columns.flatMap((column): Claim[] => {
    const name = grid.columns[column] ?? ''
    const isTwice = grid.columns.indexOf(name) !== grid.columns.lastIndexOf(name)
    const wanted = end === 'either' ? endOf(grid, question.text, column) : end
    if (isTwice || isIdentifier(name) || wanted === null) return []
    const isLow = wanted === 'low'
    const fact = columnExtreme(document, table, { ...grid, rows }, column, isLow, among)
    return fact ? [{ ...fact, section: 'answer' }] : []
  })
  return claims.length === columns.length ? { claims, told } : none
}

/** Some rows of a table, or a word that the table does not know, fit no better than one row that is named. */
const ofSome = 10

/** What a table says to a question for an extreme; null where words that narrow the comparison are not the table's. */
export function extremeReading(
  document: PaperDocument,
  table: Table,
  grid: Grid,
  question: Question,
): Reading | null {
  const { claims, told } = extremeOf(document, table, grid, question)
  if (claims.length === 0) return null
  const chosen = columnsAsked(grid, question.text)
  if (asksOtherColumn(grid, stemsOf(question.text), told, chosen.columns)) return null
  // A verb may be the question's own; what narrows the comparison may not.
  const narrowing = { ...question, text: narrowingWords(question.text) }
  if (strangers(document, table, grid, narrowing, told) > 0) return null
  const strange = strangers(document, table, grid, question, told)
  if (strange > (chosen.most > 1 ? 1 : 0)) return null
  return { claims, looseness: chosen.unsaid + ofSome * (strange + (told === '' ? 0 : 1)) }
}
