import { anyVerb, determiners, finite, prepositions, startsWithVerb } from '../clause-words.ts'

// Whether what stands behind "and" or a comma is a clause of its own, or goes on with what stands before it.

/** "HIT to be 3.9%": told of by a verb that stands before it. */
const infinitive = /^\S+ to (?:be|have)\s/iu
/** Before a comma: a phrase or a word that the clause behind it does not need for its subject. */
export const introduction: RegExp = new RegExp(
  String.raw`^(?:${prepositions}|as|after|before|if|when|while|because|since|although|though|once|unlike|given|compared|based|due|similarly|first|second|third|next|last|taken|unless|where|even|not|only|so|also|and|but|or|\p{L}+ly|\p{L}+ing|\p{L}+ed)(?:\s|,|$)`,
  'iu',
)
export const pronoun: RegExp = /^(?:we|they|it|he|she|i|there)\s/iu
/** "Lowers the tone", "performs well", "cast a bell": with an object or an adverb right behind it, no noun. */
const verbFirst =
  /^(?:\p{L}{3,}(?<!ss|us|is)s (?:well|poorly)\s|(?!(?:all|both|half|such|what|how|why|whether|which|that|quite|many|rather|until|than|whereas)\s)\p{L}{3,} (?:the|an?|its|their|our)\s)/iu
/** "Leading to rust", "not loud enough" have no verb. */
const verbless = /^(?:\p{L}+ing|not)\s/iu
/** "Or of wax" is one of two, "which is loud" and "such as bells" are of what stands before them. */
const dependent =
  /^(?:n?or|which|whose|whom|such as|namely|i\.e\.|e\.g\.|especially|particularly)[\s,]/i

/** Whether a claim behind a clause goes on with it: it begins with another verb of its subject, or has none. */
export const isOfSubjectBefore = (claim: string): boolean =>
  startsWithVerb.test(claim) ||
  (verbFirst.test(claim) && !introduction.test(claim)) ||
  (verbless.test(claim) && !finite.test(claim)) ||
  dependent.test(claim)

/** "of all suspected", "of cracked, waxed": what they are like, and no verb. */
const attributes = new RegExp(
  String.raw`\s(?:${prepositions}|${determiners})\s\p{L}+ed(?:, \p{L}+ed){0,4}$`,
  'iu',
)
/** "To ring them, ", "Although wax helps, ": what opens a sentence, and is no clause beside the one behind it. */
const opening =
  /^(?:to|in order to|although|though|while|whereas|since|because|if|when|as)\s[^,;:]*,\s/iu
/** "Gaps between bells |and gongs" */
const halved = /\b(?:between|both)\s(?![^,;:]*\band\b)[^,;:]*[^,;:]$/iu

/** Behind "and": a clause, where one stands before it too and it has a verb; else the other half of a noun. */
export function startsOwnClause(clause: string, claim: string): boolean {
  const left = clause.trim().replace(/,$/, '')
  if (left === '' || pronoun.test(claim)) return true
  const half = halved.exec(clause.trim())?.[0]
  if (half !== undefined && !finite.test(half)) return false
  const told = left.replace(opening, '').replace(attributes, '')
  return (
    finite.test(told) && anyVerb.test(claim) && !infinitive.test(claim) && !isOfSubjectBefore(claim)
  )
}
