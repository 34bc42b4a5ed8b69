import { generality, generalStems } from '../../text/general-words.ts'
import { rarityOf } from '../../text/rarity.ts'
import { ofLast } from '../../text/remembering.ts'
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
const long = 8
const vowel = /[aeiou]/

/** True for letters whose keys touch. */
function areNeighbours(one: string, other: string): boolean {
  const [a, b] = [places.get(one), places.get(other)]
  return a !== undefined && b !== undefined && Math.hypot(a.x - b.x, a.y - b.y) < reach
}

/** Whether the one letter that a longer word has more is its neighbour's double, or on a key beside it. */
function isDoubled(longer: string, shorter: string): boolean {
  let at = 0
  while (longer[at] === shorter[at] && at < shorter.length) at++
  const added = longer[at] ?? ''
  return [longer[at - 1], longer[at + 1]].some(
    (beside) => beside !== undefined && (beside === added || areNeighbours(beside, added)),
  )
}

/**
 * True when a hand that meant one word may have typed the other: two letters swapped, one dropped, doubled or added by
 * its neighbour's key, or that key hit instead. One vowel for another is a slip in a long word of every field only:
 * "nitrite" is no "nitrate".
 */
function mayMean(typed: string, word: string): boolean {
  // "Papers" is another form of "paper".
  if (!oneLetterOff(typed, word) || stem(typed) === stem(word)) return false
  // So is "rarer" of "rare".
  if (word.endsWith('e') && typed === `${word}r`) return false
  if (typed[0] !== word[0] && (typed[1] !== word[0] || typed[0] !== word[1])) return false
  if (typed.length < word.length) return true
  if (typed.length > word.length) return isDoubled(typed, word)
  let at = 0
  while (typed[at] === word[at]) at++
  const [one = '', other = ''] = [typed[at], word[at]]
  if (typed[at + 1] === other && word[at + 1] === one) return true
  const heard = vowel.test(one) && vowel.test(other) && typed.length >= long && isGeneral(word)
  return heard || areNeighbours(one, other)
}

/** True for words of every field. */
const isGeneral = (word: string) => ofQuestions.includes(word) || generality(stem(word)) > 0

/** Runs of three letters of a word, its ends among them. */
const triplesOf = (word: string): string[] =>
  Array.from(` ${word} `.slice(2), (_, at) => ` ${word} `.slice(at, at + 3))

/** Those of words that papers have. */
const usualTriples = new Set([
  ...ofQuestions.flatMap(triplesOf),
  // What stands at their end is no end of a word.
  ...generalStems.flatMap((root) => triplesOf(root).slice(0, -1)),
])

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

const lettersOf = (word: string) => [...word].sort().join('')
/** True for a word of four letters whose letters are those of another: so short a word may be many others, but for that. */
const isSwapped = (word: string, other: string) =>
  word.length === shortest - 1 && lettersOf(word) === lettersOf(other)

/** True for a long word that no other word is so near to: letters swapped or added, or others in a word of every field. */
const isNoWord = (word: string, meant: string): boolean =>
  word.length >= long &&
  (word.length > meant.length ||
    lettersOf(word) === lettersOf(meant) ||
    (isGeneral(meant) && (word.length === meant.length || word.length > long + 1)))

/**
 * A question's words of small letters that neither the paper nor any list knows, and what was meant: the word that the
 * paper says most often of those that are one slip of the hand away. Names and words of figures are let be, and so is
 * what may well be a word, by its letters: "inulin" is no "insulin", but "insulni" is.
 * @param text the paper's
 */
export function slipsIn(question: string, text: string): Slip[] {
  const paper = fold(text)
  let said: ReadonlyMap<string, number> | undefined
  let triples: Set<string> | undefined
  const found: Slip[] = []
  for (const [at, [typed]] of [...question.matchAll(aWord)].entries()) {
    const word = at === 0 ? typed.toLowerCase() : typed
    const isShort = word.length < shortest
    const isLater = isShort && at > 1
    if (!/^[a-z]{3,}$/.test(word) || isWord(word) || paper.includes(word)) continue
    const possible = (words: Iterable<string>) =>
      [...words].filter((other) => mayMean(word, other) && (!isLater || isSwapped(word, other)))
    const [common] = possible(isShort && !isLater ? ofOrder : ofQuestions)
    said ??= timesOf(text)
    const [own] = isShort
      ? []
      : possible(said.keys()).toSorted((a, b) => (said?.get(b) ?? 0) - (said?.get(a) ?? 0))
    const meant = own ?? common
    if (meant === undefined) continue
    triples ??= new Set([...said.keys()].flatMap(triplesOf))
    const mayBeWord =
      !isShort &&
      !isNoWord(word, meant) &&
      triplesOf(word).every((triple) => usualTriples.has(triple) || triples?.has(triple))
    if (!mayBeWord) found.push({ typed, meant })
  }
  return found
}

/** Words of letters alone, those joined by a hyphen each; "don" of "don't" is none, nor is "pre" of "pre-test" or "B" of "B-cell". */
const aWord =
  /(?<![\p{L}\p{N}'’-])\p{L}+(?![\p{L}\p{N}-]|['’]\p{L})|(?<=\p{L}-)\p{L}{5,}(?![\p{L}\p{N}]|['’]\p{L})|(?<![\p{L}\p{N}'’-])\p{L}{5,}(?=-\p{L})/gu

/** How often a text has its words, but for those that may be names. Most questions have a word that is not their paper's. */
const timesOf = ofLast(countedIn)

function countedIn(text: string): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const [written] of text.matchAll(/(?<![\p{L}-])[A-Za-z][a-z]{3,}(?!\p{L})/gu)) {
    const word = written.toLowerCase()
    if (word === written || isGeneral(word)) times.set(word, (times.get(word) ?? 0) + 1)
  }
  return times
}

/** The question with what was meant. */
export const withoutSlips = (question: string, slips: readonly Slip[]): string =>
  slips.reduce((asked, { typed, meant }) => {
    const cased = /^\p{Lu}/u.test(typed) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant
    return asked.replace(new RegExp(`(?<!\\p{L})${typed}(?!\\p{L})`, 'gu'), cased)
  }, question)
