import { finite } from '../clause-words.ts'
import { withoutBrackets } from './brackets.ts'
import { withoutFullStop } from './full-stop.ts'

const ending = String.raw`\d(?:\s?(?:%|‰|°\p{L}?|\p{L}{1,3}))?`
const endsInNumber = new RegExp(`${ending}["”’)]*[.!?]?$`, 'u')
/** "and 0.4% [9]", ", 12 and 14 mm": a number that stands beside another, and is not of a thing of its own. */
const nextNumber =
  /^(?:,? ?(?:and|to|versus|vs\.?)|,) ?[−-]?\d[\d.,]*(?:\s?%|\s\p{L}{1,3})?(?=\s*(?:[.,;)([]|$)|\s(?:and|in|for|of|on|at|with|among|respectively)\b)/u
const clauseEnd =
  /[;:]\s|(?<!\bvs)\.(?:\s|$)|,\s(?=(?:which|who|where|while|whereas|but|so|because|since|although|(?:and )?(?:we|it|they|this)|\p{L}+ing)\s)/u
/** "3 | to 5 men", "from 4 months | to 3 years": where a range ends. */
const rangeEnd =
  /^(?:to|till|until) (?:(?:about|around|approximately|almost|nearly|over|only|(?:more|less) than|up to) )?(?:\p{Lu}\p{L}* )?[−-]?(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b)/u
const opensRange =
  /\bfrom\s(?![^,;:]*\sto\s)[^,;:]{1,40}$|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)$/iu
/** "fell to ten|, then to more": the deed goes on. */
const goesOn =
  /^,? (?:and )?(?:then|later|afterwards|subsequently|finally|eventually) (?:to|by|from) (?:about |almost |nearly )?(?:\d|(?:an?|the|more|less|fewer|over|under|one|two|three|four|five|six|seven|eight|nine|ten)\s)/iu
const by = '(?<by>by|with|without|via|through|using|from|of|as)'
const other = String.raw`,? (?:and|or|but|versus|vs\.?|against) (?:[\p{L}-]+ ){0,2}[^\s\p{L}]{0,3}\d`
/** "47% | by ear and 95% by fork", "47% by ear and 95% | by fork": each number is of its own. */
const eachBehind = new RegExp(
  String.raw`^${by} [^,;:()]{1,60}?${other}[^,;:]{0,40}?\s\k<by>\s`,
  'iu',
)
const eachBefore = new RegExp(
  String.raw`\d[\p{L}%]{0,5}(?: [\p{L}%]{1,5})? ${by} [^,;:()]{1,60}?${other}[^,;:]{0,12}$`,
  'iu',
)
/** A word that goes with two. */
const ofTwo = /\b(?:both|between|either|neither)\b(?![^,;]*\b(?:and|or|nor)\b)[^,;]*$/i
const second = /^,? ?(?:and|or|nor)\s/i
/** "3 euros per bell | and year", "5 mg per kg | a day": a rate of two. */
const rate = /\d[^.;]{0,30}\bper [\p{L}-]+$/iu
const otherUnit =
  /^(?:and|per|an?|each|every) (?:[\p{L}-]+ )?(?:day|week|month|year|hour|minute|second|night|season|person|patient|participant|head|capita|kg|kilogram|m²|square metre)s?\b/iu

const joints = /(?<![\p{L}-])(?:and|or|nor|&)(?![\p{L}-])/giu
/** Two things, or two numbers, and more. */
const many = /(?<![\p{L}-])(?:and|or|nor|vs|versus)(?![\p{L}-])|\d/iu

/** Whether a claim tells "respectively" of less than two pairs: of what is told of them, the rest stands elsewhere. */
const isHalfTold = (claim: string): boolean => {
  if (!/respectively/i.test(claim)) return false
  const paired = /^.*\brespectively\b/isu.exec(claim)?.[0]
  return paired !== undefined && [...paired.matchAll(joints)].length < 2
}

/** Whether what stands before a claim is of its pairs: "3% and |4% of Ghent and Bruges, respectively". */
export const isOfPairs = (before: string, claim: string): boolean =>
  isHalfTold(claim) && many.test(before)

/**
 * What stands right behind a claim and is the other half of its end: the second of two numbers, of "both", of what is
 * told "respectively". Null when the claim is whole without it.
 * @param after the sentence from where the claim ends.
 */
export function pairLost(claim: string, after: string): string | null {
  const behind = after.split(clauseEnd)[0] ?? ''
  const rest = behind.trim()
  // In a bracket it is told of what stands there.
  const isInOrder = /\brespectively\b/i.test(withoutBrackets(after).split(clauseEnd)[0] ?? '')
  if (/^, and\s(?!\d)/.test(rest) && finite.test(rest)) return null
  const bare = withoutFullStop(claim)
  const isHalf =
    (isInOrder && !/\brespectively\b/i.test(claim.split(clauseEnd).at(-1) ?? claim)) ||
    (isHalfTold(claim) && many.test(rest)) ||
    (endsInNumber.test(claim) && (nextNumber.test(rest) || isOneOfEach(bare, rest))) ||
    (rangeEnd.test(rest) && (endsInNumber.test(claim) || opensRange.test(bare))) ||
    goesOn.test(behind) ||
    (rate.test(bare) && otherUnit.test(rest)) ||
    (ofTwo.test(bare) && second.test(rest))
  return isHalf ? rest : null
}

/** Whether the number that a claim ends in is of one thing, and another number right by it of another. */
function isOneOfEach(claim: string, rest: string): boolean {
  if (eachBehind.test(rest)) return true
  const told = /^\p{Ll}+\s/u.exec(rest)?.[0].trim()
  return told !== undefined && eachBefore.exec(claim)?.groups?.by?.toLowerCase() === told
}
