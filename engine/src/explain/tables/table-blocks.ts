import type { Cell } from '../../document/paper-document.ts'
import { bareNumber, isNothing, numeric } from './cell-kinds.ts'

/** The places of one row: a spanning cell stands in each that it covers. */
export type Places = readonly (Cell | null)[]

/** Rows of one kind below heads of their own: a table may hold several. */
export interface Block {
  /** The words of the rows that start it, over all its columns; empty before the first. */
  readonly group: string
  readonly heads: readonly (readonly string[])[]
  readonly rows: readonly Places[]
}

const filled = (row: Places) => [...new Set(row.filter((cell) => Boolean(cell?.text)))]
const longestGroup = 160

/**
 * The words of a row that says of what kind the rows below it are: one cell, at the left or over all columns, and no
 * number. Null for any other row.
 */
export function groupOf(row: Places | undefined): string | null {
  const [only, ...more] = row ? filled(row) : []
  if (!row || !only || more.length > 0 || row[0] !== only) return null
  const { text } = only
  return !/\p{L}{2}/u.test(text) || bareNumber(text) || text.length > longestGroup ? null : text
}

const spans = (row: Places, width: number) =>
  row.length >= width && width > 1 && row.every((cell) => cell !== null && cell === row[0])

/** Whether most of what stands in each column is a number. */
function numberColumns(rows: readonly Places[], width: number): boolean[] {
  return Array.from({ length: width }, (_, x) => {
    const cells = rows.flatMap((row) => (row[x]?.text && !isNothing(row[x].text) ? [row[x]] : []))
    return cells.length > 1 && 2 * cells.filter(numeric).length > cells.length
  })
}

const referred = /^\W*(?:ref(?:erence)?|yes|no|baseline)\W*$/i

/** True for a row in the middle of a table that names columns of numbers anew. */
function namesColumns(row: Places, below: Places | undefined, numbers: readonly boolean[]) {
  const later = row.flatMap((cell, x) => (x > 0 && cell?.text ? [{ cell, x }] : []))
  if (later.length < 2 || row.some(numeric)) return false
  if (groupOf(row) !== null || !below) return false
  if (row.every((cell) => !cell?.text || cell.header)) return true
  return later.every(
    ({ cell: { text }, x }) =>
      numbers[x] && /\p{L}/u.test(text) && !isNothing(text) && !referred.test(text),
  )
}

const texts = (row: Places, width: number) =>
  Array.from({ length: width }, (_, x) => row[x]?.text ?? '')
const areAlike = (names: readonly string[]) => new Set(names.filter((name) => name !== '')).size < 2

/** The heads of a block that starts with rows of its own heads, by those of the block before it; none where they are in doubt. */
function headsBelow(
  before: readonly (readonly string[])[],
  own: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const [first = []] = own
  const last = before.at(-1) ?? []
  const later = first.slice(1)
  if (own.length === 1) {
    // The last row of heads again, with another name for the rows.
    if (later.every((name, at) => name === last[at + 1])) return [...before.slice(0, -1), first]
    // "RR (95% CI)" in every column: what they all hold, of whom the heads above still say.
    if (areAlike(later)) return [...before, ['', ...later]]
  }
  const names = later.map((_, at) => own.map((row) => row[at + 1] ?? '').join(' '))
  return new Set(names).size === names.length ? own : []
}

/**
 * The blocks of a table: a row over all columns starts a group, a second row of heads a block with columns of its own.
 * Where the heads of a block are in doubt it has none.
 */
export function blocksOf(grid: readonly Places[], headers: number, width: number): Block[] {
  const lead = grid.findIndex((row) => !spans(row, width))
  const titled = lead > 0 && lead < headers
  const top = grid.slice(titled ? lead : 0, headers).map((row) => texts(row, width))
  const body = grid.slice(headers)
  const numbers = numberColumns(body, width)
  const blocks: Block[] = []
  let heads: readonly (readonly string[])[] = top
  let group = titled ? (grid[lead - 1]?.[0]?.text ?? '') : ''
  let rows: Places[] = []
  const close = () => {
    if (rows.length > 0) blocks.push({ group, heads, rows })
    rows = []
  }
  const isBelowGroup = (y: number) => y > 0 && rows.length === 0 && groupOf(body[y - 1]) !== null
  for (let y = 0; y < body.length; y++) {
    const row = body[y] ?? []
    const label = groupOf(row)
    if (label !== null && y < body.length - 1) {
      const outer = isBelowGroup(y) ? `${group} · ` : ''
      close()
      group = `${outer}${label}`
    } else if (y > 0 && namesColumns(row, body[y + 1], numbers)) {
      const kept = isBelowGroup(y) ? group : ''
      close()
      group = kept
      const own = [texts(row, width)]
      while (namesColumns(body[y + 1] ?? [], body[y + 2], numbers))
        own.push(texts(body[++y] ?? [], width))
      heads = headsBelow(heads, own)
    } else rows.push(row)
  }
  close()
  return blocks
}
