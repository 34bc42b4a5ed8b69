import { either, leading } from './abbreviations.ts'
import { generality } from './general-words.ts'
import { stem, stopWords } from './tokens.ts'

/** A small word behind a mark that may end a sentence. */
const afterMark = /[.!?][)\]"”’]{0,2}[^\S\n]{0,2}\s(\p{Ll}[\p{L}\p{N}-]{2,})(?![\p{L}\p{N}:/.])/gu
/** What such a mark plainly ends a sentence behind: a word of four letters or a bracket. */
const plainEnd = /(?<!\p{L})(\p{L}\p{Ll}{3,})[)\]"”’]{0,2}$|[)\]]$/u
/** Characters before a mark that are looked at. */
const window = 60
/** So often a text begins sentences with a name; chance, a lost capital and an unknown abbreviation do it once. */
const fewest = 2

/**
 * Names that a text spells small even where a sentence begins: "papermage is …", "scikit-learn was …". Such a word
 * stands more than once behind what plainly ends a sentence (once, when the title names it), is none that papers of
 * every field use, and is nowhere written with a capital.
 */
export function lowerCaseNames(text: string, title = ''): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { index, 1: word = '' } of text.matchAll(afterMark)) {
    const end = plainEnd.exec(text.slice(Math.max(0, index - window), index))
    const before = end?.[1]?.toLowerCase() ?? ''
    if (end && !leading.has(before) && !either.has(before))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const titled = namesIn(title)
  const names = [...counts].filter(
    ([word, count]) =>
      titled.has(word.toLowerCase()) ||
      (count >= fewest &&
        isSpecial(word) &&
        !text.includes(`${word[0]?.toUpperCase()}${word.slice(1)}`)),
  )
  return new Set(names.map(([word]) => word))
}

/** True for none of the words that papers of every field use. */
const isSpecial = (word: string) => !stopWords.has(word) && generality(stem(word)) === 0

/** What a title names by its form, in small letters: "BELLS: a toolkit", "Parsing papers with PaperMage". */
function namesIn(title: string): ReadonlySet<string> {
  const [headed] = title.match(/(?<=^\s*)[\p{L}\p{N}][\p{L}\p{N}-]*(?=\s*:)/u) ?? []
  const mixed = title.match(/[\p{L}\p{N}-]*\p{Ll}\p{Lu}[\p{L}\p{N}-]*/gu) ?? []
  const named = headed === undefined ? mixed : [headed, ...mixed]
  return new Set(named.map((word) => word.toLowerCase()).filter(isSpecial))
}
