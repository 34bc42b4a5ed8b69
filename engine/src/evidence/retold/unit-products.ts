import type { Span } from '../../text/span.ts'
import { unitOf } from '../../text/units.ts'

/** A unit made of several, and what two prints of it share: "mg kg⁻¹ day⁻¹", "mg/kg/day". */
export interface UnitProduct extends Span {
  readonly key: string
}

const unit = '[\\p{L}μµΩ]{1,7}'
const exponent = '(?:\\^?\\{?[-−–]?[1-4]\\}?|⁻?[¹²³⁴])?'
const product = new RegExp(
  `(?<=\\d\\s?)${unit}${exponent}(?:(?:[ \\u00a0\\u2009\\u202f·⋅.]|\\/|\\sper\\s)${unit}${exponent}){1,3}(?![\\p{L}\\d⁰-⁹])`,
  'gu',
)
const factor = new RegExp(
  `(\\/|\\sper\\s|[ \\u00a0\\u2009\\u202f·⋅.])?(${unit})(${exponent})`,
  'gu',
)
const short: Readonly<Record<string, string>> = { d: 'day', wk: 'week', yr: 'year', sec: 's' }

/** The units of some words that are products of others, behind numbers. */
export const unitProductsIn = (words: string): UnitProduct[] =>
  [...words.matchAll(product)].flatMap(({ index, 0: printed }) => {
    // Words may go on behind it: "mg kg⁻¹ in", "mg per kg of".
    for (let said = printed; said !== ''; said = withoutLast(said)) {
      const key = keyOf(said)
      if (key !== null) return [{ start: index, end: index + said.length, key }]
    }
    return []
  })

const withoutLast = (words: string) => words.replace(/(?:^|\sper\s|[\s/·⋅.])[^\s/·⋅.]*$/u, '')

/** Its units in one order, each with its power; null for what is no product, or may be read in two ways. */
function keyOf(words: string): string | null {
  const found: string[] = []
  let isDivided = false
  for (const [, sign = '', name = '', raised = ''] of words.matchAll(factor)) {
    const known = short[name] ?? unitOf(name.replace('µ', 'μ'))
    if (known === null) return null
    const power = Number(
      raised
        .normalize('NFKC')
        .replace(/[−–]/, '-')
        .replace(/[\^{}]/g, '') || 1,
    )
    const isUnder = /\/|per/.test(sign)
    // "m/s kg": over or under; "mg h": no product, but a unit and a word.
    if (sign !== '' && !isUnder && (isDivided || (power > 0 && !/[·⋅]/.test(sign)))) return null
    if (isUnder && power < 0) return null
    isDivided ||= isUnder
    found.push(`${known}${isUnder ? -power : power}`)
  }
  return found.length < 2 ? null : found.toSorted().join(' ')
}
