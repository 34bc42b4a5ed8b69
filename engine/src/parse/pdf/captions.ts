import type { Body, Placement } from './measure.ts'

export interface Label {
  readonly of: 'figure' | 'table'
  /** "Figure 2", as printed. */
  readonly label: string
}

const pattern =
  /^\[?((?:supplementary\s+|extended data\s+)?(fig(?:ures?|s)?|figuras?|scheme|chart|plate|listing|algorithm|box|table|tab|tabelas?|tablas?|quadro|cuadro|gráfico|graph|그림|표|図|表)\.?\s*((?:S|A|B|C)?\.?\d{1,3}(?:\.\d{1,2})?|[IVX]{1,6}|[A-Z]\d?)(?![\p{L}\d]))\s*([.:|–—\]-]|$|\s)/iu

/** Reads "Figure 2: …" at the beginning of a row; null when the row only mentions a figure. */
export function labelOf({ row }: Placement, body: Body, gapBefore: boolean): Label | null {
  const match = pattern.exec(row.text)
  if (!match) return null
  const [, label = '', word = '', number = '', mark = ''] = match
  if (!/^\p{Lu}/u.test(word) && !/^\P{L}|[그표図]/u.test(word)) return null
  const firstBold = (row.parts[0]?.styles[0] ?? 0) & 1
  const set = Math.abs(row.size - body.size) > 0.6 || row.font !== body.font || firstBold !== 0
  const alone = row.text.length === match[0].trimEnd().length
  const strong = /[.:|–—\]]/.test(mark)
  if (!(strong ? gapBefore || set : (gapBefore && set) || (alone && gapBefore) || firstBold))
    return null
  if (!/\d/.test(number) && !strong && !alone) return null
  const table = /^(tab|quadro|cuadro|표|表)/i.test(word)
  return { of: table ? 'table' : 'figure', label: label.replace(/\s+/g, ' ').trim() }
}
