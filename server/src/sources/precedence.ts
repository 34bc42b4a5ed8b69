import type { Field, NameField } from './merged-fields.ts'

/** They belong together: a preprint's abstract does not stand under the publication's title. */
const wording: ReadonlySet<string> = new Set<Field>(['title', 'authors', 'abstract'])

/** A published record tells these before its preprint does. */
const ofPublication: ReadonlySet<string> = new Set<Field | NameField>([
  'title',
  'authors',
  'abstract',
  'type',
  'venue',
  'year',
  'date',
  'volume',
  'issue',
  'pages',
  'publisher',
  'isbn',
  'degree',
  'doi',
])

/** Whose word counts first, per field; sources that are not named come after, in the order of their records. */
const precedence: Readonly<Partial<Record<Field, readonly string[]>>> = {
  title: ['Crossref', 'arXiv', 'DataCite', 'Europe PMC', 'OpenReview', 'OpenAlex'],
  authors: ['Crossref', 'arXiv', 'DataCite', 'Europe PMC', 'OpenReview', 'OpenAlex'],
  abstract: ['arXiv', 'Europe PMC', 'Crossref', 'OpenReview', 'DataCite', 'OpenAlex'],
  venue: ['Crossref', 'Europe PMC', 'OpenReview', 'OpenAlex', 'Unpaywall', 'Semantic Scholar'],
  citationCount: ['OpenAlex', 'Semantic Scholar', 'Crossref'],
  isOpenAccess: ['Unpaywall', 'OpenAlex', 'Europe PMC', 'arXiv'],
  license: ['Unpaywall', 'arXiv', 'OpenAlex', 'Crossref'],
}
// Semantic Scholar gives one record to a preprint and its published form, with the dates of the first.
const usual = [
  'Crossref',
  'Europe PMC',
  'arXiv',
  'DataCite',
  'OpenAlex',
  'Unpaywall',
  'Semantic Scholar',
]

/** Words on one field, the source whose word counts first in front; what readers and files say precedes all sources. */
export function inPrecedence<T extends { readonly source: string }>(
  field: string,
  words: readonly T[],
): T[] {
  const order = precedence[field as Field] ?? usual
  const rank = ({ source }: T) => {
    if (localOrigins.includes(source)) return -1
    if (source === knownPapers) return order.length + 1
    const place = order.indexOf(source)
    return place === -1 ? order.length : place
  }
  return [...words].sort((a, b) => rank(a) - rank(b))
}

/**
 * The same, and what the publication's records say comes before what its preprint's do; of the wording only where the
 * source is one whose word on it is known to be good: Semantic Scholar has one record for both, with the words of either.
 */
export function publicationFirst<T extends { readonly source: string }>(
  field: string,
  words: readonly T[],
  isPreprint: (one: T) => boolean,
): T[] {
  const ordered = inPrecedence(field, words)
  if (!ofPublication.has(field)) return ordered
  const good = wording.has(field) ? precedence[field as Field] : undefined
  const isLater = (one: T) =>
    isPreprint(one) ||
    (good !== undefined && !good.includes(one.source) && !localOrigins.includes(one.source))
  return [...ordered.filter((one) => !isLater(one)), ...ordered.filter(isLater)]
}

/** Origins that are no source: what the reader brought, and what came with the installation. */
export const localOrigins: readonly string[] = ['upload', 'import', 'library', 'file']

/** Bare facts that came with the installation: they give way to every source. */
export const knownPapers = 'known-papers'
