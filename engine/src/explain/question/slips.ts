import { generality } from '../../text/general-words.ts'
import { rarityOf } from '../../text/rarity.ts'
import { oneLetterOff } from '../../text/spelling.ts'
import { fold, stem, stopWords } from '../../text/tokens.ts'
import { isPlain } from './faint-cues.ts'
import { ofQuestions } from './question-word-cues.ts'

const ofOrder = 'what which where when whose does many much'.split(' ')
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const shifts = [0, 0.25, 0.75]
const places = new Map(
  rows.flatMap((row, y) =>
    [...row].map((letter, x) => [letter, { x: x + (shifts[y] ?? 0), y }] as const),
  ),
)
const reach = 1.3
const shortest = 5
const vowel = /[aeiou]/

/** True for letters whose keys touch. */
function areNeighbours(one: string, other: string): boolean {
  const [a, b] = [places.get(one), places.get(other)]
  return a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < reach
}

/**
 * True when a hand that meant one word may have typed the other: two letters swapped, one dropped, doubled or added, or
 * its neighbour's key hit. One vowel for another is a slip in a word of every field only: "nitrite" is no "nitrate".
 */
function mayMean(typed: string, word: string): boolean {
  // "Papers" is another form of "paper".
  if (stem(typed) === stem(word) || !oneLetterOff(typed, word)) return false
  if (typed[0] !== word[0] && (typed[1] !== word[0] || typed[0] !== word[1])) return false
  if (typed.length !== word.length) return true
  let at = 0
  while (typed[at] === word[at]) at++
  const [one = '', other = ''] = [typed[at], word[at]]
  if (typed[at + 1] === other && word[at + 1] === one) return true
  const heard = vowel.test(one) && vowel.test(other) && generality(stem(word)) > 0
  return heard || areNeighbours(one, other)
}

/** True for words that are words, whether this paper has them or not. */
function isWord(word: string): boolean {
  const root = stem(word)
  return (
    stopWords.has(word) ||
    ofQuestions.includes(word) ||
    isPlain(root) ||
    generality(root) > 0 ||
    rarityOf(root) < 1
  )
}

export interface Slip {
  readonly typed: string
  readonly meant: string
}

/**
 * A question's words of small letters that neither the paper nor any list knows, and what was meant: the word that the
 * paper says most often of those that are one slip of the hand away. Names and words of figures are let be.
 * @param text the paper's
 */
export function slipsIn(question: string, text: string): Slip[] {
  const paper = fold(text)
  let said: Map<string, number> | undefined
  const found: Slip[] = []
  for (const [at, [typed]] of [
    ...question.matchAll(/(?<![\p{L}\p{N}-])\p{L}+(?![\p{L}\p{N}-])/gu),
  ].entries()) {
    const word = at === 0 ? typed.toLowerCase() : typed
    const isShort = word.length < shortest
    if (!/^[a-z]{3,}$/.test(word) || (isShort && at > 1) || isWord(word) || paper.includes(word))
      continue
    const possible = (words: Iterable<string>) => [...words].filter((other) => mayMean(word, other))
    const [common] = possible(isShort ? ofOrder : ofQuestions)
    said ??= timesOf(paper)
    const [own] = isShort
      ? []
      : possible(said.keys()).toSorted((a, b) => (said?.get(b) ?? 0) - (said?.get(a) ?? 0))
    const meant = own ?? common
    if (meant !== undefined) found.push({ typed, meant })
  }
  return found
}

function timesOf(paper: string): Map<string, number> {
  const times = new Map<string, number>()
  for (const [word] of paper.matchAll(/(?<!\p{L})[a-z]{4,}(?!\p{L})/gu))
    times.set(word, (times.get(word) ?? 0) + 1)
  return times
}

/** The question with what was meant. */
export const withoutSlips = (question: string, slips: readonly Slip[]): string =>
  slips.reduce((asked, { typed, meant }) => {
    const cased = /^\p{Lu}/u.test(typed) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant
    return asked.replace(new RegExp(`(?<!\\p{L})${typed}(?!\\p{L})`, 'gu'), cased)
  }, question)
