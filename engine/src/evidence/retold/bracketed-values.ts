import { unitOf } from '../../text/units.ts'
import { isToldAs } from './told-keys.ts'

// "The hum was longer in the wax group (5.1 s) than in the oil group (3.4 s)": it was 5.1 s in the wax group and 3.4 s in
// the oil group.

const value = String.raw`(?<VALUE>\d{1,6}(?:\.\d{1,4})?)(?<UNIT>\s?%|\s?[\p{L}/]{1,12})?(?=[);,]|\s[±([])(?:[^()]|\([^()]{1,60}\)){0,120}`
const bracket = (name: string) =>
  String.raw`\(${value.replace('VALUE', name).replace('UNIT', `${name}Unit`)}\)`
const less = 'lower|less|fewer|smaller|shorter|lighter|younger|slower|earlier|thinner|weaker'
const more = 'higher|more|greater|larger|longer|heavier|older|faster|later|thicker|stronger'
const by = '(?:in|for|among|with|at|on)'
const compared = new RegExp(
  String.raw`^(?<what>(?:[^,;:()]{2,60}, )?[^,;:()]{3,120}) (?<be>was|were) (?:\p{Ll}+ly )?(?:(?<less>${less})|${more}) ${by} (?<one>[^,;:()]{2,60}) ${bracket('first')} (?:than|compared (?:with|to)|versus) (?:that |those )?(?:${by} )?(?<other>[^,;:()]{2,60}) ${bracket('second')}(?:\.?$|;\s)`,
  'iu',
)
const joints = ['and', 'versus', 'compared with', 'while']

/**
 * A claim of the two values that its sentence has in brackets behind what it compares, or of one of them, as the sentence
 * tells them; where these are as the sentence says.
 */
export function withBracketedValues(sentence: string, claim: string): string {
  if (!/\d/.test(claim)) return claim
  const told = compared.exec(sentence)?.groups
  if (!told) return claim
  const isLess = Number(told.first) < Number(told.second)
  if (isLess !== (told.less !== undefined) || told.first === told.second) return claim
  return isToldAs(claim, waysOf(told)) ? sentence : claim
}

/** "1.5 tests", and "1.5" where what is counted is no unit. */
const printed = (value = '', unit = ''): string[] =>
  unit === '' || unitOf(unit.trim()) !== null ? [`${value}${unit}`] : [`${value}${unit}`, value]

function* waysOf(told: Readonly<Record<string, string | undefined>>): Generator<string> {
  const { what, be, first, firstUnit, second, secondUnit, one, other } = told
  const [values, others] = [printed(first, firstUnit), printed(second, secondUnit)]
  for (const [at, value] of values.entries())
    for (const [own, who, next, whom] of [
      [value, one, others[at], other],
      [others[at], other, value, one],
    ])
      for (const by of ['in', 'for', 'among', 'with', 'at', 'on']) {
        yield `${what} ${be} ${own} ${by} ${who}`
        for (const joint of joints)
          for (const again of [` ${by}`, ''])
            yield `${what} ${be} ${own} ${by} ${who} ${joint} ${next}${again} ${whom}`
      }
}
