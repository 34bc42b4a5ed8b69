import type { PaperDocument } from '../../document/paper-document.ts'
import { contains, type Span } from '../../text/span.ts'

/** What a question about a paper's own record asks for. */
export type RecordField = 'authors' | 'year' | 'venue' | 'doi' | 'title'

const paper =
  '(?:(?:this|the)(?: (?:paper|article|study|work|manuscript|preprint|publication))?|it)'
const ofPaper = `(?: (?:of|for|to) ${paper})?`
const questions: readonly (readonly [RecordField, RegExp])[] = [
  [
    'authors',
    new RegExp(
      `^\\W*(?:who (?:wrote|authored|published|has written) ${paper}|(?:who|what) (?:is|are|were) (?:the |its )?(?:(?:first |lead |corresponding )?authors?|writers?)(?: names)?${ofPaper}|by whom was ${paper} written)\\W*$`,
      'i',
    ),
  ],
  [
    'year',
    new RegExp(
      `^\\W*(?:(?:when|(?:in )?(?:what|which) year) (?:was|did|is) ${paper} (?:first )?(?:published|written|appear|come out|from)(?: in)?|what (?:is|was) (?:the |its )?(?:publication (?:date|year)|(?:date|year) of publication)${ofPaper})\\W*$`,
      'i',
    ),
  ],
  [
    'venue',
    new RegExp(
      `^\\W*(?:(?:where|(?:in )?(?:what|which) (?:journal|venue|conference|magazine)) (?:was|did|is) ${paper} (?:published|appear|from|in)(?: in| at)?|(?:what|which) (?:journal|venue|conference) (?:published ${paper}|is (?:this|it) (?:from|in))|what is the (?:name of the )?(?:journal|venue)${ofPaper})\\W*$`,
      'i',
    ),
  ],
  ['doi', new RegExp(`^\\W*what(?: is|'s|’s)? (?:the |its )?doi(?: number)?${ofPaper}\\W*$`, 'i')],
  ['title', new RegExp(`^\\W*what(?: is|'s|’s) (?:the |its )?title${ofPaper}\\W*$`, 'i')],
]

/** The record field that a question asks for and nothing else; null for any other question. */
export function recordField(question: string): RecordField | null {
  return questions.find(([, pattern]) => pattern.test(question))?.[0] ?? null
}

/** Characters of a text that can be its title page. */
const pageLength = 6_000

/** Words of the title page that give the field; empty when they are only in the record beside the text. */
export function recordSpans(document: PaperDocument, field: RecordField): Span[] {
  switch (field) {
    case 'authors':
      return authorSpans(document.text.slice(0, frontEnd(document)), document.authors)
    case 'year':
      return yearSpans(document)
    case 'venue':
      return document.venue === undefined
        ? []
        : found(document.text.slice(0, firstPageEnd(document)), document.venue)
    case 'doi':
      return document.identifiers.doi === undefined
        ? []
        : found(document.text, document.identifiers.doi).filter((span) => !isCited(document, span))
    case 'title':
      return found(document.text.slice(0, pageLength), document.title)
  }
}

function found(text: string, words: string): Span[] {
  const start = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase())
  return start < 0 ? [] : [{ start, end: start + words.length }]
}

const isCited = ({ blocks }: PaperDocument, span: Span) =>
  blocks.some((block) => block.role === 'references' && contains(block.span, span))

function yearSpans(document: PaperDocument): Span[] {
  if (document.year === undefined) return []
  const page = document.text.slice(0, firstPageEnd(document))
  const dated = new RegExp(
    `(?:published|accepted|©|copyright|\\(c\\)|proceedings|arXiv)[^\\n]{0,80}\\b${document.year}\\b`,
    'i',
  ).exec(page)
  return dated ? [{ start: dated.index, end: dated.index + dated[0].length }] : []
}

/** Where the first section with a heading, or the abstract, begins. */
function frontEnd({ blocks, text }: PaperDocument): number {
  const first = blocks.find(({ kind, role }) => role === 'abstract' || kind === 'heading')
  return Math.min(pageLength, first?.span.start ?? text.length)
}

/** Where the first printed page ends; without pages, where the text after the abstract begins. */
function firstPageEnd(document: PaperDocument): number {
  const { blocks, pages, text } = document
  const second = blocks.find(({ regions }) => regions?.every(({ page }) => page > 1))
  const body = blocks.find(
    ({ kind, role }) => kind === 'heading' && role !== 'abstract' && role !== 'front',
  )
  const end = pages.length > 0 ? second?.span.start : body?.span.start
  return Math.min(pageLength, end ?? text.length)
}

/** Raised figures, letters and signs that send a name to its notes. */
const noteMarks = /^[\p{No}∗*†‡§¶♢♣\u0370-\u03ff]+(?:,[\p{No}∗*†‡§¶\u0370-\u03ff]+)*/u

/** One stretch from the first name to the last when all stand there close together. */
function authorSpans(front: string, authors: readonly string[]): Span[] {
  const places = authors.map((name) => ({ start: front.indexOf(name), length: name.length }))
  if (places.length === 0 || places.some(({ start }) => start < 0)) return []
  const start = Math.min(...places.map((place) => place.start))
  const last = Math.max(...places.map((place) => place.start + place.length))
  const end = last + (noteMarks.exec(front.slice(last))?.[0].length ?? 0)
  return end - start <= 60 * authors.length ? [{ start, end }] : []
}

const what: Readonly<Record<RecordField, string>> = {
  authors: 'who wrote it',
  year: 'when it was published',
  venue: 'where it was published',
  doi: 'what its DOI is',
  title: 'what its title is',
}
const mostNamed = 12

/** What the paper's file says of the field; null when nothing, or nothing to rely on. */
function declared(document: PaperDocument, field: RecordField): string | null {
  const { authors, identifiers, source, title, venue, year } = document
  // A PDF is dated when it was made, and its names are read off the page: only what stands there counts.
  if (source === 'pdf' && field !== 'doi') return null
  if (field === 'authors' && authors.length > 0) {
    const more = authors.length - mostNamed
    return `${authors.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  }
  if (field === 'year' && year !== undefined) return String(year)
  const value = { venue, doi: identifiers.doi, title, authors: undefined, year: undefined }[field]
  return value === undefined || value === '' ? null : value
}

/** Why a question about the record is refused, as a sentence; it says what the file declares. */
export function recordRefusal(document: PaperDocument, field: RecordField): string {
  const value = declared(document, field)
  const silent = `The paper’s text does not say ${what[field]} in words that can be quoted`
  return value === null
    ? `${silent}; see the details beside the title.`
    : `${silent}. Its file declares: ${value}. See also the details beside the title.`
}
