import { slice } from '../text/span.ts'
import { pOfZ } from './distributions.ts'
import type { Habits } from './habits.ts'
import type { Interval } from './read-intervals.ts'
import { decimalsOf, type NumberStatement } from './statement.ts'

/** What an estimate is said to be, which tells the value of no effect. */
const ratio =
  /\b(?:a?OR|a?RR|a?HR|IRR|(?:odds|hazards?|risk|rate) ratios?|relative risks?)\b[^.\d]{0,25}$/i
const difference = /\b(?:differences?|S?MD|WMD|β|beta|coefficient)\b[^.\d]{0,25}$/i

/**
 * Estimates with their confidence intervals, as a text prints them: the estimate lies in its interval, which goes
 * from its lower end to its higher, and the p behind a ratio or difference is not on the other side of .05 than the
 * interval.
 */
export function intervals(
  text: string,
  printed: readonly Interval[],
  habits: Habits,
): NumberStatement[] {
  return printed.flatMap((read) => {
    const lies = estimateIn(read)
    const p = lies?.agrees ? significanceOf(text, read, habits) : null
    return [(lies?.agrees && upsideDown(read)) || lies, p].filter((one) => one !== null)
  })
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

/** Of what fell, the ends may stand as those below zero do: the larger fall first. */
const fell =
  /\b(?:decreas|reduc|lower|fell|fall|drop|declin|loss|lost|less|fewer|shorter|smaller|worse)\w*/i

/** That an interval with its estimate in it is printed from its higher end to its lower; null for any other. */
function upsideDown({ estimate, low, high, ends, span, isUpsideDown, before }: Interval) {
  if (!isUpsideDown || fell.test(before)) return null
  return {
    kind: 'interval',
    agrees: false,
    spans: [span],
    printed: span,
    finding: `the confidence interval beside ${estimate.words} is printed upside down, ${ends}`,
    computation: {
      expression: `${high.words} > ${low.words}`,
      operands: [high, low].map(({ value, span }) => ({ value, span })),
      result: low.value,
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
  habits: Habits,
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
  const mayBeCorrected = !isTurned && p.value <= mostComparisons * computed
  if (isContrary && isOutside && mayBeCorrected && habits('corrected')) return null
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
