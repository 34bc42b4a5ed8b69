import {
  type Field,
  fields,
  type LinkField,
  linkFields,
  linkIn,
  type NameField,
  nameFields,
} from './merged-fields.ts'
import { publicationFirst } from './precedence.ts'
import { type Identifier, nameOf, otherNames, type SourcePaper } from './source.ts'

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

/** All that the sources said of each field of a paper, what is shown first. */
export const ledgerOf = (records: readonly SourcePaper[]): LedgerEntry[] => [
  ...fields.flatMap((field) => entriesOf(field, records)),
  ...entriesOf('people', records),
  ...keysOf(nameFields).flatMap((field) => namesTold(field, records)),
  ...keysOf(linkFields).flatMap((field) => linksTold(field, records)),
]

/** The records that know the field, the best first. */
export function inOrder(field: Field | 'people', records: readonly SourcePaper[]): SourcePaper[] {
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

/** What the record itself is called, whatever other names it learns later. */
export function recordOf({ source, identifiers }: SourcePaper): string {
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
