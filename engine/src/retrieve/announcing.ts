import { newsIn } from '../text/general-words.ts'
import { tokens } from '../text/tokens.ts'
import type { QuestionType } from './question-type.ts'

const many =
  '(?:an? (?:large |small |wide |growing )?(?:number|variety|range|series|set|host) of|several|many|multiple|numerous|various|two|three|four|five|six|seven|eight|some|different|certain|a few)'
/** That there are things of a kind: "a number of appealing qualities", "several strategies". */
const kindOfThings = new RegExp(`\\b${many} (?:of the |of these )?(?:[\\w-]+ ){0,3}?\\w+s\\b`, 'i')
const opensList = /\b(?:as follows|the following)\W*$|:$/i
/** What a sentence names by itself. */
const naming =
  /:\s\S|\d|\b(?:such as|including|includes?|namely|e\.g|i\.e|for example|that is)\b|(?:,[^,]+){3}|\(i+\)/i
const mostOfLabel = 7
const verbal =
  /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|may|might|will|would|should|must|we|\w{2,}(?:ed|[^iusIUS]s))\b|[\d:;,=<>≤≥]/i
/** "Accounting for rare words." */
const ofDoing =
  /^\p{Lu}\p{Ll}+ing (?:for|with|of|on|from|to|in) (?:(?!(?:is|are|was|were|has|have|can|may)\b)[\p{L}-]+ ?){1,5}\.?$/u
/** True for a heading that was set as a sentence: a few words, none of them a verb, and no formula. */
export const isLabel = (bare: string) =>
  bare.trim().split(/\s+/).length <= mostOfLabel &&
  (!verbal.test(bare) || ofDoing.test(bare.trim()))
const cited = /\s*\[[\d,;–\s-]+\]|\s*\([^()]*\d{4}[^()]*\)/g
/** A name within the sentence: it may be what is asked for. */
const inside = /(?<=[\p{L},] ["“(]?)\p{Lu}[\p{L}\d-]+/gu
const mostWords = 26
/** So many words of a field that the question has not are news, whatever else a sentence leaves open. */
const enoughNews = 2.4

/** Whether a question of this type asks for things that a sentence can announce; a count is told by "several". */
export const asksForThings = (type: QuestionType): boolean => !['yes-no', 'how-many'].includes(type)

/** True where what is announced may stand in a block of its own: after a heading, or as a list. */
export const opensBlock = (text: string): boolean => /:\W*$/.test(text) || isLabel(text)

/**
 * True for a sentence that only announces what is asked for, "X has a number of advantages", and leaves naming it to
 * those after it: it tells of things of a kind, names none, and says hardly more than the question.
 * @param stems those of the sentence; `isAsked` tells which of them the question has.
 */
export function announces(
  text: string,
  stems: Iterable<string>,
  isAsked: (stem: string) => boolean,
): boolean {
  const bare = text.replace(cited, '')
  if (opensBlock(bare)) return true
  if (bare.split(' ').length > mostWords || naming.test(bare)) return false
  if (!opensList.test(bare.trim()) && !kindOfThings.test(bare)) return false
  const names = bare.match(inside) ?? []
  if (names.some((name) => !tokens(name).some((word) => isAsked(word.stem)))) return false
  return newsIn(stems, isAsked) < enoughNews
}
