import type { ProvenanceEntry } from '@tessera/contract'
import { knownPapers, publicationFirst } from '../sources/precedence.ts'
import { unique } from '../sources/unique.ts'
import { agree } from './agree.ts'
import { licenceLabel } from './licence-label.ts'
import type { StoredPaper } from './papers-store.ts'

/** One word of one source, as it is stored. */
export interface LedgerRow {
  readonly field: string
  readonly source: string
  /** Its name, as far as it was noted. */
  readonly record: string
  readonly value: string
  readonly at: Date
}

/** Fields that the page shows from the paper itself; of all others the first source's word is shown. */
const columns = [
  'title',
  'authors',
  'abstract',
  'venue',
  'year',
  'license',
  'citationCount',
  'isOpenAccess',
  'doi',
  'arxivId',
  'pdfUrl',
  'htmlUrl',
  'openAccessUrl',
] as const

/**
 * Every source's word on every field, and how it stands to what the page shows: the shown value, the same in
 * other words, or another. The best source of a field comes first.
 */
export function presentLedger(
  paper: Pick<StoredPaper, (typeof columns)[number]>,
  rows: readonly LedgerRow[],
): ProvenanceEntry[] {
  // Names in parts are the authors' names once more.
  const told = rows.filter(({ field }) => field !== 'people')
  return [...wordsInOrder(told)].flatMap(([field, said]) => {
    const words = (value: string) =>
      field === 'license' ? licenceLabel(value) : readable(field, value)
    // Two records of one source may say the same.
    const ordered = unique(said, ({ source, value }) => `${source} ${words(value)}`)
    // What was said of a name that another paper bears is not shown.
    const first = field === 'doi' || field === 'arxivId' ? undefined : ordered[0]?.value
    const shown = words(shownValue(paper, field) ?? first ?? '')
    return ordered.map(({ source, value, at }) => ({
      field,
      source,
      value: words(value),
      at: at.toISOString(),
      standing: standingOf(field, words(value), shown),
    }))
  })
}

/**
 * The words on each field, that which counts first in front; of a published paper, those of its preprint's record and
 * of our index come last.
 */
export function wordsInOrder<T extends LedgerRow>(rows: readonly T[]): ReadonlyMap<string, T[]> {
  const recordOf = ({ source, record }: LedgerRow) => `${source} ${record}`
  const preprints = new Set(
    rows.flatMap((row) =>
      row.field === 'type' && row.value === 'preprint' ? [recordOf(row)] : [],
    ),
  )
  const isOfPreprint = (row: LedgerRow) =>
    row.source === knownPapers || preprints.has(recordOf(row))
  // In whatever order they came.
  const byRecord = (a: LedgerRow, b: LedgerRow) =>
    Number(recordOf(a) > recordOf(b)) - Number(recordOf(a) < recordOf(b))
  return new Map(
    [...Map.groupBy(rows, ({ field }) => field)].map(([field, said]) => [
      field,
      publicationFirst(field, said.sort(byRecord), isOfPreprint),
    ]),
  )
}

function shownValue(
  paper: Pick<StoredPaper, (typeof columns)[number]>,
  field: string,
): string | undefined {
  const column = columns.find((name) => name === field)
  if (column === undefined || paper[column] === null) return undefined
  const value = paper[column]
  return Array.isArray(value) ? value.join('; ') : String(value)
}

/** Fields of which sources tell a list; of all others brackets are the text's own. */
const lists: ReadonlySet<string> = new Set(['authors', 'editors'])

const readable = (field: string, value: string): string =>
  (lists.has(field) ? listIn(value)?.join('; ') : undefined) ?? value

/** A list as the ledger keeps it: JSON from sources. Null for none, and for names as files give them, in one line. */
export function listIn(value: string | undefined): readonly unknown[] | null {
  if (!value?.startsWith('[')) return null
  try {
    const list: unknown = JSON.parse(value)
    return Array.isArray(list) && list.length > 0 ? list : null
  } catch {
    return null // "[Anonymous]; Wei Zhang"
  }
}

function standingOf(field: string, value: string, shown: string): ProvenanceEntry['standing'] {
  if (value === shown) return 'shown'
  return agree(field, value, shown) ? 'agrees' : 'differs'
}
