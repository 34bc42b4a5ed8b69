import type { PaperDocument } from '../../document/paper-document.ts'
import type { Row } from './table-claims.ts'
import type { Grid } from './table-grid.ts'

const ours =
  /\b(?:ours|our (?:[\w-]+ )?(?:method|model|approach|system|algorithm)|proposed|this (?:work|paper|study))\b/i

/** "TableFormer: robust modelling …": the name that a title gives to what the paper brings, in lower case; else empty. */
const nameInTitle = (title: string): string =>
  /^([\p{L}\d][\p{L}\d.+-]{2,})\s?:/u.exec(title)?.[1]?.toLowerCase() ?? ''

/** True for a row of what the paper itself brings. */
export function isOwnRow(document: PaperDocument, { name }: Row): boolean {
  const called = nameInTitle(document.title)
  return ours.test(name) || (called !== '' && name.toLowerCase().includes(called))
}

/** The one row of a table that is the paper's own; null where there is none, or several. */
export function ownRow(document: PaperDocument, grid: Grid): Row | null {
  const own = grid.rows.filter((row) => isOwnRow(document, row))
  return own.length === 1 ? (own[0] ?? null) : null
}
