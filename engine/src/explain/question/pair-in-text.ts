import { tokens, type Word } from '../../text/tokens.ts'
import { ofAnother, spoiled } from './opposites.ts'
import { withoutPhrasal } from './phrasal-verbs.ts'

/** So many words may stand between a word and its thing. */
export const reach = 4
/** What is no thing, behind a word of direction: "lower than in others". */
export const apart =
  /^(?:than|in|at|on|during|after|before|with|among|for|by|from|to|when|if|as|per)$/
/** "Fall" beside another season, or behind a small word, goes down nowhere. */
const autumn =
  /\b(?:in|during|each|every|early|late|of) (?:the )?fall\b|\bfall(?=,? (?:and|or|to|season|19|20)\b| (?:19|20)\d\d| season)|(?<=\b(?:winter|summer|spring),? (?:and |or )?)fall\b/gi

/** Where a word of a kind stands near a thing; null when nowhere. */
export function pairIn(
  text: string,
  [thing = '', ...more]: readonly string[],
  isWord: (stem: string) => boolean,
): string | null {
  const list = tokens(
    withoutPhrasal(text.replace(autumn, (season) => season.replace(/fall$/i, '    '))),
  )
  for (const [at, word] of list.entries()) {
    if (!isWord(word.stem)) continue
    const near = (other: Word | undefined) => other?.stem === thing
    const after = list.slice(at + 1, at + 1 + reach).find(near)
    const before = list.slice(Math.max(0, at - reach), at).findLast(near)
    const following = after ? list.slice(list.indexOf(after) + 1) : []
    const grown = more.findLastIndex((stem, place) => following[place]?.stem === stem)
    // "It led to a rise in costs" raises no "it", and a fall in yield loss lowers no yield.
    if (!after && ofAnother.test(text.slice(word.end))) continue
    if (after && spoiled.test(text.slice(after.end))) continue
    const words = after
      ? text.slice(word.start, (following[grown] ?? after).end)
      : before && text.slice(before.start, word.end)
    if (words !== undefined && !/[.,;:]/.test(words)) return words
  }
  return null
}
