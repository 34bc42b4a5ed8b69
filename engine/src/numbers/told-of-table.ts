import type { PaperDocument, Table } from '../document/paper-document.ts'
import { areNear } from './near-digits.ts'
import { type Line, type Specific, sharedIn } from './specific-numbers.ts'

/** A number that a sentence tells of a table, and the cell that has another digit. */
export interface ToldOfTable {
  readonly said: Specific
  readonly other: Specific
}

/** A sentence tells of a table that it names, or that the sentence before it named; so far back it may be. */
const reach = 400

/**
 * Scores that a sentence tells of a table's row: where another number of the sentence stands in that row under a head
 * of the same name, and the row's name and the head are in the sentence, a number that the row lacks is held against
 * the one cell of the row that has another digit, under the same head.
 */
export function scoresOfTable(
  document: PaperDocument,
  inSentences: readonly Specific[],
  inCells: ReadonlyMap<Table, readonly Specific[]>,
): ToldOfTable[] {
  const sentences = inSentences.filter(
    ({ digits, place }) => digits.includes('.') && place.kind === 'sentence',
  )
  return document.tables.flatMap((table) => {
    const said = sentences.filter(({ span }) => speaksOf(document, table, span.start))
    const cells = inCells.get(table) ?? []
    return said.flatMap((one) => {
      const told = ofTable(one, said, cells)
      return told ? [told] : []
    })
  })
}

const speaksOf = ({ text }: PaperDocument, { mentions }: Table, at: number) =>
  mentions.some(
    ({ start, end }) =>
      start < at + reach / 2 &&
      at - end < reach &&
      !/\n\n/.test(text.slice(Math.min(start, at), Math.max(end, at))),
  )

function ofTable(
  one: Specific,
  said: readonly Specific[],
  cells: readonly Specific[],
): ToldOfTable | null {
  if (one.place.kind !== 'sentence') return null
  const stems = one.place.stems()
  const own = cells.filter(({ place }) => place.kind === 'line' && isNamed(place, stems))
  if (own.some(({ digits }) => digits === one.digits)) return null
  const beside = new Set(
    said.filter((other) => other !== one && other.place === one.place).map(({ digits }) => digits),
  )
  const known = own.filter(({ digits }) => beside.has(digits))
  const row = own.filter((cell) => known.some((other) => isBeside(other, cell)))
  const near = row.filter(({ digits }) => areNear(digits, one.digits))
  const [only] = near
  // One that the sentence prints, too, is another's.
  const isOther = near.some(({ digits }) => one.place.numbers().includes(digits))
  return only && near.length === 1 && !isOther ? { said: one, other: only } : null
}

/** Whether two cells stand in one row, under heads of the same name. */
const isBeside = (a: Specific, b: Specific) => inOneRow(a, b) && headsOf(a) === headsOf(b)

const headsOf = ({ place }: Specific) =>
  place.kind === 'line' ? [...place.heads()].sort().join() : ''
const inOneRow = (a: Specific, b: Specific) =>
  a.place.kind === 'line' && b.place.kind === 'line' && a.place.row === b.place.row
const isNamed = ({ row, heads }: Line, stems: ReadonlySet<string>) =>
  sharedIn(row(), stems) > 0 && sharedIn(heads(), stems) > 0
