import { wholeName } from '../../sources/names.ts'
import type { Citable } from './citable.ts'

/** A spreadsheet would run a cell that begins so; full-width forms count (T44). */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/

const header = ['id', 'title', 'authors', 'year', 'doi', 'arxivId', 'venue']

/**
 * Papers as CSV (RFC 4180): every cell quoted, and none that a spreadsheet would take for a formula. Where one
 * of them was retracted or corrected, a last column says so.
 */
export function toCsv(papers: readonly Citable[]): string {
  const hasNotices = papers.some(({ notice }) => notice !== null)
  const rows = papers.map((paper) => [
    paper.id,
    paper.title,
    paper.authors.map(wholeName).join('; '),
    String(paper.year ?? ''),
    paper.doi,
    paper.arxivId,
    paper.venue,
    ...(hasNotices ? [paper.notice] : []),
  ])
  const head = hasNotices ? [...header, 'notice'] : header
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | null): string {
  const text = value ?? ''
  return `"${(formulaStart.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
