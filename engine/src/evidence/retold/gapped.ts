import { finite, prepositions } from '../clause-words.ts'
import { withoutBrackets } from '../cuts/brackets.ts'
import { isToldAs } from './told-keys.ts'

// "Cracks were found in 37% of bells in spring and 53% in autumn": in autumn they were found in 53% of bells.

const value = String.raw`(?:about |approximately |only )?\d[\d.,]*(?<!,)(?:\s?%)?`
const gapped = new RegExp(
  String.raw`^(?<before>[^;:]{2,160}? )(?<first>${value})(?<mid>(?: [\p{L}-]+){0,5}?) (?<by>in|at|for|among|during|with|on|by|from|after|before) (?<one>[^,;:()]{1,60}?),? (?:and|but|while|whereas|versus|vs\.?|compared (?:with|to)) (?:in )?(?<second>${value}) \k<by> (?<other>[^,;:()]{1,60}?)\.?$`,
  'iu',
)
/** The two are told of as one. */
const together =
  /\b(?:between|from|both|either|neither|not|only|sum|ratio|total|combin\p{L}+|differ\p{L}*|average|mean of)\b/iu
/** More than one thing, or one with a phrase behind it that may be of both: "20% by fork and 30% by ear among the old". */
const several = new RegExp(
  String.raw`\b(?:and|or|to|than|not|that|which|who|${prepositions})\b`,
  'i',
)
const isShare = (told: string) => told.endsWith('%')
/**
 * A claim of the first or of the second of two numbers in one clause, the second of which leaves out what it is of, as its
 * sentence tells both.
 */
export function withGap(sentence: string, claim: string): string {
  if (!/\d/.test(claim) || sentence.length > 400) return claim
  const told = gapped.exec(withoutBrackets(sentence))?.groups
  if (!told) return claim
  const { before = '', first = '', mid = '', by = '', one = '', second = '', other = '' } = told
  if (isShare(first) !== isShare(second) || together.test(before)) return claim
  if ([mid, one, other].some((part) => finite.test(` ${part}`))) return claim
  if ([one, other].some((part) => several.test(part)) || /\b(?:and|or|than|not)\b/i.test(mid))
    return claim
  const ways = [
    [first, one],
    [second, other],
  ].flatMap(([number, where]) => [
    `${before}${number}${mid} ${by} ${where}`,
    `${by} ${where} ${before}${number}${mid}`,
  ])
  return isToldAs(claim, ways) ? sentence : claim
}
