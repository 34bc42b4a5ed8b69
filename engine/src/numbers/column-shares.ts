import type { Read } from './read-test.ts'
import { decimalsOf, type NumberStatement, numberOf } from './statement.ts'

/** What a cell states of its column's base: "19 (43.9%)" below "(n = 41)". */
export interface CellShare {
  readonly statement: NumberStatement
  readonly percent: Read
}

/** Percentages of a table are often rounded twice: by so many units one may differ and its column still be believed. */
const unitsBelieved = 2
/** Of some people something may not be known, and the base is smaller than the column's: not by so much. */
const mostMissing = 0.2
/** Nor by more than this where no other percentage of the table shows that more may be missing. */
const usuallyMissing = 0.05
/** So many shares, and so large a part of all, must be right to half a unit for a table whose bases are all known. */
const fewestExact = 8
const leastExact = 0.9
/** How many percentages of a column must be shares of one other number before its head is said to be wrong. */
const fewestOfOther = 3
const mostNotOfOther = 0.1

/** How many of some shares may be none of their column's base, for the base to be believed. */
export const mostOthers = (shares: readonly CellShare[]): number => Math.max(1, 0.3 * shares.length)

/** A share as numbers: the printed percentage and one unit of its last digit that is no nought. */
function valuesOf({ statement, percent }: CellShare) {
  const [part = 0, all = 1] = statement.computation.operands.map(({ value }) => value)
  const printed = percent.words.replace(/[.·]0+$/, '')
  return { part, all, shown: numberOf(percent.words), unit: 10 ** -decimalsOf(printed) }
}

/** By how much, in percent of the base, a printed percentage differs from its count's. */
export function gapOf(one: CellShare): number {
  const { part, all, shown } = valuesOf(one)
  return Math.abs((100 * part) / all - shown)
}

/** True when a percentage is the quotient of its count and a base, its column's if none is given, to so many units. */
function isShareOf(one: CellShare, units: number, base = valuesOf(one).all): boolean {
  const { part, shown, unit } = valuesOf(one)
  return part <= base && Math.abs((100 * part) / base - shown) < units * unit + 1e-9
}

export const isSound = (one: CellShare): boolean => isShareOf(one, unitsBelieved)
const isRounded = (one: CellShare) => isShareOf(one, 0.5)
const isWhole = ({ percent }: CellShare) => /[.·]0+$/.test(percent.words)

/**
 * The shares of a row that are none of their base, where another of the row is one and so tells what the row counts.
 * Where all end in ".0" they may be cut off to whole percentages, as "0.0" for one of a thousand is.
 */
export function wrongInRow(shares: readonly CellShare[]): readonly CellShare[] {
  const isCut = shares.every(isWhole)
  const tells = (one: CellShare) =>
    one.statement.agrees && !(isWhole(one) && valuesOf(one).part === 0)
  if (!shares.some(isRounded) || !shares.some(tells)) return []
  return shares.filter((one) => !one.statement.agrees && !(isCut && isShareOf(one, 1)))
}

/** The least share of a column's people of whom something is not known, if that explains the percentage. */
function missingIn(one: CellShare): number | null {
  const { all } = valuesOf(one)
  for (let base = all - 1; base >= Math.max(1, (1 - mostMissing) * all); base--)
    if (isShareOf(one, 1, base)) return 1 - base / all
  return null
}

/** True for shares nearly all of which are those of their bases, rounded: nobody's data are missing there. */
function isExact(shares: readonly CellShare[]): boolean {
  const exact = shares.filter(isRounded).length
  return exact >= fewestExact && exact >= leastExact * shares.length
}

/** Tells of each share of a table whether people of whom nothing is known explain it. */
export function fewerIn(shares: readonly CellShare[]): (one: CellShare) => boolean {
  if (isExact(shares)) return () => false
  const missing = new Map(
    shares.flatMap((one) => {
      const share = one.statement.agrees ? null : missingIn(one)
      return share === null ? [] : [[one, share] as const]
    }),
  )
  return (one) => {
    const others = [...missing].flatMap(([other, share]) => (other === one ? [] : share))
    return (missing.get(one) ?? 1) <= Math.max(usuallyMissing, ...others)
  }
}

/**
 * True when a column's percentages are shares of a number that differs from its head's by a digit, and not of that.
 * A smaller number may be that of the people of whom something is known, unless the table's other columns are exact.
 */
export function isOfOther(
  column: readonly CellShare[],
  otherColumns: readonly CellShare[],
): boolean {
  const [one] = column
  const telling = column.filter((share) => valuesOf(share).part > 0)
  if (!one || telling.length < fewestOfOther) return false
  const wrong = column.filter((share) => !isShareOf(share, 1)).length
  if (wrong <= mostOthers(column)) return false
  const { all } = valuesOf(one)
  const known = isExact(otherColumns) ? all : (1 - usuallyMissing) * all
  return nearNumbers(all).some(
    (base) =>
      (base > all || base < known) &&
      telling.filter((share) => !isShareOf(share, 1, base)).length <=
        mostNotOfOther * telling.length,
  )
}

/** Numbers of as many digits, of which one is another. */
function nearNumbers(value: number): number[] {
  const digits = String(value)
  return Array.from(digits).flatMap((own, at) =>
    Array.from('0123456789')
      .filter((digit) => digit !== own && (at > 0 || digit !== '0'))
      .map((digit) => Number(digits.slice(0, at) + digit + digits.slice(at + 1))),
  )
}
