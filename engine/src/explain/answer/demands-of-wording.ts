import { tokens, type Word } from '../../text/tokens.ts'
import { isFaint, isPlain } from '../question/faint-cues.ts'
import { synonymsOf } from '../question/kindred-cues.ts'
import type { Question } from '../question/question.ts'
import type { Topic } from '../question/question-coverage.ts'
import { topicStems } from '../text/words.ts'
import { numeral } from './demand-of-quantity.ts'
import { firstMet, looked } from './first-met.ts'
import { isNear, says, withKin } from './kin-in-passage.ts'
import type { Demanded, RankedCandidate } from './ranked-candidate.ts'

// What the wording of a question takes for granted of its answer: that two things are compared, that an amount is
// given, that two words belong together, that the thing did what is asked about.

/** Below this share of a question's topic a passage speaks of something else. */
const leastTold = 0.3

const asksAmount =
  /\bhow much\b.*\b(?:costs?|paid|pay|charged?|spen[dt]|earn(?:ed)?|price|fees?)\b/i

/** What is cited, and what has a number for a name, gives no amount: "[12]", "(S6)". */
const amountless = /\[[\d,\s–-]+\]|(?<![\p{L}\p{N}])\p{Lu}-?\d+(?![\p{L}\p{N}.])/gu

/** "How much did it cost?" wants a passage with an amount. */
export function byAmount(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  if (!asksAmount.test(question.text)) return ranked
  return firstMet(
    ranked,
    ({ text, own }) => own >= 0.4 && numeral.test(text.replace(amountless, ' ')),
    'no passage that fits the question gives an amount',
  )
}

const averaging =
  /^(?:mean|average[ds]?|averaging|averagely|median|typical|typically|sd|se|sem|iqr)$/
const asksAverage =
  /^\W*(?:what|which|how (?:much|many|long|old))\b.*?\b(?:the|an?|their|its|his|her|what|which) (?:mean|average|median)\s+(?:number of\s+)?((?:[\p{L}-]+\s+){0,2}?[\p{L}-]+)(?:\s+(?:of|for|in|at|per|among|across|between|was|were|is|are|did|over|during|on|from|to)\b|\W*$)/iu
const averageReach = 10
/** What is told by its unit alone: "a median of 0.3 ms per claim". */
const units: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:time|duration|latency|length|delay|period|follow-?up|stay|survival)s?$/i,
    /\d\s?(?:ms|s|min|h|d|(?:milli|micro)?seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/,
  ],
  [/\bage$/i, /\byears?\b|\baged\b|\bold(?:er)?\b/i],
]

/** "What was the average body weight?" wants a passage that averages that: the word, the thing and a figure side by side. */
export function byAverage(question: Question, ranked: readonly RankedCandidate[]): Demanded {
  const thing = asksAverage.exec(question.text)?.[1]
  const stems = topicStems(thing ?? '')
  const head = stems.at(-1)
  if (thing === undefined || head === undefined) return ranked
  const isHead = (word: Word) =>
    [head, ...synonymsOf(head)].includes(word.stem) && !/ed$/.test(word.text)
  const averages = ({ text, kind, stems: own, around }: RankedCandidate) => {
    const isInUnits = units.some(([name, unit]) => name.test(thing) && unit.test(text))
    const others = isInUnits ? stems.slice(0, -1) : stems
    if (!numeral.test(text) || !others.every((stem) => own.has(stem) || around.has(stem)))
      return false
    if (kind === 'table') return true
    const words = tokens(text)
    const signs = words.flatMap((word, at) =>
      averaging.test(word.text) || text[word.start - 2] === '±' || text[word.start - 1] === '±'
        ? [at]
        : [],
    )
    if (isInUnits && signs.length > 0) return true
    return words.some(
      (word, at) => isHead(word) && signs.some((sign) => Math.abs(sign - at) <= averageReach),
    )
  }
  return firstMet(ranked, averages, `no passage gives the average of “${thing}”`)
}

const named =
  /^\W*(?:what|who|which) (?:is|are|was|were) (?:the |an? )?([\p{L}-]+) (\p{L}+)(?: (?:in|of|for) (?:this|the) (?:study|paper|work|trial|experiment))?\W*$/iu

const phraseReach = 4
const ofSize = /^(?:sizes?|numbers?|amounts?|counts?|lengths?)$/i

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
  if (isFaint(one[0] ?? '')) return ranked
  const lacking = `no passage speaks of “${first} ${second}”`
  const together = (candidate: RankedCandidate) => {
    const words = tokens(candidate.text)
    const places = (forms: readonly string[]) =>
      words.flatMap(({ stem }, at) => (forms.includes(stem) ? [at] : []))
    const others = places(other)
    return places(one).some((at) => others.some((place) => Math.abs(place - at) <= phraseReach))
  }
  // "The learning rate" is told by what speaks of it, and not of any rate or of learning; a size may be told by a figure.
  if (isFaint(other[0] ?? '')) {
    const named = ranked.slice(0, looked).filter(together)
    const figured = ofSize.test(second)
      ? ranked.slice(0, looked).filter((it) => says(it, one) && /\d/.test(it.text))
      : []
    return named.length > 0 ? named : figured.length > 0 ? figured : { lacking }
  }
  // What a word means may be told at length; what was done is named by its name.
  const isDone = /^\W*\w+ (?:was|were)\b/i.test(question.text)
  const near = (candidate: RankedCandidate) =>
    (says(candidate, one) && isNear(candidate, other)) ||
    (says(candidate, other) && isNear(candidate, one))
  return firstMet(ranked, isDone ? together : near, lacking)
}

const asksWhy =
  /^\W*why (?:did|do|does|is|are|was|were|has|have) (?:all |every |most |some |many )?(?:of )?(?:the |these |those )?(.+?)\W*$/iu
/** The words before the first small word: a thing, and what it did. */
const opening =
  /^\W*why (?:did|do|does) (?:(?:all|every|most|some|many|of|the|these|those|this|that|its|their|our|a|an) )*((?:(?!(?:the|an?|in|on|at|of|to|for|from|with|by|as|than|not|so|its?|their|our|this|that|these|those|and|or|more|less|only|all|during|after|before|between|when|under|over|into|have|has|had|get|got|fewer|higher|lower|better|worse|greater|larger|smaller|longer|shorter|faster|slower|often|usually)\b)[\p{L}\p{N}-]+ ?){2,4})(?:\s|\W*$)/iu

/** Why a thing did something is told only where a passage speaks of both: "Why did all sheep die?", "Why did the crows leave the city?". */
export function byDeed(
  question: Question,
  ranked: readonly RankedCandidate[],
  _: string,
  topic: Topic,
): Demanded {
  if (question.type !== 'why') return ranked
  const words = asksWhy.exec(question.text)?.[1] ?? ''
  const all = withKin(words, topic)
  const deed = opening.exec(question.text)?.[1]?.trim().split(/\s+/).at(-1)
  const verb = deed === undefined ? [] : withKin(deed, topic)
  const stems = all.length === 2 ? all : verb
  if (stems.length === 0 || stems.some(([stem = '']) => isPlain(stem))) return ranked
  const speaks = (candidate: RankedCandidate) =>
    stems.some((forms) => says(candidate, forms)) &&
    stems.every((forms) => isNear(candidate, forms)) &&
    candidate.own >= leastTold
  if (ranked.some(speaks)) return ranked
  const [thing = '', did = ''] = all.map(([stem]) => wordOf(words, stem))
  return {
    lacking:
      all.length === 2
        ? `no passage that fits the question speaks of both “${thing}” and “${did}”`
        : `no passage that fits the question speaks of “${deed}”`,
  }
}

/** The word of a question that has a stem, as it was typed. */
function wordOf(question: string, stem = ''): string {
  const word = tokens(question).find((one) => one.stem === stem)
  return word ? question.slice(word.start, word.end) : stem
}
