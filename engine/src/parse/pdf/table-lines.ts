import type { TextLine } from './lines.ts'
import type { Row } from './rows.ts'

/** A stretch of a printed row: units `from` to `to` of a line. */
export interface Stretch {
  readonly line: TextLine
  readonly from: number
  readonly to: number
  readonly left: number
  readonly right: number
}

/** Parts a row where the gap between words is too wide for running text. */
export function stretchesOf({ parts }: Row): Stretch[] {
  return parts.flatMap((line) => {
    const stretches: Stretch[] = []
    let from = 0
    for (const at of [...wideGaps(line), line.text.length]) {
      if (at > from)
        stretches.push({
          line,
          from,
          to: at,
          left: line.edges[from] ?? line.left,
          right: line.edges[at] ?? line.right,
        })
      from = at + 1
    }
    return stretches
  })
}

/** Where the spaces of a line are that no running text has. */
function wideGaps(line: TextLine): number[] {
  const widthAt = (at: number) => (line.edges[at + 1] ?? 0) - (line.edges[at] ?? 0)
  const least = line.size * 0.7
  const widths: number[] = []
  const wide: number[] = []
  for (let at = line.text.indexOf(' '); at >= 0; at = line.text.indexOf(' ', at + 1)) {
    const width = widthAt(at)
    widths.push(width)
    if (width > least) wide.push(at)
  }
  // A stretched line of text has wide gaps too, but more words than a row of a table has cells.
  if (wide.length === 0 || widths.length <= 8) return wide
  widths.sort((a, b) => a - b)
  const usual = widths[Math.floor(widths.length / 4)] ?? 0
  const limit = Math.max(least, Math.min(usual * 1.9, line.size * 1.1))
  return wide.filter((at) => widthAt(at) > limit)
}

/** Three or more stretches, or two of which one is a number: a row of a table rather than of text. */
export function isTabular(row: Row): boolean {
  const [only] = row.parts
  if (row.parts.length === 1 && only && wideGaps(only).length === 0) return false
  const stretches = stretchesOf(row)
  if (stretches.length >= 3) return true
  if (stretches.length < 2) return false
  return stretches
    .slice(1)
    .some(({ line, from, to }) => /^[-−–+]?[\d.,%±()⁰¹²³⁴-⁹⁻⁺]+$/.test(line.text.slice(from, to)))
}

export const isNumber = ({ line, from, to }: Stretch): boolean =>
  /^[-−–+~<>≤≥]?[\d.,%±()*/ −–⁰¹²³⁴-⁹⁻⁺-]+$/.test(line.text.slice(from, to))

/** Stretches on one base line, from top to bottom and left to right, however they were painted. */
export function byHeight(stretches: readonly Stretch[]): Stretch[][] {
  const lines: Stretch[][] = []
  for (const stretch of stretches.toSorted((a, b) => a.line.base - b.line.base)) {
    const last = lines.at(-1)
    const base = last?.[0]?.line.base ?? Number.NEGATIVE_INFINITY
    if (last && stretch.line.base - base < stretch.line.size * 0.35) last.push(stretch)
    else lines.push([stretch])
  }
  return withHalfway(withScripts(lines)).map((line) => line.toSorted((a, b) => a.left - b.left))
}

const sizeOf = (line: readonly Stretch[] | undefined) =>
  Math.max(0, ...(line ?? []).map(({ line: { size } }) => size))
export const isScript = (small: TextLine, main: TextLine) =>
  small.size < main.size * 0.85 && Math.abs(small.base - main.base) < main.size * 0.62

/** "Method" at half height between two lines of a table's head stands in the lower one. */
function withHalfway(lines: readonly Stretch[][]): Stretch[][] {
  const base = (line: readonly Stretch[] | undefined) => line?.[0]?.line.base ?? Number.NaN
  const own = lines.map((line) => [...line])
  for (const [at, line] of lines.entries()) {
    const [only] = line
    const [above, below] = [lines[at - 1], lines[at + 1]]
    if (!only || line.length > 1 || !above || !below || below.length < 2) continue
    const near = only.line.size * 0.8
    const isBetween = base(line) - base(above) < near && base(below) - base(line) < near
    const isFree = below.every(({ left, right }) => right < only.left || left > only.right)
    if (!isBetween || !isFree) continue
    own[at + 1]?.push(only)
    own[at] = []
  }
  return own.filter((line) => line.length > 0)
}

/** Numbers side by side are cells, however narrow the gaps; "1 000" is one. */
export function cutAtNumbers(stretch: Stretch): Stretch[] {
  const { line, from, to } = stretch
  const cuts: number[] = []
  for (const { index, 0: number, 1: next = '' } of line.text.slice(from, to).matchAll(numberGap)) {
    const at = from + index + number.length - 1
    const width = (line.edges[at + 1] ?? 0) - (line.edges[at] ?? 0)
    if (width > line.size * (/^\d{3}(?!\d)/.test(next) ? 0.35 : 0.22)) cuts.push(at)
  }
  return cutAt(stretch, cuts)
}
const numberGap = /(?<=^|\s)[-−–+]?\d(?:[\d.,]*\d)?%? (?=([-−–+]?\d(?:[\d.,]*\d)?%?)(?:\s|$))/g

/** In a row of numbers, the first of them stands apart from the row's name where no space of words is as wide. */
export function cutBeforeNumbers(line: Stretch[]): Stretch[] {
  const [first, ...rest] = line
  if (!first || rest.filter(isNumber).length < 3) return line
  const words = first.line.text.slice(first.from, first.to)
  const at = first.from + words.lastIndexOf(' ')
  const gapAt = (space: number) =>
    (first.line.edges[space + 1] ?? 0) - (first.line.edges[space] ?? 0)
  if (at <= first.from || gapAt(at) < first.line.size * 0.5) return line
  const pieces = cutAt(first, [at])
  const last = pieces[1]
  return last && isNumber(last) ? [...pieces, ...rest] : line
}

/** Lines of nothing but exponents or indices, painted apart, belong to the row that they are set to. */
function withScripts(lines: readonly Stretch[][]): Stretch[][] {
  const own = lines.map((line) => [...line])
  for (const [at, line] of lines.entries()) {
    const [first] = line
    const main = [lines[at + 1], lines[at - 1]].find(
      (other) =>
        first &&
        other?.[0] &&
        sizeOf(line) < sizeOf(other) * 0.85 &&
        isScript(first.line, other[0].line),
    )
    if (!main) continue
    own[lines.indexOf(main)]?.push(...line)
    own[at] = []
  }
  return own.filter((line) => line.length > 0)
}

/** The pieces of a stretch between the spaces at `cuts`. */
export function cutAt({ line, from, to }: Stretch, cuts: readonly number[]): Stretch[] {
  const ends = [...cuts, to]
  return ends.map((end, at) => {
    const begin = at === 0 ? from : (ends[at - 1] ?? from) + 1
    return {
      line,
      from: begin,
      to: end,
      left: line.edges[begin] ?? line.left,
      right: line.edges[end] ?? line.right,
    }
  })
}
