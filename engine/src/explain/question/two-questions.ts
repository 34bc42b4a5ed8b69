import { isPlural } from '../text/plural.ts'
import { readQuestion } from './question.ts'

const asking =
  'what|which|who|whom|whose|where|when|why|how|is|are|was|were|did|do|does|has|have|had'
const verb = '(?:is|are|was|were|did|do|does|has|have|had|can|could|will|would)'
/** "How many came and what was their age?", "Who came? What was asked?": both halves ask, and have a verb of their own. */
const joined = new RegExp(
  `^\\W*((?:${asking})\\b[^?;]*?)(?:,? and|;(?: and)?|\\?(?: and)?) ((?:${asking})\\b[^?;]*)\\W*$`,
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

/** The two questions that a question of two halves asks, each in words that stand alone; null for other questions. */
export function twoQuestions(text: string): readonly [string, string] | null {
  const [, first, second] = joined.exec(text.replace(/\s+/g, ' ').trim()) ?? []
  const other = first === undefined || second === undefined ? null : alone(first, second)
  if (first === undefined || other === null || within.test(first)) return null
  const halves = [first, other].map((half) => `${half.replace(/[\s,?.!]+$/u, '')}?`)
  const isAsked = halves.every((half) => {
    const { stems, intent } = readQuestion(half)
    const isLong = half.split(' ').length >= fewestWords
    return isLong && hasVerb.test(half) && (stems.length > 0 || intent !== null)
  })
  return isAsked ? (halves as unknown as readonly [string, string]) : null
}
