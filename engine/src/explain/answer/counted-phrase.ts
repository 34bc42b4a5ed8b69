import { stem } from '../../text/tokens.ts'
import type { Question } from '../question/question.ts'
import { isPlural } from '../text/plural.ts'
import { topicStems } from '../text/words.ts'
import { inMultiples, nounStem } from './counted-things.ts'

// What "how many" asks the number of, by the words of the question.

/** Where the thing asked for ends: at what is done with it. */
const verb =
  /^(?:took|take|takes|taken|participated?|contain(?:s|ed)?|exist(?:s|ed)?|belong(?:s|ed)?|came|come|died|got|received?|responded|answered|completed|went|make|made)$/i
const howMany =
  /\bhow many\s+((?:(?!(?:were|was|are|is|did|does|do|have|has|had|can|could|may|might|will|would|should|must|in|on|of|from|at|to|for|with|there)\b)[\p{L}\p{N}-]+(?:['’]s?(?=\s))?\s*){1,5})/iu

/** "How many times a day?" asks how often, and counts nothing: the unit in which it comes back. */
const timesPer =
  /\bhow many times (?:an?|per|each|every|in an?) (hour|day|night|week|month|year)\b/i
export const unitOfTimes = (question: string): string | null =>
  timesPer.exec(question)?.[1]?.toLowerCase() ?? null

/** The words after "how many" up to its noun: the first plural ("authors took part"; of several in a row the last), else the last; null for other questions. */
function wordsAsked(question: string): readonly string[] | null {
  const all = howMany.exec(inMultiples(question))?.[1]?.trim().split(/\s+/)
  if (!all || unitOfTimes(question) !== null) return null
  const end = all.findIndex((word, at) => at > 0 && verb.test(word))
  const words = end < 0 ? all : all.slice(0, end)
  // "Patients' sera" are sera.
  const isNoun = (word: string) => !/['’]/.test(word) && isPlural(word)
  const at = words.findIndex(isNoun)
  // "Lens makers" are makers.
  const more = words.slice(at + 1).findIndex((word) => !isNoun(word))
  return words.slice(0, at < 0 || more < 0 ? words.length : at + 1 + more)
}

/** What "how many" asks the number of, as a stem; null for other questions. */
export function countsAsked(question: Question): string | null {
  const noun = wordsAsked(question.text)?.at(-1)
  return noun === undefined ? null : nounStem(noun)
}

/** The noun that "how many" asks the number of, the stems of what stands before it, and those of all else. */
export function countedPhrase(
  question: Question,
): { readonly noun: string; readonly qualities: string[]; readonly rest: string[] } | null {
  const words = wordsAsked(question.text)
  const noun = words?.at(-1)?.toLowerCase()
  if (!words || noun === undefined) return null
  const qualities = topicStems(words.slice(0, -1).join(' '))
  const own = new Set([...qualities, ...topicStems(noun), nounStem(noun)])
  return { noun, qualities, rest: question.stems.filter((word) => !own.has(word)) }
}

const ofThem =
  /\bhow many of (?:all )?(?:the|these|those|our|their|its) (?:\d[\d,]* |(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty) )?/iu

/** What "how many of the plots were wet" asks of each: the words after its noun; null for other questions. */
export function askedOfEach(question: string): string | null {
  if (!ofThem.test(question)) return null
  const plain = question.replace(ofThem, 'how many ')
  const noun = wordsAsked(plain)?.at(-1)
  return noun === undefined ? null : plain.slice(plain.indexOf(noun) + noun.length).trim()
}

const lastDone = /\b(\p{L}+ed)(?: (?:in|on|at|by|from|for|with|of|to|during|as))?(?: [^?]*)?\W*$/iu
/** The stem of what was done with the things by the end of a question: "trained" in "How many pages was it trained on?". */
export const doneAtLast = (question: string): string | null => {
  const word = lastDone.exec(question)?.[1]
  return word === undefined ? null : stem(word.toLowerCase())
}
