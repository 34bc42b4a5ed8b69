import type { Question } from '../question/question.ts'
import { inFront } from '../text/in-front.ts'
import { topicStems } from '../text/words.ts'
import { isOf } from './premise-directions.ts'
import { ofOtherYear } from './premise-years.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'
import { numbersTold, ownersOf } from './told-numbers.ts'

const word = '([\\p{L}\\p{N}-]+)'
/** "Compare the yield of oaks and elms", "the difference in yield between oaks and elms". */
const compares = new RegExp(
  `\\b(?:compare|contrast|comparison|differences?|differ)\\b[^?]*?\\b${word} (?:and|with|to|versus|vs\\.?|from) (?:the |that of |those of )?${word}`,
  'iu',
)
/** "Was there a difference?" asks for no numbers. */
const asksWhether = /^\W*(?:is|are|was|were|do|does|did|has|have)\b/i
const ofComparing = new Set(topicStems('compare comparison compared contrast differ difference'))
const looked = 25
const leastOwn = 0.3

/** True where a text gives a number of each of two things: "9% in oaks and 12% in elms". */
function givesBoth(text: string, sides: readonly string[]): boolean {
  const parts = numbersTold(text)
  return parts.some((one, at) => {
    const other = parts[at + 1]
    const owners = one && other ? ownersOf(one, other) : null
    return owners !== null && sides.every((side) => owners.some((owner) => isOf(owner, side)))
  })
}

/** Two things are compared best by what gives a number of each, of the year that is asked for. */
export function bySides(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  if (question.type !== 'compare' || asksWhether.test(question.text)) return ranked
  const sides = compares.exec(question.text)?.slice(1, 3)
  const stems = (sides ?? []).flatMap((side) => topicStems(side).slice(0, 1))
  if (stems.length < 2) return ranked
  const isOfOtherYear = ofOtherYear(question.text, ranked)
  const both = ranked
    .slice(0, looked)
    .filter((one) => one.own >= leastOwn && givesBoth(one.text, stems) && !isOfOtherYear(one))
  // How many there were of each is no word on what is compared of them.
  const asked = question.stems.filter((stem) => !ofComparing.has(stem))
  const said = (one: RankedCandidate) => asked.filter((stem) => one.stems.has(stem)).length
  const most = Math.max(...both.map(said))
  return inFront(
    both.filter((one) => said(one) === most),
    ranked,
  )
}
