import { isPlural } from '../text/plural.ts'
import { readQuestion } from './question.ts'

const asking =
  'what|which|who|whom|whose|where|when|why|how|is|are|was|were|did|do|does|has|have|had'
const verb =
  '(?:is|are|was|were|did|do|does|has|have|had|can|could|will|would|took|take|takes|got|came|died|dropped|completed|finished|received|contain|make)'
/** "How many came and what was their age?", "Who came? What was asked?": both halves ask, and have a verb of their own. */
const joined = new RegExp(
  `^\\W*((?:${asking})\\b[^?;]*?)(?:,? and|[;?](?: and)?(?: \\(?(?:\\d{1,2}|[a-d])[.)]:?)?) ((?:${asking})\\b[^?;]*)\\W*$`,
  'iu',
)
/** "The relation between how often it rains and how many are seen" is one question: what is joined stands within it. */
const within =
  /\b(?:between|about|of|know|known|explain|describe|report|say|tell|show) (?:what|which|who|whose|where|when|why|how)\b/iu
const hasVerb = new RegExp(`^who\\b|\\b${verb}\\b`, 'iu')

/** What the first half asks about, for which the second may have "it" or "they". */
const subjects: readonly RegExp[] = [
  new RegExp(`^(?:which|what|how many|how much) ([^,]{2,40}?) ${verb}\\b`, 'iu'),
  /^(?:what|who) (?:is|are|was|were) ((?:the |an? )?[^,]{2,40})$/iu,
]
const standsFor = /\b(?:it|they|them)\b/giu
/** What else points back at the first half, or goes on with it. */
const pointing = /\b(?:this|that|these|those|its|their|he|she|his|her|him|so|one|ones|others?)\b/iu
const fewestWords = 3

function subjectOf(half: string): string | null {
  const [, thing] = subjects.map((form) => form.exec(half)).find((found) => found !== null) ?? []
  if (thing === undefined) return null
  return /^(?:[Tt]he|[Aa]n?) |^\p{Lu}/u.test(thing) ? thing : `the ${thing}`
}

const pronounsIn = (half: string) =>
  [...half.matchAll(standsFor)].map(([word]) => word.toLowerCase())

const number = '(?:how many|how much)'
const noun = "((?:(?!\\b(?:of|and|or|it|they|we|you)\\b)[\\p{L}\\p{N}’'-]+ ?){1,4}?)"
const bareHalf = new RegExp(`^(?:${number}|which|what) ${noun}$`, 'iu')
const predicate = new RegExp(`^(?:${number}|which|what) ${noun} (${verb}\\b.*)$`, 'iu')
const counting = new RegExp(`^${number} ${noun} ${verb}\\b`, 'iu')
const countsNone = new RegExp(`^(${number}) (?:of (?:them|those|these) )?(?=${verb}\\b)`, 'iu')

/** Both halves in full: "how many men and how many women took part", "how many gulls were ringed and how many died". */
function inFull(first: string, second: string): readonly [string, string] {
  const bare = first.replace(/,$/, '')
  const done = bareHalf.test(bare) && !hasVerb.test(bare) ? predicate.exec(second)?.[2] : undefined
  const counted = counting.exec(first)?.[1]
  return [
    done === undefined ? first : `${bare} ${done}`,
    counted === undefined ? second : second.replace(countsNone, (_, many) => `${many} ${counted} `),
  ]
}

/** The second half as a question that can be asked alone; null where it cannot. */
function alone(first: string, second: string): string | null {
  if (pointing.test(second)) return null
  const known = pronounsIn(first)
  const pronouns = pronounsIn(second).filter((word) => !known.includes(word))
  if (pronouns.length === 0) return second
  const subject = subjectOf(first)
  if (subject === null) return null
  const isSeveral = isPlural(subject.split(' ').at(-1) ?? '')
  return pronouns.every((word) => (word === 'it') !== isSeveral)
    ? second.replace(standsFor, (word) => (known.includes(word.toLowerCase()) ? word : subject))
    : null
}

const asAsked = (half: string) => `${half.replace(/[\s,?.!]+$/u, '')}?`

/** True for a half that has a verb, and names something or asks for a part of the paper. */
function isAsked(half: string): boolean {
  const { stems, intent } = readQuestion(half)
  const isLong = half.split(' ').length >= fewestWords
  return isLong && hasVerb.test(half) && (stems.length > 0 || intent !== null)
}

/** "How many came and were weighed": what is done goes on, and nothing more is asked. */
const goesOn =
  /^(?:is|are|was|were|has|have|had)(?: \p{L}+ly)? (?:\p{L}+ed|given|taken|kept|seen|found|lost|left|made|done)\b/iu

/** What a question joins, in its own words; null for other questions. */
function joinedIn(text: string): readonly [string, string] | null {
  const [, first, second] = joined.exec(text.replace(/\s+/g, ' ').trim()) ?? []
  const isOne =
    first === undefined || second === undefined || within.test(first) || goesOn.test(second)
  return isOne ? null : [first, second]
}

const part =
  '(?:limitations?|strengths?|weaknesses|advantages|disadvantages|benefits|drawbacks|methods?|results?|findings|conclusions?|aims?|objectives?|goals?)'
/** "Limitations and strengths?": two parts of the work, with what stands before and behind for both. */
const parts = new RegExp(
  `^\\W*(?:(?:what|which) (?:is|are|was|were) )?(?:the )?(?:main |key )?(${part}) (?:and|&) (?:the )?(?:main |key )?(${part})((?: (?:of|in) [^?;]{2,60})?)\\W*$`,
  'iu',
)

/** The two questions that a question after two parts of the work asks; null for other questions. */
function partsAsked(text: string): readonly [string, string] | null {
  const [, first, second, ofWhat = ''] = parts.exec(text) ?? []
  const asked = (name: string) =>
    `What ${isPlural(name) ? 'are' : 'is'} the ${name.toLowerCase()}${ofWhat}?`
  return first === undefined || second === undefined ? null : [asked(first), asked(second)]
}

/** The two questions that a question of two halves asks, each in words that stand alone; null for other questions. */
export function twoQuestions(text: string): readonly [string, string] | null {
  const both = joinedIn(text)
  if (both === null) return partsAsked(text)
  const [first, second] = inFull(...both)
  const other = alone(first, second)
  if (other === null) return null
  const halves = [asAsked(first), asAsked(other)] as const
  return halves.every(isAsked) ? halves : null
}

/** The first half of a question of which the other cannot be asked alone ("…, and why?"), and that other as it was typed; else null. */
export function firstQuestion(text: string): readonly [string, string] | null {
  const both = joinedIn(text)
  if (both === null) return null
  const [first, second] = both
  return isAsked(asAsked(first)) ? [asAsked(first), asAsked(second)] : null
}
