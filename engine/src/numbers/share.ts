import { type Fraction, fractionOf } from '../evidence/arithmetic.ts'
import type { Span } from '../text/span.ts'
import type { Read } from './read-test.ts'
import { decimalsOf, type NumberStatement, numberOf } from './statement.ts'

/** A count, the count that it is a part of, and the percentage printed for it. */
export interface PrintedShare {
  readonly part: Read
  readonly all: Read
  readonly printed: Read
  /** The words that print the three. */
  readonly spans: readonly Span[]
}

/**
 * Whether a percentage is the quotient of its counts to the decimals printed: it may differ by less than `units` of
 * the last decimal (1: rounded, rounded up, or cut off). Null for what is no part and its whole.
 */
export function shareStatement(
  { part, all, printed, spans }: PrintedShare,
  units = 1,
): NumberStatement | null {
  const decimals = decimalsOf(printed.words)
  const [over, under, shown] = [part, all, printed].map(({ words }) =>
    fractionOf(words.replace('·', '.')),
  )
  if (!over || !under || !shown || under.over < 2n || over.over < 0n) return null
  const exact = { over: 100n * over.over, under: under.over }
  // A count that is more than its whole is a ratio, or printed the other way round: unless nothing else is likely.
  const turned = { over: 100n * under.over, under: over.over }
  const isMore = over.over > under.over
  if (isMore && (Number(printed.words) > 100 || over.over > 9n * under.over)) return null
  if (isMore && isNear(turned, shown, decimals, units)) return null
  const quotient = Number(over.over) / Number(under.over)
  const value = quotient.toFixed(decimals + 2)
  return {
    kind: 'percentage',
    agrees: isNear(exact, shown, decimals, units),
    spans,
    printed: printed.span,
    finding: `${part.words} of ${all.words} is ${(100 * quotient).toFixed(Math.max(1, decimals))}%, and the paper prints ${printed.words}%`,
    computation: {
      expression: `${part.words} / ${all.words} ${Number(value) === quotient ? '=' : '≈'} ${value}`,
      operands: [part, all].map(({ words, span }) => ({
        value: numberOf(words),
        span,
      })),
      result: Number(value),
    },
  }
}

/** True when the two differ by less than so many units of the last decimal. */
function isNear(exact: Fraction, shown: Fraction, decimals: number, units: number): boolean {
  const difference = exact.over * shown.under - shown.over * exact.under
  const size = difference < 0n ? -difference : difference
  return size * 10n ** BigInt(decimals) < BigInt(units) * exact.under * shown.under
}
