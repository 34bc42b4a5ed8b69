import type { Misfit } from './misfit-wants.ts'

const asksLimits =
  /^\W*(?:what|which) (?:is|are|was|were) (?:the |an? )?(?:\p{L}+ )?(?:limit|limitation|drawback|weakness|disadvantage|shortcoming|downside|flaw)(?:e?s)? (?:of|with) (?:the |an? )?([^?]{2,40}?)\W*$/iu
const named = /\p{Lu}/u
/** "This study on COVID-19" is the paper itself. */
const ofPaper =
  /^(?:this|these|our|their|(?:present |current )?(?:stud(?:y|ies)|trial|paper|article|work|research|analysis|survey)\b)/iu
/** What the paper says of its own may be of what is named. */
const ofOwn = /\b(?:we|our|ours|proposed)\b/i

const limiting =
  /\b(?:limit(?:s|ed|ing|ations?)?|drawbacks?|weakness\w*|shortcomings?|disadvantages?|however|although|though|while|whereas|cannot|not|only|but|still|despite|unfortunately|lacks?|fails?|worse|expensive|costly|slow\w*|needs?|requires?)\b/i

/** The names of what a question asks the limits of, in small letters; null for other questions. */
function limitedNames(question: string): readonly string[] | null {
  const asked = asksLimits.exec(question)?.[1]
  // In a question all in capitals nothing is a name.
  if (asked === undefined || !/\p{Ll}/u.test(question) || ofPaper.test(asked)) return null
  const names = asked
    .split(/\s+/)
    .filter((word) => named.test(word))
    .map((word) => word.replace(/['’]s$/, '').toLowerCase())
  return names.length === 0 ? null : names
}

const namesAny = (text: string, names: readonly string[]) =>
  names.some((name) => text.toLowerCase().includes(name))

/**
 * "What are the drawbacks of RAKE?" is not answered by those of another thing: what tells of them names it, or is the
 * paper's own, and takes something away.
 */
export const limitsOfAnother: Misfit = ({ text: asked }) => {
  const names = limitedNames(asked)
  return names === null
    ? null
    : ({ text }) => !((namesAny(text, names) || ofOwn.test(text)) && limiting.test(text))
}

/** True where it is not sure that a text tells of the limits of what is named. */
export function leavesUnnamed(question: string, text: string): boolean {
  const names = limitedNames(question)
  return names !== null && !(namesAny(text, names) && limiting.test(text))
}
