import type { PaperDocument } from '../document/paper-document.ts'
import type { Span } from '../text/span.ts'

/** What a question about a paper's own record asks for. */
export type RecordField = 'authors' | 'year' | 'venue'

const paper = '(?:(?:this|the)(?: (?:paper|article|study|work|manuscript|preprint))?|it)'
const questions: readonly (readonly [RecordField, RegExp])[] = [
  [
    'authors',
    new RegExp(
      `^\\W*(?:who (?:wrote|authored|published|has written) ${paper}|(?:who|what) (?:is|are|were) (?:the |its )?(?:authors?|writers?)(?: of ${paper})?|by whom was ${paper} written)\\W*$`,
      'i',
    ),
  ],
  [
    'year',
    new RegExp(
      `^\\W*(?:when|(?:in )?(?:what|which) year) (?:was|did) ${paper} (?:first )?(?:published|written|appear|come out)\\W*$`,
      'i',
    ),
  ],
  [
    'venue',
    new RegExp(
      `^\\W*(?:where|(?:in )?(?:what|which) (?:journal|venue|conference)) (?:was|did) ${paper} (?:published|appear)(?: in)?\\W*$`,
      'i',
    ),
  ],
]

/** The record field that a question asks for and nothing else; null for any other question. */
export function recordField(question: string): RecordField | null {
  return questions.find(([, pattern]) => pattern.test(question))?.[0] ?? null
}

/** Characters of a text that can be its title page. */
const pageLength = 4_000

/** Words of the title page that give the field; empty when they are only in the record beside the text. */
export function recordSpans(document: PaperDocument, field: RecordField): Span[] {
  const front = document.text.slice(0, frontEnd(document))
  if (field === 'authors') return authorSpans(front, document.authors)
  if (field === 'venue' || document.year === undefined) return []
  const dated = new RegExp(
    `(?:published|accepted|©|copyright|\\(c\\)|proceedings|arXiv)[^\\n]{0,80}\\b${document.year}\\b`,
    'i',
  ).exec(front)
  return dated ? [{ start: dated.index, end: dated.index + dated[0].length }] : []
}

/** Where the first section with a heading, or the abstract, begins. */
function frontEnd({ blocks, text }: PaperDocument): number {
  const first = blocks.find(({ kind, role }) => role === 'abstract' || kind === 'heading')
  return Math.min(pageLength, first?.span.start ?? text.length)
}

/** One stretch from the first name to the last when all stand there close together. */
function authorSpans(front: string, authors: readonly string[]): Span[] {
  const places = authors.map((name) => ({ start: front.indexOf(name), length: name.length }))
  if (places.length === 0 || places.some(({ start }) => start < 0)) return []
  const start = Math.min(...places.map((place) => place.start))
  const end = Math.max(...places.map((place) => place.start + place.length))
  return end - start <= 60 * authors.length ? [{ start, end }] : []
}

/** Why a question about the record is refused, as a sentence. */
export function recordRefusal(document: PaperDocument, field: RecordField): string {
  const known =
    field === 'authors'
      ? document.authors.length > 0
      : field === 'year' && document.year !== undefined
  const what = {
    authors: 'who wrote it',
    year: 'when it was published',
    venue: 'where it was published',
  }
  return known || field === 'venue'
    ? `The paper’s text does not say ${what[field]} in words that can be quoted; see the details beside the title.`
    : `The paper does not seem to say ${what[field]}.`
}
