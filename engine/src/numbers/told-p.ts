import type { Interval } from './read-intervals.ts'
import { decimalsOf, type NumberStatement } from './statement.ts'

type WithP = Interval & { readonly p: NonNullable<Interval['p']> }

/** So many digits of an estimate and its two ends together are hardly printed twice by chance. */
const fewestDigits = 7
const digitsOf = (words: string) => words.replace(/^\D*0*[.·]?0*|\D/g, '').length
const isTelling = ({ estimate, low, high }: Interval) =>
  [estimate, low, high].reduce((sum, { words }) => sum + digitsOf(words), 0) >= fewestDigits

/** Values that a printed p may stand for, rounded or cut off; both ends among them. */
function rangeOf({ value, words, sign }: WithP['p']): readonly [number, number] {
  const unit = 10 ** -decimalsOf(words)
  const [least, most] = [value - unit / 2, value + unit]
  if (sign === '=') return [least, most]
  return /[<≤]/.test(sign) ? [0, most] : [least, 1]
}

/** Whether two p may be one, however each was rounded or cut off. */
function mayBeOne(one: WithP['p'], other: WithP['p']): boolean {
  const [a, b] = [rangeOf(one), rangeOf(other)]
  return a[0] <= b[1] && b[0] <= a[1]
}

/** An estimate and its interval that are printed twice, each with a p: the two p may be one, or do not agree. */
export function pToldTwice(printed: readonly Interval[]): NumberStatement[] {
  const read = printed.filter((one): one is WithP => one.p !== null && isTelling(one))
  const groups = Map.groupBy(
    read,
    ({ estimate, low, high, level }) => `${estimate.words} ${low.words} ${high.words} ${level}`,
  )
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.slice(0, 1).map((other) => statementOf(first as WithP, other)),
  )
}

function statementOf(one: WithP, other: WithP): NumberStatement {
  const [here, there] = [one, other].map(({ p }) => `${p.sign} ${p.words}`)
  return {
    kind: 'restated',
    agrees: mayBeOne(one.p, other.p),
    spans: [one, other].map(({ span, p }) => ({ start: span.start, end: p.span.end })),
    printed: one.p.span,
    finding: `beside the same estimate and interval one place prints p ${here}, and another p ${there}`,
    computation: {
      expression: `${other.p.words} - ${one.p.words} = ${(other.p.value - one.p.value).toFixed(6)}`,
      operands: [other, one].map(({ p }) => ({ value: p.value, span: p.span })),
      result: other.p.value - one.p.value,
    },
  }
}
