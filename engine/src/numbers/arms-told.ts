import type { Span } from '../text/span.ts'
import { areNear } from './near-digits.ts'
import { persons } from './people.ts'
import { year } from './specific-numbers.ts'
import { type NumberStatement, placeAt } from './statement.ts'
import { twoParts } from './two-parts.ts'

const count = String.raw`\d{1,3}(?:,\d{3})+|\d{1,6}`
const share = String.raw`(?:\s?[([]\d{1,3}(?:[.·]\d{1,2})?\s?%[)\]])?`
const whom = String.raw`(?:\.\sOf\s(?:these|them|those)(?:\s[\p{L}-]{1,20})?,|[,:;]\s(?:of\swhom\s)?)`
const way = String.raw`(?:(?:were\s)?(?:assigned|allocated|randomi[sz]ed|given)?\s?to|(?:were\s)?given|received|got)`
const arm = (name: string) =>
  String.raw`(?<${name}>${count})${share}(?:\s[\p{L}-]{1,20}){0,2}?\s(?<${name}By>${way})\s`
/** "240 nurses were randomised. Of these, 130 received tea and 120 received water." */
const told = new RegExp(
  String.raw`(?<![\p{L}\d][.,/:–-]?|\d\s|[-–±~≈<>]\s?)(?<all>${count})\s(?:[\p{L}-]{1,20}\s){0,2}${persons}\s(?:were|was)\s(?:then\s|randomly\s){0,2}(?:randomi[sz]ed|assigned|allocated)\s?${whom}\s?${arm('one')}[^.,;:()\d]{1,60}?,?\sand\s${arm('other')}[^.,;:()\d]{1,60}(?=\.(?!\d)|;)`,
  'dgu',
)
/** Some had both, or are of no group; or the groups are named in part. */
const apart =
  /\b(?:both|either|neither|none|nothing|no|rest|remain\p{L}*|others?|each|per|also|more|least|only|then|later|crossed|cross-?over|factorial|exclu\p{L}+|withdr\p{L}+|dropp?\p{L}*|lost|left|declin\p{L}+|complet\p{L}+|died)\b/iu
const shared = /\b(?:both|neither|nothing|crossed|cross-?over|factorial)\b/iu
const reach = 150
/** A slip of the pen changes no more of a number, or one digit. */
const mostApart = 0.2

/**
 * How many were randomised, and how many of them two groups had in plain words. Of what was received there may be
 * less than was given out; more is told, and of what was assigned less, too.
 */
export function armsTold(text: string, within: Span): NumberStatement[] {
  const words = text.slice(within.start, within.end)
  if (!/\b(?:randomi[sz]ed|assigned|allocated)\b/.test(words)) return []
  return [...words.matchAll(told)].flatMap((match) => {
    const [all, one, other] = (['all', 'one', 'other'] as const).map((name) =>
      placeAt(match, name, within.start),
    )
    if (!all || !one || !other || year.test(all.words) || apart.test(match[0])) return []
    const end = match.index + match[0].length
    if (shared.test(words.slice(end, end + reach))) return []
    const sum = one.value + other.value
    const wasReceived = /received|got/.test(`${match.groups?.oneBy} ${match.groups?.otherBy}`)
    if (wasReceived && sum < all.value) return []
    const isSlip = Math.abs(sum - all.value) <= mostApart * all.value
    if (!isSlip && !areNear(String(all.value), String(sum))) return []
    return [twoParts(all, one, other, within.start + end)]
  })
}
