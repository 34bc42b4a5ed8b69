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

/** What a question asks the limits of, where that has a name, in small letters; null for other questions. */
function limitedName(question: string): string | null {
  const name = asksLimits.exec(question)?.[1]
  // In a question all in capitals nothing is a name.
  const isName = name !== undefined && named.test(name) && /\p{Ll}/u.test(question)
  return isName && !ofPaper.test(name) ? name.toLowerCase() : null
}

/**
 * "What are the drawbacks of RAKE?" is not answered by those of another thing: what tells of them names it, or is the
 * paper's own, and takes something away.
 */
export const limitsOfAnother: Misfit = ({ text: asked }) => {
  const name = limitedName(asked)
  return name === null
    ? null
    : ({ text }) =>
        !((text.toLowerCase().includes(name) || ofOwn.test(text)) && limiting.test(text))
}

/** True where it is not sure that a text tells of the limits of what is named. */
export function leavesUnnamed(question: string, text: string): boolean {
  const name = limitedName(question)
  return name !== null && !(text.toLowerCase().includes(name) && limiting.test(text))
}
