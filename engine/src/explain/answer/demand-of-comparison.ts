import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import { ordersThings } from '../tables/extreme.ts'
import { inFront } from '../text/in-front.ts'
import { topicStems } from '../text/words.ts'
import { firstMet, looked } from './first-met.ts'
import { isNear, says, withKin } from './kin-in-passage.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'

const qualities: readonly ReadonlySet<string>[] = [
  'larger large bigger big smaller small size heavier heavy lighter taller tall weight mass bigger',
  'longer long shorter short length duration',
  'faster fast slower slow quicker quick speed time runtime efficient',
  'better good worse bad outperform superior inferior improve beat surpass exceed accurate score',
  'higher high lower low greater exceed increase decrease rise fall',
  'more less fewer increase decrease',
  'older old younger young age',
].map((words) => new Set(topicStems(words)))
/** Which of two is the better, without a word of how high it is. */
const valued = /\b(?:better|worse|superior|inferior|outperforms?|the (?:former|latter))\b/i
const comparing =
  /^\W*(?:is|are|was|were|do|does|did|has|have|can|could)\s+((?:(?:the|an?|its|their|our)\s+)?.+?)\s+(?:[\p{L}-]+\s+){0,2}?(more|less|fewer|better|worse|(?!(?:other|rather|either|number)\b)\p{L}{3,}er)\b(.*?)\bthan\s+(.+?)\W*$/iu

/** What came before, by whatever word: "faster than the earlier ones" is told by "than existing methods". */
const before = topicStems('earlier previous prior existing former past')
const asBefore = (forms: readonly string[]): readonly string[] =>
  forms.some((stem) => before.includes(stem)) ? [...forms, ...before] : forms

/** "Are males larger than females?" wants a passage that compares the two by that quality. */
export function byComparative(
  question: Question,
  ranked: readonly RankedCandidate[],
  _: string,
  topic: Topic,
): Demanded {
  const [, one = '', degree = '', rest = '', other = ''] =
    question.type === 'yes-no' || question.type === 'compare'
      ? (comparing.exec(question.text) ?? [])
      : []
  const sides = [one, other].map((words) =>
    withKin(words.replace(/\bones?\W*$/iu, ' '), topic).map(asBefore),
  )
  if (sides.some((side) => side.length === 0)) return ranked
  const quality = topicStems(`${degree} ${rest}`)
  const forms = quality.flatMap((stem) => [
    stem,
    ...qualities.filter((family) => family.has(stem)).flatMap((family) => [...family]),
  ])
  // "Comparing recall and precision, the latter is worse" tells which is lower.
  const isOfHeight = /^(?:higher|lower)$/i.test(degree)
  const ranks = (candidate: RankedCandidate) =>
    sides.every((side) => side.every((forms) => says(candidate, forms))) &&
    valued.test(candidate.text)
  const isOfSide = (candidate: RankedCandidate) =>
    sides.some((side) => side.every((forms) => says(candidate, forms)))
  const met = firstMet(
    ranked,
    (candidate) =>
      (isOfHeight && ranks(candidate)) ||
      (ordersThings(candidate.text) &&
        isOfSide(candidate) &&
        sides.every((side) => side.every((forms) => isNear(candidate, forms))) &&
        (forms.length === 0 || says(candidate, forms))),
    'no passage compares the two in that',
  )
  // "Faster than" says it of the two, where "a fast method" says it of one.
  const than = new RegExp(`\\b${degree} (?:[\\p{L}-]+ ){0,2}?than\\b`, 'iu')
  const plainly = 'lacking' in met ? [] : met.slice(0, looked).filter(({ text }) => than.test(text))
  return 'lacking' in met ? { ...met, isSign: true } : inFront(plainly.filter(isOfSide), met)
}
