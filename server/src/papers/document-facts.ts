import type { PaperDocument } from '@tessera/engine'
import { type Identifier, parseIdentifier } from '../sources/identifiers.ts'
import { oneLine } from './one-line.ts'
import type { NewPaper } from './papers-store.ts'

/** No title is longer; what is, was something else in the title's place. The text keeps every word. */
const longestTitle = 500

/**
 * What a document says of its paper: only what it does say, so that nothing known is overwritten with
 * nothing. `provenance` holds the same as text, by field.
 */
export function factsOf(document: PaperDocument): {
  readonly fields: Partial<NewPaper>
  readonly identifiers: readonly Identifier[]
  readonly provenance: Readonly<Record<string, string>>
} {
  const { text } = document
  const words = (span: { start: number; end: number } | null | undefined) =>
    span ? text.slice(span.start, span.end) : ''
  const title = shortened(oneLine(document.title))
  const abstract = words(document.abstract)
  const authors = document.authors.map(oneLine).filter((name) => name !== '')
  const identifiers = Object.entries(document.identifiers).flatMap(([scheme, value]) => {
    const found = value ? parseIdentifier(prefixed(scheme, value)) : null
    return found ? [found] : []
  })
  const named = (scheme: string) => identifiers.find((it) => it.scheme === scheme)?.value
  const year = document.year !== undefined && document.year >= 1000 && document.year <= 3000
  const facts = {
    ...(title && { title }),
    ...(authors.length > 0 && { authors }),
    ...(abstract && { abstract }),
    ...(document.venue && { venue: oneLine(document.venue) }),
    ...(year && document.year !== undefined && { year: document.year }),
    ...(named('doi') && { doi: named('doi') }),
    ...(named('arxiv') && { arxivId: named('arxiv') }),
    ...(document.license && { license: oneLine(document.license) }),
    // Creative Commons licences let everyone read (https://creativecommons.org/licenses/).
    ...(/^CC[-\s0]/.test(document.license ?? '') && { isOpenAccess: true }),
  } as Partial<NewPaper>
  return {
    identifiers,
    provenance: Object.fromEntries(
      Object.entries(facts).map(([field, value]) => [
        field,
        Array.isArray(value) ? value.join('; ') : String(value),
      ]),
    ),
    fields: {
      ...facts,
      figures: [...document.figures, ...document.tables].map(({ id, label, caption }) => ({
        id,
        label,
        caption: words(caption),
      })),
      citations: document.references.map(({ id, raw, doi }) => ({
        id,
        raw,
        ...(doi === undefined ? {} : { doi }),
      })),
    },
  }
}

function prefixed(scheme: string, value: string): string {
  if (scheme === 'arxivId') return `arXiv:${value}`
  return scheme === 'pmid' ? `PMID:${value}` : value
}

function shortened(title: string): string {
  return title.length > longestTitle
    ? `${title.slice(0, longestTitle).toWellFormed().trimEnd()}…`
    : title
}
