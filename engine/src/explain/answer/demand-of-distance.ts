import type { Question } from '../question/question.ts'
import { firstMet } from './first-met.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'

/** "How far did the birds fly?"; no "How far did prices fall?", which is a change. */
const asksDistance =
  /^\W*how far\b.*\b(?:fly|flies|flew|flown|travel\p{L}*|mov(?:e|es|ed|ing)|walk\p{L}*|sw[iau]m\p{L}*|migrat\p{L}*|dispers\p{L}*|spread|r[ua]n|dr[io]ve\p{L}*|jump\p{L}*|away|apart)\b/iu
const length =
  /\d\s?(?:k|c|m|µ|μ|n)?m\b|\d[\d.,]*[\s-]?(?:(?:kilo|centi|milli|micro|nano)?met(?:er|re)s?|miles?|feet|foot|ft|yards?|inch(?:es)?|steps|body lengths|light[- ]years?|k?pc|Mpc|[kM]?bp|[kM]b|Å)(?!\p{L})/iu
const leastOwn = 0.25

/** "How far did they fly?" wants a passage that gives a length. */
export function byDistance(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  return asksDistance.test(question.text)
    ? firstMet(
        ranked,
        ({ text, own }) => own >= leastOwn && length.test(text),
        'no passage that fits the question tells how far that was',
      )
    : ranked
}
