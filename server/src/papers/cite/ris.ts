import type { NameParts, PaperType } from '@tessera/contract'
import type { Citable } from './citable.ts'
import { citationKeys } from './citation-keys.ts'
import { inverted } from './names.ts'

const kinds: Readonly<Record<PaperType, string>> = {
  article: 'JOUR',
  conference: 'CPAPER',
  preprint: 'UNPB',
  chapter: 'CHAP',
  book: 'BOOK',
  dataset: 'DATA',
  software: 'COMP',
  thesis: 'THES',
  report: 'RPRT',
  post: 'BLOG',
  review: 'GEN',
  other: 'GEN',
}

/** Papers as RIS records; no value can end its record, because none has a line break. */
export function toRis(papers: readonly Citable[]): string {
  const keys = citationKeys(papers)
  return papers.map((paper, index) => record(paper, keys[index] ?? '')).join('')
}

function record(paper: Citable, key: string): string {
  const { year, month, day } = paper
  const [first, last] = paper.pages?.split('-') ?? []
  const lines: readonly (readonly [tag: string, value: string | null | undefined])[] = [
    ['TY', kinds[paper.type]],
    ['ID', key],
    ['TI', paper.title],
    ...paper.authors.map((name) => ['AU', nameOf(name)] as const),
    ...paper.editors.map((name) => ['ED', nameOf(name)] as const),
    ['PY', year === null ? null : String(year)],
    ['DA', year === null || month === null ? null : `${year}/${two(month)}/${day ? two(day) : ''}`],
    ['T2', paper.venue],
    ['VL', paper.volume],
    ['IS', paper.issue],
    ['SP', first],
    ['EP', last],
    ['PB', paper.publisher],
    ['SN', paper.isbn],
    ['M3', paper.thesisKind],
    ['DO', paper.doi],
    ['AN', paper.arxivId === null ? null : `arXiv:${paper.arxivId}`],
    ['UR', paper.url],
    ['N1', paper.notice],
  ]
  const body = lines.flatMap(([tag, value]) => (value ? [`${tag}  - ${value}`] : []))
  return `${body.join('\r\n')}\r\nER  - \r\n`
}

const nameOf = (name: NameParts) => inverted(name, { form: 'full' })
const two = (value: number) => String(value).padStart(2, '0')
