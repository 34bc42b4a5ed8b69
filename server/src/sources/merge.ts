import type { Notice } from '@tessera/contract'
import { groupRecords } from './group-records.ts'
import { type Field, fields } from './merged-fields.ts'
import { type FullTextLink, nameOf, type Relation, type SourcePaper } from './source.ts'
import { inOrder, type LedgerEntry, ledgerOf, recordOf } from './source-ledger.ts'
import { latest, unique } from './unique.ts'

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

/** One record per paper, in the order in which the papers first appear: see `groupRecords`. */
export const mergePapers = (papers: readonly SourcePaper[]): MergedPaper[] =>
  groupRecords(papers).map(mergeRecords)

/** Field by field, with what every source said. */
function mergeRecords(records: readonly SourcePaper[]): MergedPaper {
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
    ledger: ledgerOf(records),
  }
}

const wordOf = (record: SourcePaper) => ({
  isOfPreprint: record.type === 'preprint',
  record: recordOf(record),
  at: record.at,
})
