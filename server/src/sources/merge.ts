import type { Notice } from '@tessera/contract'
import { groupRecords } from './group-records.ts'
import {
  type FullTextLink,
  type Identifier,
  nameOf,
  otherNames,
  type Relation,
  type SourcePaper,
} from './source.ts'
import { latest, unique } from './unique.ts'

/** What one source said about one field; the first entry of a field is the one that is shown. */
export interface LedgerEntry {
  readonly field: Field | NameField | LinkField | 'people'
  readonly source: string
  /** The name of its record: a source may have one of the preprint and one of the publication. */
  readonly record: string
  readonly at: string
  /** Lists and numbers as JSON, texts as they are. */
  readonly value: string
  readonly isShown: boolean
}

/** What a citation needs to know of where a paper came out, each one text. */
export const placeTexts = [
  'date',
  'type',
  'volume',
  'issue',
  'pages',
  'publisher',
  'isbn',
  'degree',
  'arxivClass',
] as const

const fields = [
  'title',
  'authors',
  'abstract',
  'venue',
  'year',
  ...placeTexts,
  'editors',
  'version',
  'citationCount',
  'isOpenAccess',
  'license',
] as const
export type Field = (typeof fields)[number]
/** Names under which the world cites a paper: who gave them is told like any field. */
const nameFields = {
  doi: 'doi',
  arxivId: 'arxiv',
  pmid: 'pmid',
  pmcid: 'pmcid',
  openAlexId: 'openalex',
  semanticScholarId: 's2',
  openReviewId: 'openreview',
} as const satisfies Record<string, Identifier['scheme']>
type NameField = keyof typeof nameFields

/** Where it may be read for nothing: of each field the kinds of links that can stand there, the best first. */
const linkFields = {
  pdfUrl: ['pdf'],
  htmlUrl: ['html'],
  openAccessUrl: ['landing', 'pdf'],
} as const satisfies Record<string, readonly FullTextLink['kind'][]>
type LinkField = keyof typeof linkFields
export const isLinkField = (field: string): field is LinkField => field in linkFields

/** The address that stands in a field; undefined when none of the links is of its kinds and open. */
export function linkIn(field: LinkField, links: readonly FullTextLink[]): string | undefined {
  const open = links.filter(({ isOpen }) => isOpen)
  return linkFields[field].flatMap((kind) => open.find((link) => link.kind === kind)?.url ?? [])[0]
}

/** A copy, and the source that names it. */
export interface NamedLink extends FullTextLink {
  readonly source: string
}

/** A notice, which record tells it, be it the preprint's or another, and when it last did: ISO 8601, UTC. */
export interface ToldNotice extends Omit<Notice, 'ofPreprint'> {
  readonly isOfPreprint: boolean
  readonly record: string
  readonly at: string
}

/** That there is no such notice, as a record of a source says. */
export type Denial = Pick<ToldNotice, 'kind' | 'source' | 'isOfPreprint' | 'record' | 'at'>

export interface MergedPaper
  extends Omit<SourcePaper, 'source' | 'at' | 'links' | 'concepts' | 'notices' | 'denies'> {
  readonly links: readonly NamedLink[]
  readonly notices: readonly ToldNotice[]
  readonly denials: readonly Denial[]
  /** The sources that told of it, each once, in the order of their records. */
  readonly sources: readonly string[]
  readonly ledger: readonly LedgerEntry[]
}

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

/** One record per paper, in the order in which the papers first appear: see `groupRecords`. */
export const mergePapers = (papers: readonly SourcePaper[]): MergedPaper[] =>
  groupRecords(papers).map(mergeRecords)

/** Field by field, with what every source said. */
function mergeRecords(records: readonly SourcePaper[]): MergedPaper {
  const ledger = [
    ...fields.flatMap((field) => entriesOf(field, records)),
    ...entriesOf('people', records),
    ...keysOf(nameFields).flatMap((field) => namesTold(field, records)),
    ...keysOf(linkFields).flatMap((field) => linksTold(field, records)),
  ]
  const shown: Record<string, unknown> = { authors: [] }
  for (const field of fields) {
    const [best] = inOrder(field, records)
    if (best) shown[field] = best[field]
  }
  // The parts of the names that are shown, never those of another list.
  const people = inOrder('authors', records)[0]?.people
  const resources = unique(
    records.flatMap((record) => record.resources ?? []),
    ({ url }) => url,
  )
  return {
    ...(shown as Pick<SourcePaper, Field>),
    // What came out is cited by its own DOI, not by its preprint's.
    identifiers: unique(
      [...records]
        .sort((a, b) => Number(a.type === 'preprint') - Number(b.type === 'preprint'))
        .flatMap(({ identifiers }) => identifiers),
      nameOf,
    ),
    links: unique<NamedLink>(
      records.flatMap(({ links, source }) => links.map((link) => ({ ...link, source }))),
      ({ url }) => url,
    ),
    relations: unique<Relation>(
      records.flatMap(({ relations }) => relations),
      ({ kind, to }) => `${kind} ${nameOf(to)}`,
    ),
    // Two sources may each know of a retraction: both are kept, as each is named.
    notices: latest(
      records.flatMap((record) => record.notices.map((one) => ({ ...one, ...wordOf(record) }))),
      ({ kind, doi, source, isOfPreprint, record }) =>
        `${kind} ${doi} ${source} ${isOfPreprint} ${record}`,
    ),
    denials: latest(
      records.flatMap((record) =>
        (record.denies ?? []).map((kind) => ({ kind, source: record.source, ...wordOf(record) })),
      ),
      ({ kind, source, isOfPreprint, record }) => `${kind} ${source} ${isOfPreprint} ${record}`,
    ),
    ...(people ? { people } : {}),
    ...(resources.length > 0 ? { resources } : {}),
    sources: [...new Set(records.map(({ source }) => source))],
    ledger,
  }
}

/** The records that know the field, the best first. */
function inOrder(field: Field | 'people', records: readonly SourcePaper[]): SourcePaper[] {
  const knowing = records.filter((record) => {
    const value = record[field]
    return value !== undefined && !(Array.isArray(value) && value.length === 0)
  })
  return publicationFirst(field, knowing, ({ type }) => type === 'preprint')
}

function entriesOf(field: Field | 'people', records: readonly SourcePaper[]): LedgerEntry[] {
  return inOrder(field, records).map((record, index) => {
    const value = record[field]
    return {
      field,
      source: record.source,
      record: recordOf(record),
      at: record.at,
      value: typeof value === 'string' ? value : JSON.stringify(value),
      isShown: index === 0,
    }
  })
}

/** Sources that number their records. */
const ownNumbers: Readonly<Record<string, Identifier['scheme']>> = {
  arXiv: 'arxiv',
  OpenAlex: 'openalex',
  'Semantic Scholar': 's2',
  OpenReview: 'openreview',
}

const wordOf = (record: SourcePaper) => ({
  isOfPreprint: record.type === 'preprint',
  record: recordOf(record),
  at: record.at,
})

/** What the record itself is called, whatever other names it learns later. */
function recordOf({ source, identifiers }: SourcePaper): string {
  const named = (scheme?: string) => identifiers.find((one) => one.scheme === scheme)
  const name = named(ownNumbers[source]) ?? named('doi') ?? identifiers[0]
  return name ? nameOf(name) : ''
}

/** Which source names the DOI of the publication, and the number of the preprint, also as another form of its own. */
function namesTold(field: NameField, records: readonly SourcePaper[]): LedgerEntry[] {
  const scheme = nameFields[field]
  const told = records.flatMap((record) => {
    const isPreprint = record.type === 'preprint'
    // The DOI of a preprint is not that of the publication, whichever of them says so.
    const others = field === 'doi' && !isPreprint ? [] : otherNames(record)
    const own = field === 'doi' && isPreprint ? [] : record.identifiers
    const name = [...own, ...others].find((one) => one.scheme === scheme)
    const { source, at } = record
    return name ? { source, record: recordOf(record), at, value: name.value, isPreprint } : []
  })
  return publicationFirst(field, told, ({ isPreprint }) => isPreprint).map(
    ({ isPreprint: _, ...one }, index) => ({ field, ...one, isShown: index === 0 }),
  )
}

/** Which source names which address; the page leads to that of the first record. */
function linksTold(field: LinkField, records: readonly SourcePaper[]): LedgerEntry[] {
  return records
    .flatMap((record) => {
      const value = linkIn(field, record.links)
      const { source, at } = record
      return value === undefined ? [] : { field, source, record: recordOf(record), at, value }
    })
    .map((one, index) => ({ ...one, isShown: index === 0 }))
}

const keysOf = <T extends object>(fields: T) => Object.keys(fields) as (keyof T)[]
