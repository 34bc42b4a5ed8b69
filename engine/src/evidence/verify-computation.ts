import type { PaperDocument } from '../document/paper-document.ts'
import { parseNumbers } from '../text/numbers.ts'
import { slice } from '../text/span.ts'
import { equal, evaluate, type Fraction, fractionOf, roundsTo } from './arithmetic.ts'
import { type Computation, checkerVersion, type Problem, type Verdict } from './claim.ts'

/**
 * Checks a shown computation: every operand is printed at its span, the expression uses exactly the
 * operands, and its arithmetic, done again in exact fractions, gives the result (rounded to the decimals
 * shown when it divides). The only way to `supported` that needs no model.
 * @throws RangeError when an operand's span lies outside the text.
 */
export function verifyComputation(document: PaperDocument, computation: Computation): Verdict {
  const spans = computation.operands.map((operand) => operand.span)
  const holds = operandsHold(document, computation) && expressionHolds(computation)
  const problems: Problem[] = holds ? [] : ['number-mismatch']
  return {
    kind: holds ? 'supported' : 'unverified',
    score: holds ? 1 : 0,
    spans,
    problems,
    checker: checkerVersion,
  }
}

/** Each operand's span prints its value; of "84.2 ± 0.3" the first number counts. */
function operandsHold(document: PaperDocument, { operands }: Computation): boolean {
  return (
    operands.length > 0 &&
    operands.every(({ value, span }) => {
      const [first] = parseNumbers(slice(document.text, span))
      return first !== undefined && first.value === value
    })
  )
}

function expressionHolds({ expression, operands, result }: Computation): boolean {
  const sides = expression.split(/[=≈]/)
  const [left = '', right = ''] = sides
  if (sides.length !== 2) return false
  const computed = evaluate(left)
  const shown = evaluate(right.replace(/%\s*$/, ''))
  if (!computed || !shown || shown.numbers.length !== 1) return false
  const decimals = /\.(\d+)/.exec(shown.numbers[0] ?? '')?.[1]?.length ?? 0
  const given = fractionOf(String(result))
  return (
    usesExactly(
      computed.numbers,
      operands.map(({ value }) => value),
    ) &&
    given !== null &&
    agrees(computed.value, shown.value, computed.divided, decimals) &&
    (equal(given, shown.value) || agrees(computed.value, given, computed.divided, decimals))
  )
}

function agrees(exact: Fraction, shown: Fraction, rounded: boolean, decimals: number): boolean {
  return rounded ? roundsTo(exact, shown, decimals) : equal(exact, shown)
}

/** The numbers of the expression are the operands, each as often. */
function usesExactly(printed: readonly string[], values: readonly number[]): boolean {
  const used = printed.map((number) => Number(number.replaceAll(',', ''))).sort((a, b) => a - b)
  const given = values.toSorted((a, b) => a - b)
  return used.length === given.length && used.every((value, i) => value === given[i])
}
