import { plainDigits } from '../../text/raised-digits.ts'
import type { Placement } from './measure.ts'
import type { Row } from './rows.ts'

const bracket = /^\[(?:\d{1,4}|\p{L}[^[\]]{0,70}\d{2,4}[a-z]?|\p{L}[\w+-]{1,15})\]/u
const bracketedNumber = /^\[\d{1,4}\]/
const number = /^(\d{1,4})(?:\.|\)|\s)\s*(?=\S)/

/** One entry of a bibliography: its rows and its printed label. */
export interface Entry {
  readonly rows: Row[]
  readonly label?: string
}

/**
 * Parts the rows of a bibliography into entries: by "[1]", by counting numbers, by a hanging indent,
 * or, when there is none of these, by how lines end and stand apart.
 */
export function splitEntries(rows: readonly Placement[]): Entry[] {
  const count = (form: RegExp) => rows.filter(({ row }) => form.test(row.text)).length
  // Where entries are numbered, "[astro-ph/0006024]" at a row's beginning is a part of one.
  const form = [bracketedNumber, bracket].find(
    (one) => count(one) >= Math.max(2, rows.length * 0.08),
  )
  if (form) return split(rows, (at) => form.exec(rows[at]?.row.text ?? '')?.[0] ?? null)
  const counted = countUp(rows)
  if (counted.size >= Math.max(3, rows.length * 0.08))
    return split(rows, (at) => counted.get(at) ?? null)
  const indents = indentsOf(rows)
  if (hangs(rows, indents))
    return split(rows, (at) => ((indents[at] ?? 0) < (rows[at]?.row.size ?? 10) * 0.45 ? '' : null))
  return split(rows, (at) => (isApart(rows, at) ? '' : null))
}

function split(rows: readonly Placement[], labelAt: (at: number) => string | null): Entry[] {
  const entries: { rows: Row[]; label?: string }[] = []
  rows.forEach(({ row }, at) => {
    const label = labelAt(at)
    const last = entries.at(-1)
    if (label === null && last) last.rows.push(row)
    else entries.push(label ? { rows: [row], label } : { rows: [row] })
  })
  return entries
}

/** Rows that begin with the next number of the count 1, 2, 3, … */
function countUp(rows: readonly Placement[]): Map<number, string> {
  const found = new Map<number, string>()
  let next: number | null = null
  rows.forEach(({ row }, at) => {
    const match = number.exec(plainDigits(row.text))
    if (!match) return
    const value = Number(match[1])
    if (next === null ? value > 3 : value !== next) return
    found.set(at, match[0].trim())
    next = value + 1
  })
  return found
}

/** How far each row stands in from the left edge that entries of its column begin at. */
function indentsOf(rows: readonly Placement[]): number[] {
  const columnOf = ({ row, index }: Placement) => `${row.page}/${index}`
  const columns = Map.groupBy(rows, columnOf)
  const edges = new Map<string, number>()
  for (const [key, own] of columns) {
    const lefts = own.map(({ row }) => row.left).sort((a, b) => a - b)
    // One row that sticks out is no edge, unless the column is short.
    const shared = lefts.find(
      (left, at) => (lefts[at + 1] ?? Number.POSITIVE_INFINITY) - left < 1.5,
    )
    edges.set(key, shared ?? lefts[0] ?? 0)
  }
  return rows.map((placement) => placement.row.left - (edges.get(columnOf(placement)) ?? 0))
}

function hangs(rows: readonly Placement[], indents: readonly number[]): boolean {
  const size = rows[0]?.row.size ?? 10
  const flush = indents.filter((indent) => indent < size * 0.4).length
  const hung = indents.filter((indent) => indent > size * 0.5 && indent < size * 5).length
  return hung >= rows.length * 0.3 && flush >= rows.length * 0.1
}

function isApart(rows: readonly Placement[], at: number): boolean {
  const [previous, current] = [rows[at - 1], rows[at]]
  if (!previous || !current) return true
  const ended = /[.)\]\d/]$/.test(previous.row.text)
  const begins = /^[\p{Lu}\d“"]/u.test(current.row.text)
  if (!ended || !begins) return false
  const sameColumn = previous.row.page === current.row.page && previous.index === current.index
  const step = current.row.base - previous.row.base
  if (sameColumn && step > current.row.size * 1.55) return true
  return previous.column.right - previous.row.right > current.row.size * 3
}

const citeThis =
  /^(?:how to cite|(?:please )?cite this (?:article|paper|work)|to cite this (?:article|paper|work))\b/i
const bareDoi = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s?)10\.\d{4,9}\/\S+$/i
/** Rows that a journal prints about itself below a list: a box, not another page of references. */
const mostOfItself = 25

/**
 * Where behind the last entry the journal's own words begin, "Cite this article as" with the DOI above it; the number of
 * rows when there are none.
 */
export function endOfEntries(rows: readonly Placement[]): number {
  const at = rows.findLastIndex(({ row }) => citeThis.test(row.text))
  if (at <= 0 || rows.length - at > mostOfItself) return rows.length
  return at > 1 && bareDoi.test(rows[at - 1]?.row.text ?? '') ? at - 1 : at
}

export const isReferencesHeading = (text: string): boolean =>
  /^(?:(?:\d{1,2}|[ivx]+)[.)]?\s+)?(references|bibliography|literature cited|references and notes|works cited|referências|referências bibliográficas|literatura citada|referencias|bibliografia)\s*:?$/i.test(
    text.trim(),
  )

/** Where a bibliography without a heading begins: "[1]", "[2]", "[3]" and more at rows' beginnings. */
export function unheadedReferences(rows: readonly Placement[]): number {
  for (let at = rows.length - 1; at >= 0; at--) {
    if (!/^\[1\]/.test(rows[at]?.row.text ?? '')) continue
    let next = 2
    for (const { row } of rows.slice(at + 1)) if (row.text.startsWith(`[${next}]`)) next++
    if (next > 5) return at
  }
  return -1
}
