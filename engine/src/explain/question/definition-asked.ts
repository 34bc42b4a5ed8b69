import { topicStems } from '../text/words.ts'
import { clausesOf, peopleOf } from './definition-clauses.ts'
import { framesOf } from './definition-frames.ts'
import { spellingsOf } from './definition-spellings.ts'
import { meaningsOf, presentationsOf } from './definition-wordings.ts'
import type { Question } from './question.ts'
import { isName, isPlural, singular, type Wording } from './term-forms.ts'

const term = "(?:(a|an|the) )?[“\"‘']?([\\p{L}\\p{N}][\\p{L}\\p{N} ./+–’'-]{0,60}?)[”\"’']?"
const here = '(?: (?:here|exactly|in (?:this|the) (?:paper|study|work|article|context)))?\\W*$'
const asks: readonly RegExp[] = [
  `(?:what|who) (?:is|are|was|were) ${term}`,
  `what (?:does|do) ${term} (?:do|mean|stand for|refer to)`,
  `what (?:is|are) meant by ${term}`,
  `(?:what (?:is|was) )?(?:the )?(?:exact )?meaning of ${term}`,
  `what do (?:the authors|they|you|we) mean by ${term}`,
  `(?:please )?define ${term}`,
].map((words) => new RegExp(`^\\W*${words}${here}`, 'iu'))
const whose = '(?: (?:of|for|in) (?:an?|any|the|these|this) [^?]{2,60}?)?'
/** These ask for what defines a thing outright, be it a thing of something: "What is the price of a code?" */
const asksOutright: readonly RegExp[] = [
  `how (?:is|are|was|were) ${term}${whose} (?:formally |exactly )?defined`,
  `how (?:do|did|does) (?:the authors|they|the paper|the study) define ${term}${whose}`,
  `what (?:is|was) the (?:formal |exact )?definition of ${term}${whose}`,
  `what (?:is|are) ${term} of an? [^?]{2,40}?`,
].map((words) => new RegExp(`^\\W*${words}${here}`, 'iu'))
/** "What is a rationale?" asks of no part of the paper. */
const asksOfOne = /^\W*what is an? [\p{L}-]+\W*$/iu
/** What is no term but a question of its own: "What is the role of …", "What is it used for?". */
const noTerm =
  /\b(?:of|for|in|on|at|by|to|from|with|as|about|between|than|that|which|who|used|called|named|known|new|main|best|worst|first|last|next|most|least|this|these|their|its|it|they|your|our|average|total|mean|median)\b(?!-\p{L})/iu
/** "What does PCR stand for?" */
export const asksLongForm = /\bstands? for\W*$/i
const mostWords = 5

/** "A microservice is a …" says what microservices are. */
const plainMeaningsOf = (term: string) => meaningsOf(term).filter(([, worth]) => worth > 3)

/** The wordings that define a term, and do no less. */
export const outrightFormsOf = (term: string) => [
  ...framesOf(term),
  ...meaningsOf(term).filter(([, worth]) => worth > 4),
]

const isTerm = (found: string) =>
  !noTerm.test(found) && topicStems(found).length > 0 && found.split(/\s+/).length <= mostWords

interface Asked {
  readonly term: string
  readonly wordings: readonly Wording[]
  /** "The learning rate" asks for a value, "the Transformer" and "a hard negative" for what it is. */
  readonly asksValue: boolean
  /** Nothing but a definition answers: what only names or presents the thing does not. */
  readonly isOutright: boolean
}

/** The wordings that answer the question; null when it does not ask what a thing is. */
export function wordingsAsked({ text, type, intent, item }: Question): Asked | null {
  if (type === 'how-many' || ((intent !== null || item !== null) && !asksOfOne.test(text)))
    return null
  for (const pattern of asksOutright) {
    const found = pattern.exec(text)?.[2]
    if (found === undefined || !isTerm(found)) continue
    return { term: found, wordings: outrightFormsOf(found), asksValue: true, isOutright: true }
  }
  for (const pattern of asks) {
    const [, article, found] = pattern.exec(text) ?? []
    if (found === undefined || !isTerm(found)) continue
    const spellings = spellingsOf(found)
    if (asksLongForm.test(text) && spellings.length > 0)
      return { term: found, wordings: spellings, asksValue: true, isOutright: false }
    const asksPeople = /^\W*who\b/i.test(text)
    const asksValue =
      article?.toLowerCase() === 'the' && !/\p{Lu}/u.test(found) && !/\bmean/i.test(text)
    const more = asksValue ? [] : [...presentationsOf(found), ...clausesOf(found), ...spellings]
    const ofOne = isPlural(found) ? plainMeaningsOf(singular(found)) : []
    const whom = asksPeople ? peopleOf(found) : []
    const wordings = [...meaningsOf(found), ...framesOf(found), ...ofOne, ...more, ...whom]
    return { term: found, wordings, asksValue, isOutright: false }
  }
  return null
}

const asksMeaning = /\b(?:mean|means|meant|meaning|define|defined|definition)\b/iu
/** What says or repeats a meaning in whatever words. */
const tellsMeaning =
  /\b(?:i\.\s?e\b|that is|in other words|mean(?:s|ing|t)\b|defin(?:e[sd]?|ing|itions?)\b|refer(?:s|red|ring)? to|denot(?:e[sd]?|ing)\b|known as|called|termed|stand(?:s|ing)? for|represents?|reflects?|indicates?)|[=:≡]/iu

/** True for a text that only speaks of the thing whose meaning a question asks for outright: "What does lull mean?" */
export function leavesUndefined(question: Question, text: string): boolean {
  if (!asksMeaning.test(question.text)) return false
  const asked = wordingsAsked(question)
  return (
    asked !== null && !tellsMeaning.test(text) && !asked.wordings.some(([form]) => form.test(text))
  )
}

/** The name of which a question asks what it is ("BLEU", "SciBERT"); null for other questions, and for common words. */
export function nameAsked(question: Question): string | null {
  const asked = wordingsAsked(question)
  return asked && !asked.isOutright && isName(asked.term) ? asked.term : null
}
