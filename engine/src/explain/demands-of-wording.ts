import { numeral } from './demands.ts'
import { ordersThings } from './extreme.ts'
import type { Question } from './question.ts'
import { isFaint, type Topic } from './question-coverage.ts'
import type { Demanded, RankedCandidate } from './rank-candidates.ts'
import { topicStems } from './words.ts'

// What the wording of a question takes for granted of its answer: that two things are compared, that an amount is
// given, that two words belong together, that the thing did what is asked about.

const looked = 25

/** Stems with the stems that stand for them in this paper. */
const withKin = (words: string, { kin }: Topic): readonly (readonly string[])[] =>
  topicStems(words).map((stem) => [stem, ...(kin.get(stem) ?? [])])

const says = ({ stems }: RankedCandidate, forms: readonly string[]) =>
  forms.some((stem) => stems.has(stem))

/** In the passage or around it. */
const isNear = ({ stems, around }: RankedCandidate, forms: readonly string[]) =>
  forms.some((stem) => stems.has(stem) || around.has(stem))

const met = (
  ranked: readonly RankedCandidate[],
  meets: (candidate: RankedCandidate) => boolean,
  lacking: string,
): Demanded => {
  const found = ranked.slice(0, looked).filter(meets)
  return found.length === 0
    ? { lacking }
    : [...found, ...ranked.filter((candidate) => !found.includes(candidate))]
}

const qualities: readonly ReadonlySet<string>[] = [
  'larger large bigger big smaller small size heavier heavy lighter taller tall weight mass bigger',
  'longer long shorter short length duration',
  'faster fast slower slow quicker quick speed time',
  'better good worse bad outperform superior inferior improve beat surpass exceed accurate score',
  'higher high lower low greater exceed increase decrease rise fall',
  'more less fewer increase decrease',
  'older old younger young age',
].map((words) => new Set(topicStems(words)))
const comparing =
  /^\W*(?:is|are|was|were|do|does|did|has|have|can|could)\s+(.+?)\s+(?:[\p{L}-]+\s+){0,2}?(more|less|fewer|better|worse|\p{L}{3,}er)\b(.*?)\bthan\s+(.+?)\W*$/iu

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
  const sides = [one, other].map((words) => withKin(words, topic))
  if (sides.some((side) => side.length === 0)) return ranked
  const quality = topicStems(`${degree} ${rest}`)
  const forms = quality.flatMap((stem) => [
    stem,
    ...qualities.filter((family) => family.has(stem)).flatMap((family) => [...family]),
  ])
  return met(
    ranked,
    (candidate) =>
      ordersThings(candidate.text) &&
      sides.some((side) => side.every((forms) => says(candidate, forms))) &&
      sides.every((side) => side.every((forms) => isNear(candidate, forms))) &&
      (forms.length === 0 || says(candidate, forms)),
    'no passage compares the two in that',
  )
}

const asksAmount =
  /\bhow much\b.*\b(?:costs?|paid|pay|charged?|spen[dt]|earn(?:ed)?|price|fees?)\b/i

/** "How much did it cost?" wants a passage with an amount. */
export function byAmount(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  if (!asksAmount.test(question.text)) return ranked
  return met(
    ranked,
    ({ text, own }) => own >= 0.4 && numeral.test(text.replace(/\[[\d,\s–-]+\]/g, ' ')),
    'no passage that fits the question gives an amount',
  )
}

const named =
  /^\W*(?:what|who|which) (?:is|are|was|were) (?:the |an? )?([\p{L}-]+) (\p{L}+)(?: (?:in|of|for) (?:this|the) (?:study|paper|work|trial|experiment))?\W*$/iu

/** "What was the control group?" wants a passage that speaks of both. */
export function byPhrase(
  question: Question,
  ranked: readonly RankedCandidate[],
  _: string,
  topic: Topic,
): Demanded {
  const [, first = '', second = ''] = named.exec(question.text) ?? []
  const [one, ...more] = withKin(first, topic)
  const [other] = withKin(second, topic)
  if (!one || !other || more.length > 0) return ranked
  if (isFaint(one[0] ?? '') || isFaint(other[0] ?? '')) return ranked
  const together = (candidate: RankedCandidate) =>
    (says(candidate, one) && isNear(candidate, other)) ||
    (says(candidate, other) && isNear(candidate, one))
  return met(ranked, together, `no passage speaks of “${first} ${second}”`)
}

const asksWhy =
  /^\W*why (?:did|do|does|is|are|was|were|has|have) (?:all |every |most |some |many )?(?:of )?(?:the |these |those )?(.+?)\W*$/iu

/** Why a thing did something is told only where a passage speaks of both: "Why did all sheep die?". */
export function byDeed(
  question: Question,
  ranked: readonly RankedCandidate[],
  _: string,
  topic: Topic,
): Demanded {
  const words = question.type === 'why' ? (asksWhy.exec(question.text)?.[1] ?? '') : ''
  const stems = withKin(words, topic)
  if (stems.length !== 2 || stems.some(([stem = '']) => isFaint(stem))) return ranked
  const speaks = (candidate: RankedCandidate) =>
    stems.some((forms) => says(candidate, forms)) &&
    stems.every((forms) => isNear(candidate, forms))
  return ranked.some(speaks)
    ? ranked
    : { lacking: `no passage says that of “${words.split(' ')[0]}”` }
}
