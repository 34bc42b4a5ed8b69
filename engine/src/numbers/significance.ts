import { type Span, slice } from '../text/span.ts'
import { pOfChiSquare, pOfF, pOfR, pOfT, pOfZ } from './distributions.ts'
import type { Habits } from './habits.ts'
import { type PrintedTest, printedTests, type TestName } from './read-test.ts'
import { decimalsOf, type NumberStatement, numberOf } from './statement.ts'

// Method: statcheck (Nuijten, Hartgerink, van Assen, Epskamp & Wicherts 2016, Behavior Research Methods 48,
// 1205–1226): the p of the printed statistic and its degrees of freedom, for all values that the statistic may
// have had before it was rounded, is held against the printed p.

/**
 * Tests of significance with their p in stretches of a text: t, F, χ² and r with degrees of freedom, and z.
 * Left out is a p that does not agree where the paper's habits may explain it.
 */
export function significanceTests(
  text: string,
  stretches: readonly Span[],
  habits: Habits,
): NumberStatement[] {
  const tests = stretches.flatMap((within) =>
    printedTests(text, within).flatMap((printed) => recomputed(printed) ?? []),
  )
  const exact = slackOf(tests, habits)
  return tests.flatMap((test) => statementOf(text, test, habits, exact) ?? [])
}

/** The p of a statistic; two-tailed where there are two tails. */
function pOf(test: TestName, value: number, [df = 1, under = 1]: readonly number[]): number {
  switch (test) {
    case 't':
      return pOfT(value, df)
    case 'F':
      return pOfF(value, df, under)
    case 'χ²':
      return pOfChiSquare(value, df)
    case 'r':
      return pOfR(value, df)
    case 'z':
      return pOfZ(value)
  }
}

interface Range {
  readonly low: number
  readonly high: number
}

/** A test, and the p of its statistic, for all values that it may have had. */
interface Recomputed extends PrintedTest {
  readonly df: readonly number[]
  readonly value: number
  readonly isSigned: boolean
  readonly range: Range
}

function recomputed(printed: PrintedTest): Recomputed | null {
  const { test, freedoms, statistic } = printed
  const df = freedoms.map(({ words }) => numberOf(words))
  const value = numberOf(statistic.words)
  const isSigned = test === 't' || test === 'r' || test === 'z'
  if (df.some((one) => one < 1) || (!isSigned && value < 0)) return null
  // "r(2)" is r², set lower.
  if (test === 'r' && (Math.abs(value) >= 1 || df[0] === 2)) return null
  const half = 0.5 * 10 ** -decimalsOf(statistic.words)
  const size = Math.abs(value)
  const range: Range = {
    low: pOf(test, test === 'r' ? Math.min(size + half, 1) : size + half, df),
    high: pOf(test, Math.max(0, size - half), df),
  }
  return { ...printed, df, value, isSigned, range }
}

const meets = (one: Range, other: Range) => one.low <= other.high && one.high >= other.low

/** Null where p does not agree, and the paper's habits may explain it. */
function agreement(read: Recomputed, habits: Habits, slack: number): boolean | null {
  const { test, df, isSigned, range, sign, p } = read
  const halved = { low: range.low / 2, high: range.high / 2 }
  const shown = shownRange(sign, p.words, slack)
  // A test with one degree of freedom above has two sides, and a p printed to the digit tells which was meant.
  const mayBeHalved = () => (sign === '=' && (isSigned || df[0] === 1)) || habits('one-tailed')
  if (meets(range, shown) || (meets(halved, shown) && mayBeHalved())) return true
  const isExplained =
    !isFarAbove(sign, p.words) &&
    ((mayBeCorrected(test, df, habits) && isWithin(shown, range, 1, mostComparisons)) ||
      (test === 'z' && habits('counted') && isWithin(shown, range, 1 / rankFactor, rankFactor)) ||
      (test === 'χ²' && habits('counted') && isWithin(shown, range, 1 / countFactor, countFactor)))
  return isExplained ? null : false
}

/** In a paper of so many tests whose p is that of the statistic to the rounding, with one exception, all are. */
const fewestExact = 8
const mostInexact = 1

/** How far an exact p may be from the computed one: less where the paper's others are not off at all. */
function slackOf(tests: readonly Recomputed[], habits: Habits): number {
  const exact = tests.filter(({ sign }) => sign === '=')
  const isSound = ({ sign, p, range }: Recomputed) => meets(range, shownRange(sign, p.words, 0))
  const sound = exact.filter(isSound).length
  const inexact = exact.filter(
    (test) => !isSound(test) && agreement(test, habits, slack.exact) !== false,
  ).length
  return sound >= fewestExact && inexact <= mostInexact ? slack.sound : slack.exact
}

function statementOf(
  text: string,
  read: Recomputed,
  habits: Habits,
  exact: number,
): NumberStatement | null {
  const { test, df, value, isSigned, freedoms, statistic, p } = read
  const agrees = agreement(read, habits, exact)
  if (agrees === null) return null
  const computed = pOf(test, value, df)
  const [said, saidP] = read.spans.map((span) => slice(text, span).replaceAll(/\s+/g, ' '))
  const result = Number(computed.toPrecision(2))
  const tails = isSigned ? ' (two-tailed)' : ''
  return {
    kind: 'test',
    agrees,
    spans: read.spans,
    printed: p.span,
    finding: `${said} has p ${worded(computed)}${tails}, and the paper prints ${saidP}`,
    computation: {
      expression: `${said} → p ${worded(computed)}${tails}`,
      operands: [...freedoms, statistic].map(({ words, span }) => ({
        value: numberOf(words),
        span,
      })),
      result,
    },
  }
}

const worded = (p: number) => (p < 0.0001 ? '< 0.0001' : `= ${p.toFixed(p < 0.001 ? 5 : 4)}`)

/** A p corrected for many comparisons is at most so many times as large in most papers. */
const mostComparisons = 20
/** The p of a test of ranks in a small sample, counted and not computed, is seldom farther away. */
const rankFactor = 4
/** So is the p of counted tables.  */
const countFactor = 2

/** True when what is shown may be a value of the range, times something from `least` to `most`. */
const isWithin = (shown: Range, { low, high }: Range, least: number, most: number) =>
  shown.high >= low * least && shown.low <= high * most

/** For sphericity only a numerator of two and more degrees of freedom is corrected, and a corrected one shows it. */
const mayBeCorrected = (test: TestName, [df = 1]: readonly number[], habits: Habits) =>
  test === 'F' ? habits('for-sphericity') && df > 1 && Number.isInteger(df) : habits('corrected')

/** "p > .001" is no way to print a p that was corrected or counted. */
const isFarAbove = (sign: string, words: string) =>
  (sign === '>' || sign === '≥') && numberOf(words) <= 0.01

/** Smaller differences come from rounded degrees of freedom, tables of critical values and their like. */
const slack = { exact: 0.04, sound: 0.005, bound: 0.1 }
const level = 0.05

/** What p may be for what is printed. What is said to lie below the usual level must lie there. */
function shownRange(sign: string, words: string, exact: number): Range {
  const p = numberOf(words)
  const unit = 10 ** -decimalsOf(words)
  const room = p === level ? 0 : slack.bound * p
  switch (sign) {
    case '=':
      return { low: p - unit - exact * p, high: p + unit + exact * p }
    case '<':
    case '≤':
      return { low: 0, high: p + room }
    default:
      return { low: p - room, high: 1 }
  }
}
