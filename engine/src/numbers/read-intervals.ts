import { type Span, slice } from '../text/span.ts'
import { decimalsOf, type Place, placeAt } from './statement.ts'

// How a paper prints an estimate with its confidence interval.

const digits = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:[.·]\d{1,4})?|[.·]\d{1,4}`
const signed = `[-−–‐]?(?:${digits})`
// No digit, sign, range or decimal comes before what is read as a number of its own.
const free = String.raw`(?<![\p{L}\d][.,·/:–—-]?|(?:\+\/[-−–]|[±~≈<>≤≥])\s?|\d\.?\s|\d[-–−‐]|\d\s?(?:[-–−‐]|to)\s)`
const unit = String.raw`(?<unit>\s?%|\s(?:kg|g|mg|mm|cm|mmHg|mmol\/L|points?|months|years|days|weeks|hours))?`
const counts = String.raw`(?:\s?[([]\s?\d{1,6}(?:\s?\/\s?|\s(?:out\s)?of\s)\d{1,6}\s?[,;])?`
const named = String.raw`(?:CIs?|C\.I\.|[Cc]onfidence\s(?:[Ii]ntervals?|[Ll]imits?))`
const percent = String.raw`\s?(?:%|percent|per\scent)`
const level = String.raw`(?:(?<level>9[059]|99\.9)${percent}\s?${named}(?:\s?[([]?CI[)\]]?)?|${named}\s?95${percent})`
const between = String.raw`\s?(?<lowUnit>%)?(?:\s?[-–−‐—]\s?|\sto\s|\sand\s|\s?[,;]\s)`

/** "1.45 (95% CI 1.10–1.92)", "30% (12 of 40; 95% CI, 17 to 47)", "β = −0.2, 95% CI [−0.3, −0.1]". */
const estimateWithInterval = new RegExp(
  String.raw`${free}(?<estimate>${signed})${unit}(?:${counts}|\s?[,;:]?\s?[([]?)\s?${level}\s?[:=,;]?\s?(?:of\s|from\s|was\s)?[([]?\s?(?<low>${signed})${between}(?<high>${signed})(?<highUnit>\s?%)?(?![\d\p{L}]|[.,·/]\d)(?:\s?[)\]]?\s?[,;]?\s?[([]?\s?(?<pName>[pP](?:[-\s]?values?)?\s?)(?<sign>[=<>≤≥])\s?(?<p>0?[.·]\d{1,6})(?!\d|\s?[×*]|\s?[xeE]\s?[-−–(]?\d|\sfor\b))?`,
  'dgu',
)
/** What is printed so is no estimate, or one of two that an interval is about the difference of. */
const otherNumber =
  /(?:(?<![\p{L}])(?:[pPnNtFzZqdfk]|[Pp][-\s]?values?|SE|SEM|SD|per|df|χ2|χ²|RMSEA|(?<=\d\s(?:out\s)?)of|vs\.?|versus|from|between|than|at|after|over|within|in|for|weeks?|months?|years?|days?)\s?[=:]?\s?[([]?\s?)$/u
const reach = 60

/** An estimate, its interval from the lower end, and the p behind it, when there is one. */
export interface Interval {
  readonly estimate: Place
  readonly low: Place
  readonly high: Place
  /** One unit of the coarsest decimal: rounded, rounded up, or cut off. */
  readonly room: number
  /** "1.10–1.92", as the paper has it. */
  readonly ends: string
  readonly span: Span
  readonly level: string
  /** The words that lead to the estimate. */
  readonly before: string
  readonly isMixed: boolean
  /** From its higher end to its lower, both above zero. */
  readonly isUpsideDown: boolean
  readonly p: (Place & { readonly sign: string; readonly start: number }) | null
}

/** The estimates with their intervals that a stretch of a text prints. */
export function intervalsIn(text: string, within: Span): Interval[] {
  const words = text.slice(within.start, within.end)
  if (!/CI|C\.I\.|onfidence/.test(words)) return []
  return [...words.matchAll(estimateWithInterval)].flatMap((match) => {
    const before = words.slice(Math.max(0, match.index - reach), match.index)
    return otherNumber.test(before) ? [] : [readInterval(text, match, within.start, before)]
  })
}

function readInterval(
  text: string,
  match: RegExpExecArray,
  offset: number,
  before: string,
): Interval {
  const place = (name: string) => placeAt(match, name, offset)
  const estimate = place('estimate')
  const [first, last] = [place('low'), place('high')]
  const { groups = {} } = match
  const end = groups.highUnit ? place('highUnit').span.end : last.span.end
  return {
    estimate,
    low: first.value <= last.value ? first : last,
    high: first.value <= last.value ? last : first,
    room: Math.max(...[estimate, first, last].map(({ words }) => 10 ** -decimalsOf(words))),
    ends: slice(text, { start: first.span.start, end }),
    span: { start: estimate.span.start, end },
    level: groups.level ?? '95',
    before,
    // "1.02 –0.02" has a minus before its second number, and in "50%– 10.1371" that is none of the interval.
    isUpsideDown:
      first.value > last.value &&
      last.value > 0 &&
      decimalsOf(first.words) === decimalsOf(last.words) &&
      !/\s[-–−‐—]$|^%?[-–−‐—]\s/.test(text.slice(first.span.end, last.span.start)),
    isMixed: /%/.test(groups.unit ?? '') && !groups.lowUnit && !groups.highUnit,
    p: groups.p
      ? { ...place('p'), sign: groups.sign ?? '=', start: place('pName').span.start }
      : null,
  }
}
