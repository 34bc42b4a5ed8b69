import type { Question } from '../question/question.ts'
import { ordersThings } from '../tables/extreme.ts'
import { inFront } from '../text/in-front.ts'
import { topicStems } from '../text/words.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'

/** "Which of nets and sieves is heavier?", "Which is heavier, the net or the sieve?" */
const choices: readonly RegExp[] = [
  /^\W*which of (?:the )?(?<one>[^,?]{2,60}?) (?:and|or) (?:the )?(?<other>[^,?]{2,60}?) (?=(?:is|are|was|were|does|do|did|has|have|had|gives?|gave|works?|performs?|shows?|catch\p{L}*|caught|clear\p{L}*|reach\p{L}*)\b|\p{L}+(?:ed|s)\b)/iu,
  /^\W*(?:which|what) (?:is|are|was|were|does|do|did|has|had|works?|worked|performs?|performed|gave|gives)\b[^?]*?[,:] (?:the )?(?<one>[^,?]{2,60}?),? or (?:the )?(?<other>[^,?]{2,60}?)\W*$/iu,
]
const looked = 12
/** Of what leads a passage that chooses says at least so much of what is asked. */
const leastShare = 0.7
/** One of two by its place, or as the one that is so. */
const picks =
  /\b(?:the former|the latter|but not|whereas|unlike|in contrast to)\b|\b\p{L}{3,}er\b[^.;]{1,80} than\b/iu

/** "Which of the two …?" is answered by what tells the one from the other, where a passage of as much of it does. */
export function byChoice({ text }: Question, ranked: readonly RankedCandidate[]): Demanded {
  const { one, other } =
    choices.map((form) => form.exec(text)?.groups).find((found) => found !== undefined) ?? {}
  if (one === undefined || other === undefined) return ranked
  const sides = [one, other].map((words) => topicStems(words))
  const [first] = ranked
  const isTold = ({ stems, around }: RankedCandidate) =>
    sides.every((side) => side.some((stem) => stems.has(stem) || around.has(stem))) &&
    sides.some((side) => side.some((stem) => stems.has(stem)))
  const chooses = (candidate: RankedCandidate) =>
    candidate.kind !== 'caption' &&
    (ordersThings(candidate.text) || picks.test(candidate.text)) &&
    isTold(candidate)
  if (first === undefined || chooses(first)) return ranked
  const choosing = ranked
    .slice(0, looked)
    .filter((candidate) => candidate.own >= leastShare * first.own && chooses(candidate))
  return inFront(choosing.slice(0, 1), ranked)
}
