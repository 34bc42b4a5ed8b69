import type { Span } from '../text/span.ts'
import { areNear } from './near-digits.ts'
import { persons } from './people.ts'
import { year } from './specific-numbers.ts'
import { type NumberStatement, type Place, placeAt } from './statement.ts'

const count = String.raw`\d{1,3}(?:,\d{3})+|\d{1,7}`
const people = `(?:${persons}|women|men|newborns|mothers|families|schools|classes|practices|clinics|animals|mice|rats)`
/** "284 patients were randomised": how many, and that they were given to groups. */
const given = new RegExp(
  String.raw`(?<![\p{L}\d][.,/:–-]?|\d\s|[-–±~≈<>]\s?|\beach of (?:the )?)(?<all>${count})\s(?:[\p{L}-]{1,20}\s){0,3}${people}(?:\s(?:with|aged|who|from|and|of|in|the|were|was|met|enrolled|recruited|included|eligible|[\p{L}-]{3,20})){0,12}?\s(?:randomi[sz]ed|randomly\s(?:assigned|allocated|divided)|(?:assigned|allocated|divided)\srandomly)(?:\s\d:\d)?`,
  'dgu',
)
const group = /\(\s?[nN]\s?=\s?(?<n>\d{1,3}(?:,\d{3})+|\d{1,7})(?:\s?[,;]\s?\d[\d.]*\s?%)?\s?\)/dgu
/** What stands before the first group, and between two: no other group, for which no number is told. */
const leading = /^(?![^.]*\b(?:or|and|each|per|if)\b)[^.;:,()%]{0,90}$/
const between =
  /^(?:\sgroup)?\s?(?:[,;]\s?(?:and|or|versus|vs\.?)?|and|or|versus|vs\.?)\s(?![^.]*\b(?:or|and|versus|vs|each|per)\b)[^.;:,()%]{1,80}$/
const more = /^(?:\s[\p{L}-]{1,20}){0,2}\s?(?:,\s?)?(?:and|or|versus|vs)\b/u
/** Of those given to groups, some may be told of no more. */
const fewer =
  /\b(?:exclu\p{L}+|withdr\p{L}+|dropp?\p{L}*|lost|declin\p{L}+|refus\p{L}+|complet\p{L}+|analy\p{L}+|discontinu\p{L}+|did not|were not|was not|fail\p{L}+|missing|left|died|clusters?|pairs?|crossover|cross-over)\b/iu
const reach = 250
/** A slip of the pen changes no more of a number, or one digit. */
const mostApart = 0.2

/**
 * How many were given to groups at random in one sentence, and how many to each of its groups: "284 patients were
 * randomised to naps (n = 150) or reading (n = 134)". Only where each group that is named has its number, and nothing
 * near tells that some left.
 */
export function arms(text: string, within: Span): NumberStatement[] {
  const words = text.slice(within.start, within.end)
  if (!/\brandom/.test(words)) return []
  return [...words.matchAll(given)].flatMap((match) => {
    const from = match.index + match[0].length
    const told = /^[^.]*(?:\.(?!\s+\p{Lu})[^.]*)*/u.exec(words.slice(from, from + reach))?.[0] ?? ''
    const groups = groupsIn(told, within.start + from)
    const all = placeAt(match, 'all', within.start)
    const last = groups.at(-1)
    if (!last || groups.length < 2) return []
    const sum = groups.reduce((sum, { value }) => sum + value, 0)
    const isSlip = Math.abs(sum - all.value) <= mostApart * all.value
    if (year.test(all.words) || !(isSlip || areNear(String(all.value), String(sum)))) return []
    const near = words.slice(Math.max(0, match.index - reach), from + told.length + reach)
    if (fewer.test(near)) return []
    const printed = groups.map((one) => one.words)
    return [
      {
        kind: 'total',
        agrees: sum === all.value,
        spans: [{ start: all.span.start, end: last.span.end }],
        printed: all.span,
        finding: `${printed.slice(0, -1).join(', ')} and ${printed.at(-1)} are ${sum}, and the paper prints ${all.words}`,
        computation: {
          expression: `${printed.join(' + ')} = ${sum}`,
          operands: groups.map(({ value, span }) => ({ value, span })),
          result: sum,
        },
      } satisfies NumberStatement,
    ]
  })
}

/** The groups behind the verb, each with its number; none where one has none. */
function groupsIn(told: string, offset: number): Place[] {
  const found: Place[] = []
  let end = 0
  for (const match of told.matchAll(group)) {
    const gap = told.slice(end, match.index)
    if (!(found.length === 0 ? leading : between).test(gap)) break
    found.push(placeAt(match, 'n', offset))
    end = match.index + match[0].length
  }
  return more.test(told.slice(end)) ? [] : found
}
