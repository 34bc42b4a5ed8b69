import { isFaint } from '../question/faint-cues.ts'
import type { Row } from './table-claims.ts'
import { anyMethod, stemsOf } from './table-columns.ts'
import type { Grid } from './table-grid.ts'
import { longest, rowsNamed } from './table-rows.ts'

const joint = /\s(?:than|over|to|with|and|versus|vs\.?|against|from)\s/gi
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
  const isPair = first && second && more.length === 0 && !twoSided.test(question)
  return isPair ? [first, second] : null
}
