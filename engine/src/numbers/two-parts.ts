import type { NumberStatement, Place } from './statement.ts'

/** That two numbers are parts of a whole which they make, or do not make; it ends at a place of the text. */
export function twoParts(all: Place, one: Place, other: Place, end: number): NumberStatement {
  const sum = one.value + other.value
  return {
    kind: 'total',
    agrees: sum === all.value,
    spans: [{ start: all.span.start, end }],
    printed: all.span,
    finding: `${one.words} and ${other.words} are ${sum}, and the paper prints ${all.words}`,
    computation: {
      expression: `${one.words} + ${other.words} = ${sum}`,
      operands: [one, other].map(({ value, span }) => ({ value, span })),
      result: sum,
    },
  }
}
