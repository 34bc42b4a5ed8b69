import type { Row } from './table-claims.ts'
import { stemsOf } from './table-columns.ts'
import type { Grid } from './table-grid.ts'

const sides = /^(.+?) (?:than|over|to|with|and|versus|vs\.?) (.+)$/i

const hasAll = (stems: ReadonlySet<string>, wanted: ReadonlySet<string>) =>
  wanted.size > 0 && [...wanted].every((stem) => stems.has(stem))

/** The two rows that a question compares: the only two that are named, or of each side the first that it names. */
export function comparedRows(
  { rows }: Grid,
  question: string,
  named: readonly Row[],
): readonly [Row, Row] | null {
  const [first, second] = named
  if (first && second && named.length === 2) return [first, second]
  const [, one = '', other = ''] = sides.exec(question) ?? []
  const of = (side: string) => {
    const stems = stemsOf(side)
    return (
      named.find(({ name }) => [...stemsOf(name)].some((stem) => stems.has(stem))) ??
      // "Offsets" are the row "Offsets alone".
      rows.find(({ name }) => hasAll(stemsOf(name), stems))
    )
  }
  const [left, right] = [of(one), of(other)]
  return left && right && left !== right ? [left, right] : null
}
