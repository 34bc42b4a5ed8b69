import { joinGroups, smallNumbers, tensInFigures } from '../../text/numbers.ts'
import { allStems, tokens } from '../../text/tokens.ts'
import { isFaint } from '../question/faint-cues.ts'
import { sameWord } from '../question/kindred-cues.ts'
import type { Question } from '../question/question.ts'
import { isPlural } from '../text/plural.ts'
import { isOfStudying } from '../text/studying.ts'
import { isDifference } from './difference-cues.ts'
import { countsOtherwise } from './premise-words.ts'

const reach = 2
/** Names may stand between a number and what it counts: "8 Rake P100 carts". */
const reachWithNames = 4
/** A word before a number that makes a name of it. */
export const labelled =
  /\b(table|figure|fig|section|equation|eq|phase|round|type|grade|day|step|layer|level|stage|version|chapter|group|week|month|year|model)s?\.?\s*$/i
const longestLabel = 12

/** "8a", "2010b", "3rd" are names, or a number with the mark of a note: none of them counts anything. */
const figures = /^\d[\d.,]*(?:[kmb]|bn)?$/i

/** A number as it is written, in figures or in words from two on; null for other words. */
export function numberOf(word: string): string | null {
  const value = smallNumbers.indexOf(word)
  return figures.test(word) ? word : value > 1 ? String(value) : null
}

/** A list's own numbering: "(1) all plots, (2) only plots in towns". */
const listLabels = /\((?:\d{1,2}|[ivx]{1,4})\)(?=\s\p{Ll})/gu
/** What parts a number from what it does not count: "(38%). These". */
const parted = /[.;:()%,|–—]/
/** What is done with things is not what they are: "26 labels identified". */
const deed = /(?:ed|ing)$/i

/** "A single cart" is one. */
const single = /\b(?:an?|the same|only|just) single (?=\p{L})/giu
/** "Two sub-plots" are no plots. */
const partOfWord = /^(?:sub|non|co|inter|super|meta|half|semi|pre|post|mini|micro)$/
const isName = (word: string) => /[\p{Lu}\d]/u.test(word)
/** "A BLEU score of 28.4", "a BLEU of 28.4": what the number is of stands before it. */
const levelOf =
  /(?<![\p{L}\d])(?:(\p{L}[\p{L}\d-]{0,30}) (?:scores?|values?)|(\p{Lu}[\p{Lu}\d-]{1,20})) (?:of|=|was|is) ?$/u
const longestLevel = 60

/**
 * Numbers of a text by the stems of the two words that follow each (names apart), where nothing parts them, or of what
 * they are the score of. What tells a difference is left out.
 */
export function counted(plain: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const text = tensInFigures(joinGroups(plain))
    .replace(listLabels, (label) => '|'.repeat(label.length))
    .replace(single, '1 ')
  const list = tokens(text)
  const add = (stem: string, number: string) =>
    found.set(stem, [...(found.get(stem) ?? []), number])
  list.forEach(({ text: word, start, end }, at) => {
    const number = numberOf(word)
    // Years, and numbers that belong to a name ("COVID-19", "Figure 3"), count nothing.
    if (number === null || /^(19|20)\d\d$/.test(word) || /[-\p{L}]/u.test(text[start - 1] ?? ''))
      return
    if (labelled.test(text.slice(Math.max(0, start - longestLabel), start))) return
    // "Five-year survival" counts no survivals, and "30 years" no such kind of them.
    if (/^[-‐‑]\p{L}/u.test(text.slice(end, end + 2))) return
    if (isDifference(text, start, end)) return
    const level = levelOf.exec(text.slice(Math.max(0, start - longestLevel), start))
    for (const { stem } of level ? tokens(level[1] ?? level[2] ?? '') : []) add(stem, number)
    let words = 0
    for (const next of list.slice(at + 1, at + 1 + reachWithNames)) {
      if (numberOf(next.text) !== null || parted.test(text.slice(end, next.start))) return
      if (partOfWord.test(next.text) && /^[-‐‑]\p{L}/u.test(text.slice(next.end, next.end + 2)))
        return
      if (!deed.test(next.text)) add(next.stem, number)
      // "Two schools refuse": what stands behind the things is not counted.
      if (isPlural(text.slice(next.start, next.end))) return
      if (!isName(text.slice(next.start, next.end))) words++
      if (words === reach) return
    }
  })
  return found
}

/** "Walker: rakes for wet hay". */
const titled = /^([^:]{2,40}): /
const speaksForItself = /\b(?:we|our)\b/i

/**
 * A number that the question takes for granted and a passage contradicts, with what to say; null when there is none.
 * Only a different number before the same word counts ("500 patients", "120 patients"), in a passage that says all
 * else that the question does, and only where the paper never has the number that was asked with that word.
 */
export function contradictedPremise<Passage extends { readonly text: string }>(
  question: Question,
  passages: readonly Passage[],
  paper: readonly { readonly text: string }[],
  title = '',
): { readonly passage: Passage; readonly premise: string } | null {
  const asked = [...counted(question.text)].filter(([thing]) => question.stems.includes(thing))
  const things = new Set(asked.map(([thing]) => thing))
  const rest = question.stems.filter(
    (stem) => !things.has(stem) && !isFaint(stem) && !isOfStudying(stem) && numberOf(stem) === null,
  )
  // What the title names the work is "we" and "our model" in its sentences.
  const own = allStems(titled.exec(title)?.[1] ?? '')
  const isSame = (text: string) => {
    const stems = allStems(text)
    const isOwn = speaksForItself.test(text)
    return rest.every(
      (stem) =>
        (isOwn && own.has(stem)) || [...stems].some((one) => sameWord(one, stem) || one === stem),
    )
  }
  for (const [thing, [number]] of asked) {
    if (number === undefined) continue
    for (const passage of passages) {
      const { text } = passage
      const numbers = counted(text)
      const theirs = numbers.get(thing)
      if (!theirs || theirs.includes(number)) continue
      // "Seven wardens (four lodgers and three Samoans)": four of them are.
      if (question.stems.some((stem) => numbers.get(stem)?.includes(number))) continue
      if (!isSame(text)) continue
      const told: string[] = paper.flatMap((other): string[] => {
        const numbers = counted(other.text).get(thing) ?? []
        return numbers.includes(number) || (numbers.length > 0 && isSame(other.text)) ? numbers : []
      })
      // Where a paper counts such things more than once, none of its numbers sets the question right.
      if (new Set(told).size > 1 || told.includes(number)) continue
      const said = theirs[0] === '1' && text.match(single) ? 'a single one' : `${theirs[0]}`
      return { passage, premise: countsOtherwise(number, said) }
    }
  }
  return null
}

/** Values that a text names, in figures or in words up to twenty. */
function valuesIn(text: string): Set<number> {
  const found = new Set<number>()
  for (const { text: word } of tokens(tensInFigures(joinGroups(text)))) {
    const value = /^\d[\d.,]*$/.test(word)
      ? Number(word.replaceAll(',', ''))
      : smallNumbers.indexOf(word)
    if (value >= 0) found.add(value)
  }
  return found
}

/** True when a text gives a percentage, as one, in a table's column of them, or as a fraction. */
const givesShare = (text: string, known: ReadonlySet<number>, share: number) =>
  known.has(Math.round(share * 1e4) / 1e6) ||
  (known.has(share) &&
    new RegExp(`(?<![\\d.])${String(share).replace('.', '\\.')}0*(?:\\s?(?:%|per)|\\t|\\n)`).test(
      text,
    ))

/** A number that a question takes for granted and that stands nowhere in the paper, as it is written; else null. */
export function unknownNumber(question: Question, paper: string): string | null {
  let known: Set<number> | undefined
  const asked = joinGroups(question.text)
  for (const match of asked.matchAll(/(?<![\p{L}\d.-])\d[\d.,]*(?<=\d)(?![\p{L}\d-])\s?%?/gu)) {
    const digits = match[0].replace(/\s?%$/, '')
    if (/^(19|20)\d\d$/.test(digits) || labelled.test(asked.slice(0, match.index))) continue
    known ??= valuesIn(paper)
    const value = Number(digits.replaceAll(',', ''))
    if (match[0].endsWith('%') ? !givesShare(paper, known, value) : !known.has(value))
      return match[0].trim()
  }
  return null
}
