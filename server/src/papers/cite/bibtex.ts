import type { NameParts, PaperType } from '@tessera/contract'
import type { Citable } from './citable.ts'
import { citationKeys } from './citation-keys.ts'
import { latex, latexTitle, verbatim } from './latex.ts'
import { particleOf } from './names.ts'

const kinds: Readonly<Record<PaperType, string>> = {
  article: 'article',
  conference: 'inproceedings',
  preprint: 'misc',
  chapter: 'incollection',
  book: 'book',
  dataset: 'misc',
  software: 'misc',
  thesis: 'phdthesis',
  report: 'techreport',
  post: 'misc',
  review: 'misc',
  other: 'misc',
}

/** Papers as BibTeX entries: LaTeX commands for Latin accents, braces always balanced (T45). */
export function toBibtex(papers: readonly Citable[]): string {
  const keys = citationKeys(papers)
  return papers.map((paper, index) => entry(paper, keys[index] ?? '')).join('\n')
}

function entry(paper: Citable, key: string): string {
  const text = (value: string | null) => (value === null ? null : latex(value))
  const exact = (value: string | null) => (value === null ? null : verbatim(value))
  const isRange = paper.pages?.includes('-')
  const fields: readonly (readonly [name: string, value: string | null])[] = [
    ['title', latexTitle(paper.title, paper.sentenceTitle)],
    ['author', names(paper.authors)],
    ['editor', names(paper.editors)],
    ...placeFields(paper).map(([name, value]) => [name, text(value)] as const),
    ['volume', text(paper.volume)],
    ['number', text(paper.issue)],
    ['pages', text(isRange ? (paper.pages?.replace(/-/g, '–') ?? null) : paper.pages)],
    ['year', paper.year === null ? null : String(paper.year)],
    ['isbn', exact(paper.isbn)],
    ['doi', exact(paper.doi)],
    ['eprint', exact(paper.arxivId)],
    ['archivePrefix', paper.arxivId === null ? null : 'arXiv'],
    ['primaryClass', paper.arxivId === null ? null : exact(paper.arxivClass)],
    ['url', exact(paper.url)],
    ['note', text(noteOf(paper))],
  ]
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []))
  const month = monthNames[(paper.month ?? 0) - 1]
  // Months are words that the style writes out: without braces.
  if (month)
    lines.splice(lines.findIndex((line) => /^ {2}year/.test(line)) + 1, 0, `  month = ${month}`)
  const kind = paper.thesisKind === "Master's thesis" ? 'mastersthesis' : kinds[paper.type]
  return `@${kind}{${key},\n${lines.join(',\n')}\n}\n`
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** Where it came out, under the names that the kind of entry has for it. */
function placeFields(paper: Citable): readonly (readonly [name: string, value: string | null])[] {
  const { venue, publisher } = paper
  switch (paper.type) {
    case 'article':
      return [
        ['journal', venue],
        ['publisher', publisher],
      ]
    case 'conference':
    case 'chapter':
      return [
        ['booktitle', venue],
        ['publisher', publisher],
      ]
    case 'book':
      return [
        ['series', venue === publisher ? null : venue],
        ['publisher', publisher],
      ]
    case 'thesis':
      return [
        ['school', publisher ?? venue],
        ['type', paper.thesisKind ?? 'Thesis'],
      ]
    case 'report':
      return [['institution', publisher ?? venue]]
    case 'preprint':
      return [['howpublished', paper.arxivId === null ? (venue ?? publisher) : null]]
    case 'dataset':
    case 'software':
    case 'post':
    case 'review':
    case 'other':
      return [['howpublished', venue ?? publisher]]
  }
}

/** What the work is, and that it was retracted. */
function noteOf(paper: Citable): string | null {
  const { type } = paper
  const notes = [
    type === 'dataset' ? 'Data set' : type === 'software' ? 'Software' : null,
    paper.notice,
  ]
  return notes.filter(Boolean).join('. ') || null
}

function names(list: readonly NameParts[]): string {
  return list
    .map((name) => {
      if ('literal' in name) return `{${latex(name.literal)}}`
      const { family, given, suffix } = name
      const parts = [
        familyPart(family),
        ...[suffix, given].map((part) => part && namePart(part)),
      ].filter(Boolean)
      return given ? parts.join(', ') : `{${latex([family, suffix].filter(Boolean).join(' '))}}`
    })
    .join(' and ')
}

/** BibTeX takes all up to the last small word for a particle ("García de la | Cruz"), unless braces say otherwise. */
function familyPart(family: string): string {
  const { particle, rest } = particleOf(family)
  if (!/\s[^A-Z]/.test(rest)) return namePart(family)
  return [particle && namePart(particle), `{${latex(rest)}}`].filter(Boolean).join(' ')
}

/** "and" as a word of a name would split the list, and a comma would move its parts: braces keep both. */
function namePart(part: string): string {
  const text = latex(part)
  return /(?:^|\s)and(?:\s|$)|,/i.test(part) ? `{${text}}` : text
}
