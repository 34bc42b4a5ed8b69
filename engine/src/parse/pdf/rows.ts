import { boundsOf } from './extents.ts'
import type { TextLine } from './lines.ts'

/** One printed line of one column: its stretches from left to right, parted by wide gaps. */
export interface Row {
  readonly page: number
  readonly parts: readonly TextLine[]
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly base: number
  readonly size: number
  readonly bold: number
  readonly italic: number
  readonly math: number
  readonly font: string
}

/** A column of a page: its text runs from `left` to `right`. */
export interface Column {
  readonly left: number
  readonly right: number
}

/** Shares and sizes of a row are those of its longest stretch, weighted where that is a share. */
export function makeRow(parts: readonly TextLine[]): Row {
  const main = parts.reduce((a, b) => (b.text.length > a.text.length ? b : a))
  const letters = parts.reduce((sum, part) => sum + part.text.length, 0)
  const share = (of: 'bold' | 'italic' | 'math') =>
    parts.reduce((sum, part) => sum + part[of] * part.text.length, 0) / letters
  return {
    page: main.page,
    parts,
    text: parts.map((part) => part.text).join(' '),
    ...boundsOf(parts),
    base: main.base,
    size: main.size,
    bold: share('bold'),
    italic: share('italic'),
    math: share('math'),
    font: main.font,
  }
}

/**
 * Joins stretches that stand on one base line of one column into rows, in painting order.
 * @param gutters places that no row of running text crosses
 */
export function joinRows(lines: readonly TextLine[], gutters: readonly number[]): Row[] {
  const runs: TextLine[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && isBeside(last, line)) run.push(line)
    else runs.push([line])
  }
  return runs.flatMap((run) => (isTableRow(run) ? [run] : splitAt(run, gutters)).map(makeRow))
}

/** On the same base line, further to the right. */
function isBeside(last: TextLine, next: TextLine): boolean {
  const size = Math.max(last.size, next.size)
  return Math.abs(last.base - next.base) <= size * 0.3 && next.left >= last.right - size * 0.3
}

/** Text in columns has one stretch in each; a table that lies over columns has more, and shorter ones. */
function isTableRow(run: readonly TextLine[]): boolean {
  if (run.length >= 4) return true
  return run.length === 3 && run.every((line) => line.text.length < 25)
}

function splitAt(run: readonly TextLine[], gutters: readonly number[]): TextLine[][] {
  const split: TextLine[][] = []
  for (const line of run) {
    const open = split.at(-1)
    const right = open?.at(-1)?.right ?? 0
    const parted = gutters.some((x) => right <= x + 1 && line.left >= x - 1)
    if (open && !parted) open.push(line)
    else split.push([line])
  }
  return split
}

/**
 * Places on a page where columns part: valleys in the count of long text lines over x.
 * Tables and lists do not count, as their lines are short.
 */
export function findGutters(lines: readonly TextLine[], width: number): number[] {
  const step = 2
  const bins = Math.max(1, Math.ceil(width / step))
  const cover = new Array<number>(bins).fill(0)
  const long = lines.filter((line) => line.text.length >= 18)
  for (const line of long)
    for (
      let bin = Math.max(0, Math.floor(line.left / step));
      bin < Math.min(bins, Math.ceil(line.right / step));
      bin++
    )
      cover[bin] = (cover[bin] ?? 0) + 1
  const gutters: number[] = []
  const narrowest = Math.ceil((width * 0.16) / step)
  const peak = (from: number, to: number) => {
    let most = 0
    for (let at = Math.max(0, from); at < to && at < bins; at++)
      most = Math.max(most, cover[at] as number)
    return most
  }
  let bin = narrowest
  while (bin < bins - narrowest) {
    const before = peak(bin - narrowest * 3, bin)
    const after = peak(bin + 1, bin + narrowest * 3)
    const limit = Math.min(before, after) * 0.25
    if ((cover[bin] ?? 0) > limit || Math.min(before, after) < 4) {
      bin++
      continue
    }
    let end = bin
    let lowest = Number.POSITIVE_INFINITY
    while (end < bins && (cover[end] ?? 0) <= limit) lowest = Math.min(lowest, cover[end++] ?? 0)
    // The middle of the emptiest stretch of the valley.
    const flat: number[] = []
    for (let at = bin; at < end; at++) if (cover[at] === lowest) flat.push(at)
    const middle = flat[Math.floor(flat.length / 2)] ?? bin
    if (end < bins) gutters.push((middle + 0.5) * step)
    bin = end + narrowest
  }
  return gutters
}
