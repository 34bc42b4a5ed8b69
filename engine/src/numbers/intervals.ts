import { type Span, slice } from '../text/span.ts'
import { pOfZ } from './distributions.ts'
import type { Habits } from './habits.ts'
import { decimalsOf, type NumberStatement, type Place, placeAt } from './statement.ts'

const digits = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:[.·]\d{1,4})?|[.·]\d{1,4}`
const signed = `[-−–‐]?(?:${digits})`
// No digit, sign, range or decimal comes before what is read as a number of its own.
const free = String.raw`(?<![\p{L}\d][.,·/:–—-]?|(?:\+\/[-−–]|[±~≈<>≤≥])\s?|\d\.?\s|\d[-–−‐]|\d\s?(?:[-–−‐]|to)\s)`
const unit = String.raw`(?<unit>\s?%|\s(?:kg|g|mg|mm|cm|mmHg|mmol\/L|points?|months|years|days|weeks|hours))?`
const counts = String.raw`(?:\s?[([]\s?\d{1,6}(?:\s?\/\s?|\s(?:out\s)?of\s)\d{1,6}\s?[,;])?`
const named = String.raw`(?:CIs?|C\.I\.|[Cc]onfidence\s(?:[Ii]ntervals?|[Ll]imits?))`
const percent = String.raw`\s?(?:%|percent|per\scent)`
const level = String.raw`(?:(?<level>9[059]|99\.9)${percent}\s?${named}(?:\s?[([]CI[)\]])?|${named}\s?95${percent})`
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

/** What an estimate is said to be, which tells the value of no effect. */
const ratio =
  /\b(?:a?OR|a?RR|a?HR|IRR|(?:odds|hazards?|risk|rate) ratios?|relative risks?)\b[^.\d]{0,25}$/i
const difference = /\b(?:differences?|S?MD|WMD|β|beta|coefficient)\b[^.\d]{0,25}$/i

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
  readonly p: (Place & { readonly sign: string; readonly start: number }) | null
}

/**
 * Estimates with their confidence intervals in a stretch of a text: the estimate lies in its interval, and the p
 * behind a ratio or difference is not on the other side of .05 than the interval.
 */
export function intervals(text: string, within: Span, habits: Habits): NumberStatement[] {
  return intervalsIn(text, within).flatMap((read) => {
    const lies = estimateIn(read)
    const p = lies?.agrees ? significanceOf(text, read, habits) : null
    return [lies, p].filter((one) => one !== null)
  })
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
    isMixed: /%/.test(groups.unit ?? '') && !groups.lowUnit && !groups.highUnit,
    p: groups.p
      ? { ...place('p'), sign: groups.sign ?? '=', start: place('pName').span.start }
      : null,
  }
}

/** Keeps numbers that are just one unit of their last decimal apart from being one number, rounded. */
const tiny = 1e-9

/**
 * That an estimate lies in its interval. Where it would with its sign turned ("fell by 3.2 (−5.1 to −1.3)"), or as
 * a percentage of shares or ratios ("38.7% (0.21 to 0.57)"), the two are only printed in other ways: null.
 */
function estimateIn({ estimate, low, high, room, ends, span, isMixed, before }: Interval) {
  const holds = (value: number) =>
    value - low.value > tiny - room && high.value - value > tiny - room
  const agrees = holds(estimate.value)
  const share = estimate.value / 100
  const others = isMixed ? [share, -share, 1 - share, 1 + share] : []
  // No words turn the sign of a number that is printed with one, beside an end that is, too, and one that is not.
  const isSigned = estimate.value < 0 && low.value < 0 && high.value > 0
  if (!isSigned) others.push(-estimate.value)
  if (!agrees && others.some(holds)) return null
  // "2.3 per 100", "in model 2": a whole number beside an interval with decimals is hardly what it is about.
  const isCoarse = decimalsOf(estimate.words) === 0 && decimalsOf(low.words) > 0
  if (!agrees && isCoarse && !ratio.test(before) && !difference.test(before)) return null
  const isAbove = estimate.value > high.value
  const isBelow = estimate.value < low.value
  const nearest = isAbove ? high : low
  const expression =
    isAbove || isBelow
      ? `${estimate.words} ${isAbove ? '>' : '<'} ${nearest.words}`
      : `${low.words} ≤ ${estimate.words} ≤ ${high.words}`
  return {
    kind: 'interval',
    agrees,
    spans: [span],
    printed: estimate.span,
    finding: `${estimate.words} lies outside the confidence interval beside it, ${ends}`,
    computation: {
      expression,
      operands: [estimate, low, high].map(({ value, span }) => ({ value, span })),
      result: nearest.value,
    },
  } satisfies NumberStatement
}

/** A p corrected for many comparisons is at most so many times as large in most papers. */
const mostComparisons = 20
/** A p on the other side of .05 that is also so many times smaller or larger than the interval has it. */
const mostTimes = 3
/** "p > .001" is no way to print a p that was corrected. */
const leastCorrected = 0.01

/**
 * That the p of a ratio or difference is on the same side of .05 as its 95% interval. Method: Altman & Bland 2011,
 * "How to obtain the P value from a confidence interval", BMJ 343, d2304. Null where no p can be read, and where a
 * correction for many comparisons may have made p larger.
 */
function significanceOf(
  text: string,
  { estimate, low, high, room, level, before, span, ends, p }: Interval,
  { isCorrected }: Habits,
): NumberStatement | null {
  const isRatio = ratio.test(before)
  if (!p || level !== '95' || (!isRatio && !difference.test(before))) return null
  if (isRatio && low.value <= 0) return null
  const none = isRatio ? 1 : 0
  const scale = isRatio ? Math.log : (value: number) => value
  const spread = (scale(high.value) - scale(low.value)) / (2 * 1.96)
  if (spread <= 0 || (isRatio && estimate.value <= 0)) return null
  const computed = pOfZ((scale(estimate.value) - scale(none)) / spread)
  const isOutside = low.value > none + room || high.value < none - room
  const isInside = low.value < none - room && high.value > none + room
  if (!isOutside && !isInside) return null
  const isAtMost = p.sign === '<' || p.sign === '≤'
  const isAtLeast = p.sign === '>' || p.sign === '≥'
  // "p > 0.001" where it is below: the sign is turned, and no correction is printed so.
  const isTurned = isOutside && isAtLeast && p.value <= leastCorrected
  const half = room / 2
  const least = scale(estimate.value + (estimate.value > none ? -half : half)) - scale(none)
  const widest = (scale(high.value + half) - scale(low.value - half)) / (2 * 1.96)
  const mostComputed = pOfZ(least / widest)
  const isContrary = isInside
    ? !isAtLeast && p.value <= 0.05 && computed > mostTimes * p.value
    : isTurned
      ? p.value > mostComputed
      : !isAtMost && p.value >= 0.05 && p.value > mostTimes * computed
  const mayBeCorrected = isCorrected && !isTurned && p.value <= mostComparisons * computed
  if (isContrary && isOutside && mayBeCorrected) return null
  const said = slice(text, { start: p.start, end: p.span.end }).replaceAll(/\s+/g, ' ')
  const nullValue = `${none}, ${isRatio ? 'a ratio' : 'a difference'} of no effect`
  const holding = `the 95% confidence interval ${ends} ${isInside ? 'holds' : 'does not hold'} ${nullValue}`
  const worded = computed < 0.001 ? '< 0.001' : computed.toFixed(3)
  return {
    kind: 'interval-p',
    agrees: !isContrary,
    spans: [span, { start: p.start, end: p.span.end }],
    printed: p.span,
    finding: `${isTurned ? `${estimate.words} with the 95% confidence interval ${ends} has p below ${p.words}` : holding}, and the paper prints ${said}`,
    computation: {
      expression: `${estimate.words} (${ends}) → p ≈ ${worded}`,
      operands: [estimate, low, high].map(({ value, span }) => ({ value, span })),
      result: Number(computed.toPrecision(2)),
    },
  }
}
