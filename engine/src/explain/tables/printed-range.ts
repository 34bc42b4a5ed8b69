import type { Cell } from '../../document/paper-document.ts'
import { groupLetters } from './significance-letters.ts'

/** What a table prints of how sure a value is: the value where it prints nothing. */
export interface PrintedRange {
  /** What stands behind the value, as printed: " ± 0.3", " [15.4, 29.0]", "*"; empty where nothing does. */
  readonly beside: string
  readonly low: number
  readonly high: number
  /** The letters of its groups: values that share one do not differ. */
  readonly letters: string
}

const spread = /(?:±|\+\/-|\+-)\s*(\d[\d.]*)\s*(%?)/
/** A spread that is set below the line, behind its value. */
const lowered = /(?<=[\d%])_(\d[\d.]*)%?$/
const marks = /(?<=[\d%)])\s?([*†‡§¶]+)$/
const ofInterval = /\b(?:C\.?I\b|(?:confidence|credible) intervals?\b)/i
const bounds =
  /^[[(]?\s*([−–-]?\d+(?:\.\d+)?)\s*%?\s*(?:,|;|–|—|\bto\b|-)\s*([−–-]?\d+(?:\.\d+)?)\s*%?\s*[\])]?$/
const read = (number: string) => Number(number.replace(/^[−–]/, '-'))

/**
 * What a cell prints of how sure its value is: a spread after it, or an interval in brackets or in the next column.
 * @param next the name and cell of the column after it
 */
export function printedRange(
  cell: Cell,
  value: number,
  next: { readonly name: string; readonly cell: Cell | null | undefined },
): PrintedRange {
  const letters = groupLetters(cell)
  const around = spread.exec(cell.text)
  const below = lowered.exec(cell.text)
  const mark = marks.exec(cell.text)?.[1] ?? ''
  if (around) {
    const [, size = '', percent = ''] = around
    const beside = ` ± ${size}${percent}${mark}`
    return { beside, low: value - Number(size), high: value + Number(size), letters }
  }
  if (below) {
    const [beside, size = ''] = below
    return { beside, low: value - Number(size), high: value + Number(size), letters }
  }
  const inBrackets = /\([^()]*\)$/.exec(cell.text)?.[0] ?? ''
  const column = ofInterval.test(next.name) ? (next.cell?.text ?? '') : ''
  for (const words of [inBrackets, column]) {
    const [, from = '', to = ''] = bounds.exec(words.trim()) ?? []
    const [low, high] = [read(from), read(to)]
    // "12 (3-4)" tells something else.
    if (from !== '' && low <= value && value <= high)
      return { beside: `${mark} [${from}, ${to}]`, low, high, letters }
  }
  return { beside: mark, low: value, high: value, letters }
}

/**
 * What to add to the difference of two values where it lies within what their table prints as uncertain; else empty.
 * Where a table groups its values by letters, those tell, and no overlap of ranges.
 */
export function withinUncertainty(one: PrintedRange, other: PrintedRange): string {
  const within = '; this lies within what the table prints as uncertain: '
  const shared = [...one.letters].find((letter) => other.letters.includes(letter))
  if (shared !== undefined) return `${within}both are marked “${shared}”`
  if (one.letters !== '' && other.letters !== '') return ''
  const isPrinted = one.low < one.high || other.low < other.high
  const overlap = Math.min(one.high, other.high) >= Math.max(one.low, other.low)
  return isPrinted && overlap ? `${within}their ranges overlap` : ''
}
