import { finite, isTold } from '../clause-words.ts'
import { withoutBrackets } from './brackets.ts'

// What takes a claim back further behind in its sentence: ", such as these, but with a caveat", "; however, it fell".

/** Where the sentence turns; "not only … but also" does not. */
const turn =
  /(?:[,;(–—]\s?|\s)(?<words>(?:but(?! (?:also|rather|in fact)\b)|yet|although|though|even though|albeit|however|nevertheless|nonetheless|with the (?:caveat|disadvantage|drawback|exception)|the (?:only|sole|one) exceptions?)\b[^;:]*)/iu
/** Behind a semicolon or with these words it speaks of what stands before it, whatever its subject. */
const ofBefore =
  /^(?:although|though|even though|albeit|however|yet|nevertheless|nonetheless|(?:but )?with the |the )/iu
/** "but lowers the tone", "but with wax", "but it …": of the same subject. */
const same =
  /^but (?:(?:also|still|only|then|\p{L}+ly) )?(?:very|quite|rather|too|far|it|its|they|there|when|if|under|in|for|both|neither|some|not all|their|this|these|those|that|with|at|only|few|little|less|\p{Ll}{3,}(?<!ss|us|is)s (?!(?:is|are|was|were|had|have|in|of|with|from)\b)|are|is|was|were|has|have|had|can|could|may|might)\b/iu
const contrasted = /^(?:but|yet|though|although) (?:probably |possibly )?(?:not|never|rarely)\b/iu
const universal = /\b(?:all|every|each|always|never|none|no|entirely|completely)\b/iu
const exception =
  /(?<!\b(?:without|no) )\b(?:the |with )?(?:(?:only|one|sole|notable) ){0,2}exceptions?\b[^;:]*/iu
/** ", which …", ", indicating …": the turn is of that. */
const conclusion = /^,\s(?:\p{L}+ which|which|where|thus|thereby|\p{L}+ing)\s/iu
/** A clause of its own before the turn: of that is it taken back. */
const ownClause =
  /\s(?:and (?:the|an?|we|it|they|he|she|this|these|our|their|its|there)|while|whereas|so|because|since|that|which)\s|[:–—]\s/iu

/**
 * The words behind a claim that take it back, or weigh against it, anywhere in the rest of its sentence; null where
 * there are none, or they speak of another clause that stands between.
 * @param after the sentence from where the claim ends.
 */
export function turnLost(claim: string, after: string): string | null {
  if (!isTold(claim)) return null
  const rest = withoutBrackets(after)
  const excepted = universal.test(claim) ? exception.exec(rest)?.[0] : undefined
  if (excepted !== undefined) return excepted.trim()
  const found = turn.exec(rest)
  const words = found?.groups?.words?.trim().replace(/[.,]$/, '')
  if (!found || words === undefined || contrasted.test(words)) return null
  const between = rest.slice(0, found.index)
  const mark = found[0].trimStart()[0]
  const isBeside = conclusion.test(between) || (ownClause.test(between) && finite.test(between))
  if (isBeside && mark !== ';') return null
  return mark === ';' || ofBefore.test(words) || same.test(words) ? words : null
}
