import { compoundTens, smallNumbers, tensInFigures } from '../../text/numbers.ts'
import type { Span } from '../../text/span.ts'

/** A number in one of its notations: "88 657", "10⁻⁵", "4.5M", "two-thirds", "thirty-one". */
export interface Quantity extends Span {
  /** What two prints of one number share: its digits and the power of ten behind them, or a fraction as it is told. */
  readonly key: string
}

/** What a paper prints elsewhere that tells how its numbers are read. */
export interface FigureHabits {
  /** It groups thousands with commas: digits that spaces part are numbers of their own. */
  readonly hasCommas: boolean
  /** It groups them with spaces, where that can be told. */
  readonly hasSpaces: boolean
  /** Raised numbers are marks of notes and references there: "10⁵" may be a ten with a mark. */
  readonly hasMarks: boolean
  /** It has solutions: "4.5M" is molar. */
  readonly hasSolutions: boolean
  /** It is of the cold, or prints millikelvins: "3K" is a temperature. */
  readonly hasKelvin: boolean
}

const spacedDigits = String.raw`[1-9]\d{0,2}(?: \d{3})+`
const goesOn = String.raw`(?=\s(?:\p{Ll}{2,}|\())`
/** With spaces, where a word leads to it and a word goes on: "with 1 000 replications", not "groups 1 000, 2 000". */
const parted = new RegExp(
  String.raw`(?<=[\p{L},(]\s?)(?<!\b(?:[Tt]ables?|[Ff]igures?|[Ss]ections?|[Gg]roups?|arms?|types?|[Gg]rades?|[Ss]tages?|[Pp]hases?|[Dd]ays?|[Ww]eeks?|[Nn]o|[Rr]efs?|and|or)\s|\d,\s)${spacedDigits}${goesOn}|(?<=\b[nN]\s?=\s?)${spacedDigits}(?=[),;])`,
  'gu',
)
/** That opens a sentence, where the mark of a note may stand, too. */
const opening = new RegExp(`^${spacedDigits}${goesOn}`, 'gu')

/** How a paper prints numbers, from its whole text. */
export const figureHabits = (text: string): FigureHabits => ({
  hasCommas: /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/.test(text),
  hasSpaces: (text.match(parted)?.length ?? 0) > 1,
  hasMarks: /(?:\p{Ll}{3}|[.,)])[⁰¹²³⁴-⁹]/u.test(text),
  hasSolutions: /\d\s?[mμµn]M(?![\p{L}\d])|\b(?:molar|pH)\b/u.test(text),
  hasKelvin: /\d\s?[mμµ]K(?![\p{L}\d])|\b(?:kelvin|cryo|helium|superconduct)/iu.test(text),
})

const free = String.raw`(?<![\p{L}\d_^],?|\.|\d[ \u00a0\u2007-\u2009\u202f])`
const plain = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`
const end = String.raw`(?![\p{L}\d⁰¹²³⁴-⁹]|[.,]\d)`
const power = new RegExp(
  String.raw`${free}(?:(?<mantissa>\d+(?:\.\d+)?)\s?[×x*⋅·]\s?)?10(?:\^\s?\{?\s?(?<exponent>[-−–]?\d{1,2})\}?|(?<raised>⁻?[⁰¹²³⁴-⁹]{1,2}))${end}`,
  'gu',
)
const exponential = new RegExp(
  String.raw`${free}(?<mantissa>\d+(?:\.\d+)?)[eE](?<exponent>[-−+]?\d{1,2})${end}`,
  'gu',
)
const scaled = new RegExp(
  String.raw`${free}(?<mantissa>${plain})(?:[\s-](?<word>thousand|million|billion)|(?<sign>[KkMB])(?=\s(?:\p{Ll}{3}|\p{Lu}{2,5}s\b)))(?![\p{L}\d])`,
  'gu',
)
const narrow = new RegExp(
  String.raw`${free}\d{1,3}(?:[\u00a0\u2007-\u2009\u202f]\d{3})+(?:\.\d+)?(?![ ,.]?\d|[\p{L}])`,
  'gu',
)
/** With spaces in a claim, which is held against a paper's number of that value. */
const spaced = new RegExp(`${free}${spacedDigits}${end}(?! \\d)`, 'gu')
const whole = new RegExp(`${free}(?:${plain})${end}`, 'gu')
/** "3.5x", "3.5 times", and no product: "3 x 4". */
const multiple = new RegExp(
  String.raw`${free}(?<factor>${plain})(?:[x×](?!\p{L}|\s?[\d({[+*/^=−–-]|\s\p{L}(?!\p{L}))|\stimes(?!\p{L}))`,
  'gu',
)
/** "a seven-month trial" */
const measured = new RegExp(
  String.raw`(?<![\p{L}\d-]|\b(?:hundred|thousand|million|point|minus)(?: and)?[ -])(?:${smallNumbers.slice(2).join('|')})(?=-\p{L})`,
  'giu',
)
const parts = 'half,third,quarter,fifth,,,eighth,,tenth'.split(',')
const numerators = ['', 'one', 'two', 'three', 'four', 'five']
const partsTold =
  /(?<![\p{L}\d/.,-])(?:(?<over>\d)\/(?<under>[2-9]|10)|(?:(?<count>an?|one|two|three|four|five)[\s-])(?<part>halves|half|thirds?|quarters?|fourths?|fifths?|eighths?|tenths?))(?=\sof\b)/giu
const percentOf = /(?<![\p{L}\d.,–−-])(?<percent>\d{2})(?:\.0+)?\s?(?:%|per\s?cent)(?=\sof\b)/gu
const powers: Readonly<Record<string, number>> = {
  thousand: 3,
  k: 3,
  million: 6,
  M: 6,
  billion: 9,
  B: 9,
}

/**
 * The numbers of some words in notations whose value is exact, in no order and each once.
 * @param paper what the words' paper prints elsewhere; null for a claim, whose percentages are no fractions: they say more.
 */
export function quantitiesIn(words: string, paper: FigureHabits | null): Quantity[] {
  const found: Quantity[] = []
  const taken = new Uint8Array(words.length)
  const add = (pattern: RegExp, keyOf: (match: RegExpExecArray) => string | null) => {
    for (const match of words.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length }
      const key = taken[span.start] || taken[span.end - 1] ? null : keyOf(match)
      if (key === null) continue
      found.push({ ...span, key })
      taken.fill(1, span.start, span.end)
    }
  }
  if (words.includes('10'))
    add(power, ({ groups }) => {
      const { mantissa, exponent, raised } = groups ?? {}
      const by = exponent ?? raised?.normalize('NFKC') ?? ''
      const value = Number(by.replace(/[−–]/, '-'))
      // A small one may be the mark of a note.
      const mayBeMark = mantissa === undefined && value > 0 && (value < 3 || paper?.hasMarks)
      return mayBeMark ? null : decimalKey(mantissa ?? '1', value)
    })
  add(exponential, ({ groups }) =>
    decimalKey(groups?.mantissa ?? '', Number((groups?.exponent ?? '').replace('−', '-'))),
  )
  add(scaled, ({ groups }) => {
    const { mantissa = '', word, sign } = groups ?? {}
    if (sign !== undefined && !isScale(sign, mantissa, paper)) return null
    return decimalKey(mantissa, powers[word ?? sign?.replace('K', 'k') ?? ''] ?? 0)
  })
  const hasOf = /\sof\b/i.test(words)
  if (hasOf)
    add(partsTold, ({ groups }) => {
      const { over, under, count = '', part = '' } = groups ?? {}
      if (over !== undefined) return Number(over) < Number(under) ? `${over}/${under}` : null
      const name = part
        .toLowerCase()
        .replace('halves', 'half')
        .replace(/s$/, '')
        .replace('fourth', 'quarter')
      const counted = Math.max(1, numerators.indexOf(count.toLowerCase()))
      return `${counted}/${parts.indexOf(name) + 2}`
    })
  if (paper && hasOf)
    add(percentOf, ({ groups }) => fractionOfPercent[groups?.percent ?? ''] ?? null)
  add(narrow, ([printed]) => decimalKey(printed.replace(/[^\d.]/g, ''), 0))
  const joined = ([printed]: RegExpExecArray) => decimalKey(printed.replaceAll(' ', ''), 0)
  if (!paper) add(spaced, joined)
  else if (!paper.hasCommas) {
    add(parted, joined)
    if (paper.hasSpaces) add(opening, joined)
  }
  add(multiple, ({ groups }) => `times ${decimalKey(groups?.factor ?? '', 0)}`)
  add(whole, ([printed]) => decimalKey(printed, 0))
  if (!/[-‐‑]/.test(words)) return found
  add(compoundTens, ([spelled]) => decimalKey(tensInFigures(spelled), 0))
  add(measured, ([spelled]) => decimalKey(String(smallNumbers.indexOf(spelled.toLowerCase())), 0))
  return found
}

/** The percentages that are told as a fraction in words. */
const fractionOfPercent: Readonly<Record<string, string>> = {
  '10': '1/10',
  '20': '1/5',
  '25': '1/4',
  '40': '2/5',
  '50': '1/2',
  '60': '3/5',
  '75': '3/4',
  '80': '4/5',
}

/** Whether a letter behind a number stands for thousands, millions or billions; 2, 4, 8K and on may be powers of two. */
function isScale(sign: string, mantissa: string, paper: FigureHabits | null): boolean {
  const value = Number(mantissa.replaceAll(',', ''))
  if (sign === 'M') return !paper?.hasSolutions
  return (
    sign === 'B' || (!(sign === 'K' && paper?.hasKelvin) && !Number.isInteger(Math.log2(value)))
  )
}

/** Digits without noughts at their ends, and the power of ten behind them: "45e5" for "4.5 million" and "4,500,000". */
function decimalKey(printed: string, by: number): string {
  const [before = '', after = ''] = printed.replaceAll(',', '').split('.')
  const digits = `${before}${after}`.replace(/^0+/, '')
  const bare = digits.replace(/0+$/, '')
  return bare === '' ? '0' : `${bare}e${by - after.length + digits.length - bare.length}`
}
