import type { Joined } from '../join.ts'
import { style } from '../style.ts'
import { symbolLatex } from './latex.ts'

/** A letter of a formula with its index or exponent in running text: units `from` to `to`. */
export interface InlineSymbol {
  readonly from: number
  readonly to: number
  readonly latex: string
}

const scripted = style.sub | style.sup
const longestScript = 8
const scriptSign = /[\p{L}\d,+−′*()-]/u
const raisedDigits = /^[⁰¹²³⁴-⁹⁺⁻]+$/

/**
 * The symbols of running text that have an index or an exponent: one italic or mathematical letter, and what is
 * set lower or higher right behind it. Numbers of notes and powers in digits are none.
 */
export function inlineSymbols(joined: Joined): InlineSymbol[] {
  const { text, styles } = joined
  const found: InlineSymbol[] = []
  for (let at = 1; at < text.length; at++) {
    if (!isScripted(styles[at]) || isScripted(styles[at - 1])) continue
    const symbol = symbolWithScripts(joined, at)
    if (symbol) found.push(symbol)
  }
  return found
}

const isScripted = (flags: number | undefined) => ((flags ?? 0) & scripted) !== 0

/** The symbol whose index or exponent begins at `at`. */
function symbolWithScripts(joined: Joined, at: number): InlineSymbol | null {
  const { text, styles } = joined
  const from = baseBefore(text, styles, at)
  let to = at
  // A space has the style of what stands before it.
  while (to < text.length && isScripted(styles[to]) && text[to] !== ' ') to++
  if (to === at) return null
  const scripts = text.slice(at, to)
  const isOpenEnded = /\p{L}/u.test(text[to] ?? '') && ((styles[to] ?? 0) & style.math) === 0
  if (from < 0 || to - at > longestScript || isOpenEnded || raisedDigits.test(scripts)) return null
  if (![...scripts].every((sign) => scriptSign.test(sign)) || !isFlat(joined, at, to)) return null
  const of = (flag: number) =>
    [...scripts].filter((_, index) => ((styles[at + index] ?? 0) & flag) !== 0).join('')
  return { from, to, latex: symbolLatex(text.slice(from, at), of(style.sub), of(style.sup)) }
}

/** An index of an index has a size of its own; what belongs to what is not known then. */
function isFlat({ pieces }: Joined, from: number, to: number): boolean {
  const piece = pieces.findLast(({ at }) => at <= from)
  if (!piece?.line.sizes) return false
  const offset = piece.from - piece.at
  const sizes = piece.line.sizes.slice(from + offset, to + offset)
  return sizes.every((size) => size > Math.max(...sizes) * 0.9)
}

/** Where the letter right before `at` begins, with the mark over it; -1 when a word or something else stands there. */
function baseBefore(text: string, styles: readonly number[], at: number): number {
  const [letter] = /\p{L}[\u0300-\u036f\u20d7]?$/u.exec(text.slice(Math.max(0, at - 3), at)) ?? []
  if (letter === undefined) return -1
  const from = at - letter.length
  const isFormula = ((styles[from] ?? 0) & (style.math | style.italic)) !== 0
  const before = text[from - 1] ?? ' '
  const isInWord =
    /\p{L}/u.test(before) && ((styles[from - 1] ?? 0) & (style.math | scripted)) === 0
  return isFormula && !isInWord ? from : -1
}
