import type { PaperDocument } from '../../document/paper-document.ts'
import { isFaint } from '../question/faint-cues.ts'
import { ownRow } from './own-row.ts'
import type { Row } from './table-claims.ts'
import { anyMethod, stemsOf } from './table-columns.ts'
import type { Grid } from './table-grid.ts'
import { longest, rowsNamed } from './table-rows.ts'

const joint =
  /\s(?:than|over|to|with|and|versus|vs\.?|against|from|(?:(?:out|under)perform|beat|exceed|surpass)(?:s|ed)?)\s/gi
/** Wordings that name two sides: what is named beside them is no side. */
export const twoSided = /\b(?:than|versus|vs|compare[sd]? (?:with|to|against))\b/i

/** The one row that a side of a comparison names; null when it names none, or several. */
function rowOf(grid: Grid, side: string): Row | null {
  const stems = stemsOf(side)
  const named = longest(rowsNamed(grid, stems))
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null
  // "Offsets" are the row "Offsets alone".
  const heads = stemsOf(grid.columns.slice(1).join(' '))
  const own = [...stems].filter(
    (stem) => !heads.has(stem) && !anyMethod.has(stem) && !isFaint(stem) && !/^\d/.test(stem),
  )
  const rows = grid.rows.filter(({ name }) => {
    const said = stemsOf(name)
    return own.every((stem) => said.has(stem))
  })
  return own.length > 0 && rows.length === 1 ? (rows[0] ?? null) : null
}

/** A row's name without what tells it from others of its name: "Walker" of "Walker (big)". */
const bareName = ({ name }: Row) => name.replace(/ ?\([^()]*\)/gu, '').trim()

/** True for rows that are one thing by their names, of which the question tells none apart: "Walker (big)", "Walker (base)". */
function areVariants(rows: readonly Row[], question: string): boolean {
  const asked = stemsOf(question)
  const bare = new Set(rows.map(bareName))
  const isTold = (row: Row) => {
    const name = stemsOf(bareName(row))
    const own = [...stemsOf(row.name)].filter((stem) => !name.has(stem) && !anyMethod.has(stem))
    return own.some((stem) => asked.has(stem))
  }
  return bare.size === 1 && !bare.has('') && !rows.some(isTold)
}

const mostVariants = 3

/** The pairs of rows that a question compares where one side of it names several rows of one thing; empty for other questions. */
export function comparedVariants(grid: Grid, question: string): readonly (readonly [Row, Row])[] {
  const sideOf = (side: string): readonly Row[] => {
    const one = rowOf(grid, side)
    if (one) return [one]
    const rows = longest(rowsNamed(grid, stemsOf(side)))
    return rows.length <= mostVariants && areVariants(rows, question) ? rows : []
  }
  for (const { index, 0: words } of question.matchAll(joint)) {
    const left = sideOf(question.slice(0, index))
    const right = sideOf(question.slice(index + words.length))
    if (left.some((row) => right.includes(row))) continue
    const pairs = left.flatMap((one) => right.map((other) => [one, other] as const))
    if (pairs.length > 0) return pairs
  }
  return []
}

/** The two rows that a question compares, one on each side; null unless it names both. */
export function comparedRows(
  grid: Grid,
  question: string,
  named: readonly Row[],
): readonly [Row, Row] | null {
  for (const { index, 0: words } of question.matchAll(joint)) {
    const left = rowOf(grid, question.slice(0, index))
    const right = rowOf(grid, question.slice(index + words.length))
    if (left && right && left !== right) return [left, right]
  }
  const [first, second, ...more] = longest(named)
  const isPair =
    first &&
    second &&
    more.length === 0 &&
    !twoSided.test(question) &&
    !areVariants([first, second], question)
  return isPair ? [first, second] : null
}

const itself =
  /\b(?:it|they|the (?:proposed |new )?(?:method|model|approach|system)|this (?:method|model|approach|system|work|paper))\b/i

/** "How does it compare with the ladder?": the paper's own row and the one that is named. */
export function withOwn(
  document: PaperDocument,
  grid: Grid,
  question: string,
  named: readonly Row[],
): readonly [Row, Row] | null {
  const own = itself.test(question) ? ownRow(document, grid) : null
  const [other, ...more] = longest(named)
  return own && other && other !== own && more.length === 0 ? [own, other] : null
}
