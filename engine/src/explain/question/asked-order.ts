const auxiliary =
  'is|are|was|were|has|have|had|can|could|will|would|may|might|should|must|does|do|did'
const determined =
  '(?:the|this|these|those|that|their|its|his|her|our|an?|they|it|he|she|we|there)\\b'
const people = '(?:authors?|researchers?)\\b'
const preposition = '(?:(?:to|in|for|by|on|at|from|with|of|under) )?'
/** Behind "what" or "how many" a word without an article belongs to what is asked for: "How many authors took part?" */
const pronoun = '(?:what|which|who|whom|how (?:long|often|well|far|much|large|big|old|fast))'
const adverb = '(?:where|why|when|how)'
/** "How come the fish grew?" asks why, in the order of a statement. */
const howCome = /^\W*how come (?:that )?/iu
const condition = /^\W*(?:if|whether)(?: or not)? /iu
/** "what the dose was": a question's word, what it is asked of, and a verb that would stand between the two. */
const indirect = new RegExp(
  `^\\W*(${preposition}(?:${pronoun} (?=${determined})|${adverb} (?=${determined}|${people})))([^,;?]*)`,
  'iu',
)
const inside = new RegExp(`^((?:[^\\s,;]+ ){1,9}?)(${auxiliary})\\b(?! (?:${auxiliary})\\b)`, 'iu')
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** A statement in the order of a question, its auxiliary first; "did" first where it has none. */
function turned(statement: string): string {
  const found = inside.exec(statement)
  if (!found) return `did ${statement}`
  const [all, before = '', verb = ''] = found
  return `${verb} ${before.trim()}${statement.slice(all.length)}`
}

/**
 * An indirect question in the order of words of a direct one; others as they are: "whether the dose was raised" as "Was the
 * dose raised?", "how come it was raised" as "Why was it raised?", "why the authors stopped" as "Why did the authors stopped?". Its words stay, and so do their forms.
 */
export function asAsked(question: string): string {
  const plain = question.replace(/(?<![\s.!?])[\s.!?]+$/u, '')
  if (condition.test(plain)) return `${capital(turned(plain.replace(condition, '')))}?`
  if (howCome.test(plain)) return `Why ${turned(plain.replace(howCome, ''))}?`
  const found = indirect.exec(plain)
  const [all, word = '', rest = ''] = found ?? []
  if (all === undefined) return question
  return `${capital(word)}${turned(rest)}${plain.slice(all.length)}?`
}
