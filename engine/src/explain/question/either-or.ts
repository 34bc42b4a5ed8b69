import { fold, stopWords } from '../../text/tokens.ts'

const opening =
  /^\W*(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|which|what)\b/i
const choice =
  /(?<![\p{L}\p{N}])([\p{L}\p{N}-]{3,}),? or (?:(?:an?|the|in|by|with|as|for|on) )?([\p{L}\p{N}-]{3,})/iu
/** Endings that a word may lose: "double-blinded" is said where "double-blind" is. */
const ending = /(?:ing|ed|ly|es|s|e)$/
const fewestLetters = 4

const isSaid = (word: string, text: string) => {
  const root = word.replace(ending, '')
  return text.includes(root.length >= fewestLetters ? root : word)
}

/**
 * A question that offers two words of which the text has only one, with that one alone: "Was it single- or
 * double-blind?" is no question for what the paper never names. Other questions as they are.
 */
export function inSaidChoice(question: string, text: string): string {
  if (!opening.test(question)) return question
  const asked = fold(question)
  const [whole, one, other] = choice.exec(asked) ?? []
  if (whole === undefined || one === undefined || other === undefined) return question
  // "Was it used or not?" offers nothing.
  if ([one, other].some((word) => stopWords.has(word) || /^(?:not|none|never|else)$/.test(word)))
    return question
  const folded = fold(text)
  const [first, second] = [isSaid(one, folded), isSaid(other, folded)]
  if (first === second) return question
  const at = asked.indexOf(whole)
  const said = first ? one : whole.slice(whole.lastIndexOf(' or ') + ' or '.length)
  return question.slice(0, at) + said + question.slice(at + whole.length)
}
