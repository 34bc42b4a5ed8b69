import type { NameParts, PaperType } from '@tessera/contract'
import type { Citable } from './citable.ts'
import { citationKeys } from './citation-keys.ts'
import { particleOf } from './names.ts'

/** The words of CSL 1.0.2, whose manual gives a preprint the type `article`. */
const kinds = {
  article: 'article-journal',
  conference: 'paper-conference',
  preprint: 'article',
  chapter: 'chapter',
  book: 'book',
  dataset: 'dataset',
  software: 'software',
  thesis: 'thesis',
  report: 'report',
  post: 'post-weblog',
  review: 'review',
  other: 'document',
} as const satisfies Record<PaperType, string>

type CslName =
  | { readonly literal: string }
  | {
      readonly family: string
      readonly given?: string | undefined
      readonly suffix?: string | undefined
      readonly 'non-dropping-particle'?: string
    }

export interface CslItem {
  readonly id: string
  readonly type: (typeof kinds)[PaperType]
  readonly 'citation-key': string
  readonly title: string
  readonly author?: readonly CslName[]
  readonly editor?: readonly CslName[]
  readonly issued?: { readonly 'date-parts': readonly (readonly number[])[] }
  readonly 'container-title'?: string
  readonly volume?: string
  readonly issue?: string
  readonly page?: string
  readonly publisher?: string
  readonly genre?: string
  readonly ISBN?: string
  readonly DOI?: string
  readonly number?: string
  readonly archive?: string
  readonly note?: string
  readonly URL: string
}

/** Papers as CSL-JSON items. */
export function toCsl(papers: readonly Citable[]): CslItem[] {
  const keys = citationKeys(papers)
  return papers.map((paper, index) => item(paper, keys[index] ?? ''))
}

function item(paper: Citable, key: string): CslItem {
  const { year, month, day } = paper
  const date = [year, month, day].slice(0, month === null ? 1 : day === null ? 2 : 3)
  const texts = {
    'container-title': paper.venue,
    volume: paper.volume,
    issue: paper.issue,
    page: paper.pages,
    publisher: paper.publisher,
    genre: paper.type === 'preprint' ? 'preprint' : paper.thesisKind,
    ISBN: paper.isbn,
    DOI: paper.doi,
    number: paper.arxivId === null ? null : `arXiv:${paper.arxivId}`,
    archive: paper.arxivId === null ? null : 'arXiv',
    note: paper.notice,
  }
  return {
    id: paper.id,
    type: kinds[paper.type],
    'citation-key': key,
    title: paper.title,
    ...(paper.authors.length > 0 && { author: paper.authors.map(nameOf) }),
    ...(paper.editors.length > 0 && { editor: paper.editors.map(nameOf) }),
    ...(year !== null && { issued: { 'date-parts': [date as number[]] } }),
    ...(Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== null)) as Partial<
      Record<keyof typeof texts, string>
    >),
    URL: paper.url,
  }
}

function nameOf(name: NameParts): CslName {
  if ('literal' in name) return name
  const { particle, rest } = particleOf(name.family)
  return { ...name, family: rest, ...(particle && { 'non-dropping-particle': particle }) }
}
