import { raisedDigits } from './raised-digits.ts'
import type { Span } from './span.ts'

/** A number as printed, and its value: "1.2×10^-3", "12,500", "−0.4", ".05", "3e4". */
export interface PrintedNumber extends Span {
  readonly value: number
}

const digits = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:[.·]\\d+)?|\\.\\d+'
const power =
  '(?:\\s?[×x*⋅]\\s?10\\s?(?:\\^\\s?[{(]?\\s?[-−–+]?\\s?\\d{1,3}[)}]?|[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}|[-−–]\\d{1,3})|[eE][-−+]?\\d{1,3}(?![\\p{L}\\d]))'
const printed = new RegExp(`(?:${digits})${power}?`, 'uy')

/**
 * The number that begins at `at`, sign apart; null when none does. At most some 60 characters are read.
 */
export function numberAt(text: string, at: number): PrintedNumber | null {
  printed.lastIndex = at
  const match = printed.exec(text)
  if (!match) return null
  const value = printedValue(match[0])
  return Number.isFinite(value) ? { start: at, end: at + match[0].length, value } : null
}

/** Value of a printed number without its sign. */
function printedValue(words: string): number {
  if (/^[\d.]+$/.test(words)) return Number(words)
  const plain = [...words]
    .map((unit) => {
      const digit = raisedDigits.indexOf(unit)
      return digit >= 0 ? String(digit) : unit
    })
    .join('')
    .replace(/[−–⁻]/g, '-')
    .replace('⁺', '+')
    .replaceAll(',', '')
    .replace('·', '.')
    .replace(/[\s{}()]/g, '')
  const match = /^([\d.]+)(?:[×x*⋅]10\^?([-+]?\d+)|[eE]([-+]?\d+))?$/.exec(plain)
  if (!match) return Number.NaN
  const exponent = match[2] ?? match[3]
  return Number(exponent === undefined ? match[1] : `${match[1]}e${exponent}`)
}

const bareTen =
  /(?<![\p{L}\d.,^_]|[×x*⋅]\s?)10(?:\^\s?[{(]?\s?[-−–⁻+]?\s?\d{1,2}[)}]?|[⁻⁺]?[⁰¹²³⁴-⁹]{1,2})/gu

/** The powers of ten of a text that no number is multiplied with: "10⁻⁵", "10^{-5}". */
export const powersOfTen = (text: string): PrintedNumber[] =>
  [...text.matchAll(bareTen)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    value: printedValue(`1×${words}`),
  }))

/** True where a minus is a sign and not a range or a compound: "−5", "(-5", "= −5"; not "3-5", "x-5". */
export function isSign(text: string, at: number): boolean {
  if (!/[-−–]/.test(text[at] ?? '') || !/[\d.]/.test(text[at + 1] ?? '')) return false
  return at === 0 || /[\s([{=<>≤≥~≈±,/]/.test(text[at - 1] as string)
}

/** All numbers of a text with their signs, in order; digits inside names ("p53") are none. */
export function parseNumbers(text: string): PrintedNumber[] {
  const found: PrintedNumber[] = []
  for (let at = 0; at < text.length; at++) {
    const unit = text[at] as string
    const signed = isSign(text, at)
    if (!signed && !/[\d.]/.test(unit)) continue
    if (!signed && at > 0 && /[\p{L}\d_]/u.test(text[at - 1] as string)) continue
    const number = numberAt(text, signed ? at + 1 : at)
    if (!number) continue
    found.push({ start: at, end: number.end, value: signed ? -number.value : number.value })
    at = number.end - 1
  }
  return found
}

const grouped =
  /(?<![\p{L}\d.,]|\d[ \u00a0\u2009\u202f])\d{1,3}(?:[\u00a0\u2009\u202f]\d{3})+(?![\d.,]?\d)|(?<![\p{L}\d.,]|\d[ \u00a0\u2009\u202f]|\b(?:Table|Figure|Fig\.|Section) )[1-9]\d{0,2}(?: \d{3})+(?=\s+(?:of |\p{Ll}{3}|\())/gu

/** A text with the digits of a number that spaces group in one piece: "89 657 tumours" as "89657 tumours"; figures in a row stay apart. */
export const joinGroups = (text: string): string =>
  text.replace(grouped, (number) => number.replace(/\D/g, ''))

/** So far from a place a number that spaces group may begin and end. */
const groupReach = 24

/** Whether a place lies inside a number that spaces group: before "657" in "89 657 tumours". */
export function isInGroup(text: string, at: number): boolean {
  if (!/^[\d\s]{2}$/.test(text.slice(Math.max(0, at - 1), at + 1))) return false
  const from = Math.max(0, at - groupReach)
  return [...text.slice(from, at + groupReach).matchAll(grouped)].some(
    ({ index, 0: number }) => from + index < at && at < from + index + number.length,
  )
}

/** The words for 0 to 20: a word's index is its value. */
export const smallNumbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const spelled = new Map<string, number>([
  ...smallNumbers.map((word, value) => [word, value] as const),
  ...['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map(
    (word, i) => [word, 30 + 10 * i] as const,
  ),
  ...(
    [
      ['hundred', 100],
      ['thousand', 1e3],
      ['million', 1e6],
      ['billion', 1e9],
      ['half', 0.5],
      ['third', 1 / 3],
      ['quarter', 0.25],
      ['double', 2],
      ['twice', 2],
      ['triple', 3],
      ['dozen', 12],
    ] as const
  ).map(([word, value]) => [word, value] as const),
])

/** Value of a spelled-out number word; null for other words. */
export function spelledNumber(word: string): number | null {
  return spelled.get(word) ?? null
}

const upToTwenty = smallNumbers.slice(1).join('|')
const spelledHundreds = new RegExp(
  `(?<![\\p{L}-])(an?|${upToTwenty}) hundred(?:(?: and)? (${upToTwenty}|thousand|million|\\d{1,2})(?![\\p{L}\\d]))?`,
  'giu',
)

/** The hundreds of a text that are in words, its tens being in figures: "nine hundred", "a hundred and 16", "two hundred thousand". */
export const hundredsIn = (text: string): number[] =>
  [...text.matchAll(spelledHundreds)].map(([, times = '', more = '0']) => {
    const [hundreds, rest] = [times, more].map((word) =>
      /^an?$/i.test(word) ? 1 : (spelledNumber(word.toLowerCase()) ?? Number(word)),
    ) as [number, number]
    return rest < 100 ? 100 * hundreds + rest : 100 * hundreds * rest
  })

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const spelledTens = new RegExp(
  `(?<![\\p{L}-])(${tens.join('|')})(?:[-\u2010\u2011 ](${smallNumbers.slice(1, 10).join('|')}))?(?![\\p{L}-])`,
  'giu',
)
/** A number of two digits spelled with a hyphen, and no part of a longer one: "thirty-one", not "two hundred and thirty-one". */
export const compoundTens = new RegExp(
  `(?<![\\p{L}\\d.-]|\\b(?:hundred|thousand|million|point|minus)(?: and)?[ -])(?:${tens.join('|')})[-\u2010\u2011](?:${smallNumbers.slice(1, 10).join('|')})(?!\\p{L}|[ -](?:hundred|thousand|million|billion|point|and an? )\\b)`,
  'giu',
)
/** A text with the tens that it spells in figures: "Twenty-five children" as "25 children". */
export const tensInFigures = (text: string): string =>
  text.replace(spelledTens, (_, ten: string, one?: string) =>
    String(
      20 +
        10 * tens.indexOf(ten.toLowerCase()) +
        (one ? smallNumbers.indexOf(one.toLowerCase()) : 0),
    ),
  )
