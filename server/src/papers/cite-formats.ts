import type { CiteFormat } from '@tessera/contract'
import { type Citable, isPreprint, plainText, splitName } from './citable.ts'
import { toBibtex } from './cite-bibtex.ts'

interface CiteFile {
  readonly contentType: string
  readonly extension: string
  readonly write: (paper: Citable) => string
}

/** Every format of `…/cite`, with what a browser needs to save it. */
export const citeFiles: Readonly<Record<CiteFormat, CiteFile>> = {
  bibtex: { contentType: 'application/x-bibtex; charset=utf-8', extension: 'bib', write: toBibtex },
  ris: {
    contentType: 'application/x-research-info-systems; charset=utf-8',
    extension: 'ris',
    write: toRis,
  },
  csl: {
    contentType: 'application/vnd.citationstyles.csl+json; charset=utf-8',
    extension: 'json',
    write: (paper) => `${JSON.stringify([toCsl(paper)], null, 2)}\n`,
  },
  csv: {
    contentType: 'text/csv; charset=utf-8',
    extension: 'csv',
    write: (paper) => toCsv([paper]),
  },
}

/** A paper as one RIS record; no value can end the record, because none has a line break. */
export function toRis(paper: Citable): string {
  const lines: [tag: string, value: string | null][] = [
    ['TY', isPreprint(paper) ? 'UNPB' : 'JOUR'],
    ['TI', paper.title],
    ...paper.authors.map((name): [string, string] => {
      const { family, given } = splitName(name)
      return ['AU', given ? `${family}, ${given}` : family]
    }),
    ['PY', paper.year === null ? null : String(paper.year)],
    ['T2', paper.venue],
    ['DO', paper.doi],
    ['AN', paper.arxivId === null ? null : `arXiv:${paper.arxivId}`],
    ['UR', paper.url],
  ]
  const body = lines.flatMap(([tag, value]) => {
    const text = value === null ? '' : plainText(value)
    return text ? [`${tag}  - ${text}`] : []
  })
  return `${body.join('\r\n')}\r\nER  - \r\n`
}

export interface CslItem {
  readonly id: string
  readonly type: 'article' | 'article-journal'
  readonly title: string
  readonly author: readonly ({ family: string; given: string } | { literal: string })[]
  readonly issued?: { readonly 'date-parts': readonly [readonly [number]] }
  readonly 'container-title'?: string
  readonly DOI?: string
  readonly number?: string
  readonly archive?: string
  readonly URL: string
}

/** A paper as one CSL-JSON item. */
export function toCsl(paper: Citable): CslItem {
  return {
    id: paper.id,
    type: isPreprint(paper) || paper.venue === null ? 'article' : 'article-journal',
    title: plainText(paper.title),
    author: paper.authors.map((name) => {
      const { family, given } = splitName(name)
      return given ? { family, given } : { literal: family }
    }),
    ...(paper.year === null ? {} : { issued: { 'date-parts': [[paper.year]] as const } }),
    ...(paper.venue === null ? {} : { 'container-title': plainText(paper.venue) }),
    ...(paper.doi === null ? {} : { DOI: paper.doi }),
    ...(paper.arxivId === null ? {} : { number: `arXiv:${paper.arxivId}`, archive: 'arXiv' }),
    URL: paper.url,
  }
}

/** A spreadsheet would run a cell that begins so; full-width forms count (T44). */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/

/** Papers as CSV (RFC 4180): every cell quoted, and none that a spreadsheet would take for a formula. */
export function toCsv(papers: readonly Citable[]): string {
  const header = ['id', 'title', 'authors', 'year', 'doi', 'arxivId', 'venue']
  const rows = papers.map((paper) => [
    paper.id,
    paper.title,
    paper.authors.map(plainText).join('; '),
    paper.year === null ? '' : String(paper.year),
    paper.doi ?? '',
    paper.arxivId ?? '',
    paper.venue ?? '',
  ])
  return [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string): string {
  const text = plainText(value)
  return `"${(formulaStart.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
