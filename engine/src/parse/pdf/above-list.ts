import { plainDigits } from '../../text/raised-digits.ts'
import type { Marked } from './drafts.ts'

const label = /^(?:\[(\d{1,4})\](?![.,;:)])|(\d{1,4})[.)]\s)/
/** An entry may go on at the top of the next column for so many rows. */
const mostOfAnEntry = 2

const isNumbered = ({ row }: Marked, wanted: number): boolean => {
  const [, bracketed, plain] = label.exec(plainDigits(row.text)) ?? []
  return Number(bracketed ?? plain ?? 0) === wanted
}

/** The number of entries that are counted 1, 2, 3, … at rows' beginnings. */
const countOf = (rows: readonly Marked[]): number =>
  rows.reduce((count, row) => (isNumbered(row, count + 1) ? count + 1 : count), 0)

/** A stretch of rows, by where they stand among others: half-open. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/**
 * Rows of text that stand above a bibliography in the next column of the page where it begins: both columns were made
 * equally long, the text's and under it the list's, so that the list's first column is painted before the text's last.
 * Sure only where the count of the entries goes on right below them.
 * @param listed the rows of the list in reading order, from its first entry on
 * @param top where on its page the list begins, with its heading if it has one
 * @returns where in `listed` they stand, or null
 */
export function textAboveList(listed: readonly Marked[], top: number): Stretch | null {
  const first = listed[0]
  if (!first) return null
  const isAbove = ({ row, index }: Marked) =>
    row.page === first.row.page && index > first.index && row.bottom < top
  const start = listed.findIndex(isAbove)
  const end = listed.findIndex((row, at) => at > start && !isAbove(row))
  const next = listed[end]
  if (start < 0 || !next || end - start <= mostOfAnEntry) return null
  const count = countOf(listed.slice(0, start))
  const goesOn = next.index === listed[start]?.index && isNumbered(next, count + 1)
  const isList = listed.slice(start, end).some((row) => isNumbered(row, count + 1))
  return count > 0 && goesOn && !isList ? { start, end } : null
}
