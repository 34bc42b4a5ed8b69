import { smallNumbers } from '../../text/numbers.ts'
import { remembering } from '../../text/remembering.ts'
import type { Span } from '../../text/span.ts'
import { unitOf } from '../../text/units.ts'

/** A number with its unit, or a small one in words or figures, and what two prints of it share. */
export interface Measure extends Span {
  readonly key: string
}

const small = smallNumbers.slice(2).join('|')
const number = String.raw`(?<number>\d{1,9}(?:\.\d{1,6})?|${small})`
// "5-minute" is a word with a hyphen; "3-fold" is no other number than "threefold".
const measure = new RegExp(
  String.raw`(?<![\p{L}\d.,/–−-])${number}(?:(?<between>[ -]?)(?<unit>[\p{L}%]{1,12}))?(?![\p{L}\d⁰-⁹/^]|[.,–−-]\d|-\p{L})`,
  'giu',
)
/** A number in words is of what is counted behind it: "eight bells", not "one of two". */
const counted = /^ \p{Ll}/u

/**
 * What some words measure or count, each with its value and its unit as its key: "12 kilograms" and "12 kg", "threefold"
 * and "3-fold", "eight bells" and "8 bells".
 */
export const measuresIn: (words: string) => readonly Measure[] = remembering((words) =>
  [...words.matchAll(measure)].flatMap(({ index, 0: printed, groups }) => {
    const { number: told = '', between = '', unit } = groups ?? {}
    const spelled = smallNumbers.indexOf(told.toLowerCase())
    const value = spelled < 0 ? Number(told) : spelled
    const end = index + printed.length
    const named = unit === undefined ? null : unitOf(unit)
    if (named !== null && (between !== '-' || named === 'fold'))
      return [{ start: index, end, key: `${value} ${named}` }]
    const after = index + told.length
    return /^\d/.test(told) || counted.test(words.slice(after))
      ? [{ start: index, end: after, key: `${value}` }]
      : []
  }),
)
