import { type Question, readQuestion } from '../question/question.ts'
import { topicStems } from '../text/words.ts'

const auxiliary = 'is|are|was|were|did|do|does|has|have|had|can|could'
/** Ways of asking that take something for granted (how two things differ does not), each with the why question that takes the same for granted. */
const ways: readonly (readonly [RegExp, string])[] = [
  [/^\W*how come (.+)$/iu, 'Why $1'],
  [/^\W*(?:since|given that|if|because) ([^,]+), .+$/iu, 'Why $1?'],
  // "What seed was given to the plots?" takes a seed for granted, in whatever way it came there.
  [
    /^\W*(?:what|which) (?!(?:of|other|kinds?|types?|sorts?)\b)((?:(?!(?:of|in|on|for|to|from|with|by|at|than)\b)[\p{L}\p{N}-]+ ){1,3}?)(was|were) (given|administered|injected|offered|prescribed|received) (.+)$/iu,
    'Why $2 $1$3 $4',
  ],
  [
    new RegExp(
      `^\\W*how (?:much|many times|far) ((?:more|less) \\p{L}+|\\p{L}+er|worse) (${auxiliary}) (.+?)( than .+?)?\\W*$`,
      'iu',
    ),
    'Why $2 $3 $1$4?',
  ],
  // "At inference time" is at inference.
  [/^(\W*why .+ at \p{L}+) time\W*$/iu, '$1'],
  // So does "In which year did it open?".
  [
    /^\W*(?:(?:in|on|at|by|during|since|from) )?(?:which|what) (?:year|month|week|day|date|decade|century|time|age|season|point)s? (?!.*\bdiffer)((?:did|does|do|has|have|had) .+)$/iu,
    'Why $1',
  ],
  [/^\W*(?:how(?: much)?|when) (?!.*\bdiffer)((?:did|does|do|has|have|had) .+)$/iu, 'Why $1'],
]

const giving = new Set(topicStems('given administered injected offered prescribed received'))

const told = /^(\W*why) (?!(?:is|are|was|were|did|do|does|has|have|had|can|could)\b)/iu
/** "Why the plots were wet?" with a verb in front, as every why question has it. */
const asAsked = (why: string): string => why.replace(told, '$1 did ')

/** Who asks why it was expected, or how they told whether it is so, takes neither for granted. */
const onlyHeld =
  /^\W*(?:why|how) (?:[\p{L}\p{N}-]+ ){1,6}?(?:expect|hope|suspect|fear|hypothesi[sz]e|anticipate|assume|believe|think|decide|determine|know|tell|check|judge|find out)(?: [\p{L}\p{N}-]+){0,4}? (?:to|that|whether|if|when|which|what)\b/iu

/** "How did salt affect the yield?" asks whether it did. */
const asksWhether = /^\W*how (?:do|does|did) [^?]*\b(?:affect|influence|impact|change)\b/iu

/** Who asks why it might be so has not been told that it is. */
const onlyMight = /^\W*(?:why|how) (?:might|would)\b/iu

/**
 * The why question that takes for granted what a question does: "How come it failed?" as "Why it failed?". Null for
 * questions that take nothing for granted.
 */
export function presumedBy(question: Question): Question | null {
  if ([onlyHeld, asksWhether, onlyMight].some((form) => form.test(question.text))) return null
  for (const [way, why] of ways)
    if (way.test(question.text)) {
      const asked = readQuestion(asAsked(question.text.replace(way, why)))
      return { ...asked, stems: asked.stems.filter((stem) => !giving.has(stem)) }
    }
  return question.type === 'why' ? question : null
}
