import type { ProvenanceEntry } from '@tessera/contract'
import { isLinkField, knownPapers, publicationFirst } from '../sources/merge.ts'
import { titleKey } from '../sources/same-paper.ts'
import { unique } from '../sources/unique.ts'
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
    const words = (value: string) => (field === 'license' ? licenceLabel(value) : readable(value))
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

/** Lists are stored as JSON by the sources, and joined by files. */
function readable(value: string): string {
  if (!value.startsWith('["')) return value
  const list: unknown = JSON.parse(value)
  return Array.isArray(list) ? list.join('; ') : value
}

function standingOf(field: string, value: string, shown: string): ProvenanceEntry['standing'] {
  if (value === shown) return 'shown'
  return agree(field, value, shown) ? 'agrees' : 'differs'
}

/** Whether two values of a field say the same: case, accents, punctuation and length of a shortened list aside. */
export function agree(field: string, a: string, b: string): boolean {
  // Another copy does not contradict the first.
  if (isLinkField(field)) return true
  const [one, other] = [titleKey(a), titleKey(b)]
  switch (field) {
    case 'authors':
      return families(a) === families(b)
    case 'venue':
    case 'abstract':
      return one.includes(other) || other.includes(one)
    case 'date':
      return a.startsWith(b) || b.startsWith(a)
    case 'license':
      return licenseKey(a) === licenseKey(b)
    default:
      return one === other
  }
}

/** Family names in order; "Ada B. Pebble", "Pebble, Ada" and "A Pebble" are one author. */
function families(authors: string): string {
  return authors
    .split('; ')
    .map((name) => (name.includes(',') ? name.slice(0, name.indexOf(',')) : name.split(' ').at(-1)))
    .map((name) => titleKey(name ?? ''))
    .join(' ')
}

/** "CC BY 4.0", "cc-by" and the licence's own address are one: sources often leave the number out. */
function licenseKey(license: string): string {
  const path = license.match(/creativecommons\.org\/(?:licenses|publicdomain)\/([a-z-]+)/i)?.[1]
  const name = titleKey(path === undefined ? license : path === 'zero' ? 'cc0' : `cc ${path}`)
  return name.replace(/\b\d+(?: \d+)*$/, '').trim()
}
