import { generality } from './general-words.ts'
import { fold, stem, stopWords } from './tokens.ts'

const word = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu
const fewestShouted = 3
const shortestName = 2
/** Behind a word of small letters: "Province" of "Hubei Province" is no name of its own. */
const insideSentence = /(?:^|[^\p{L}-])\p{Ll}+,? $/u
const wordReach = 30
const inWord = /[\p{L}\p{N}-]/u

/** True where all of some words are in capitals. */
const isShouted = (words: string) =>
  !/\p{Ll}/u.test(words) && (words.match(/\p{Lu}{2,}/gu)?.length ?? 0) >= fewestShouted

/** True when a text has a word in just these letters, and not as a part of another one. */
function hasWord(text: string, one: string): boolean {
  for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + 1))
    if (!inWord.test(text[at - 1] ?? ' ') && !inWord.test(text[at + one.length] ?? ' ')) return true
  return false
}

/** A word of small letters as a text writes it that never has it so: as a name, or within a sentence. Null where there is none. */
function writtenIn(text: string, typed: string): string | null {
  if (hasWord(text, typed) || !fold(text).includes(fold(typed))) return null
  const isGeneral = generality(stem(typed)) > 0
  const forms = new RegExp(`(?<![\\p{L}\\p{N}-])${typed}(?![\\p{L}\\p{N}-])`, 'giu')
  for (const { 0: form, index } of text.matchAll(forms)) {
    const isNamed =
      insideSentence.test(text.slice(Math.max(0, index - wordReach), index)) &&
      !/^ \p{Lu}/u.test(text.slice(index + form.length, index + form.length + 2))
    // "Methods" and "FUNDING" are headings.
    if (isGeneral ? isNamed && /\p{Lu}$/u.test(form) : isNamed || /^.+\p{Lu}/u.test(form))
      return form
  }
  return null
}

/**
 * What a reader typed with the paper's names as the paper writes them, where they are in small letters, or all is in
 * capitals: "which daa treatments" asks for "DAA treatments". A word that the paper has in small letters, too, stays.
 * @param text the paper's
 */
export function inPaperCase(words: string, text: string): string {
  const shouted = isShouted(words)
  const typed = shouted ? words.toLowerCase() : words
  const cased = typed.replace(word, (one) =>
    one.length < shortestName ||
    one !== one.toLowerCase() ||
    !/\p{L}/u.test(one) ||
    stopWords.has(one)
      ? one
      : (writtenIn(text, one) ?? one),
  )
  return shouted ? cased.charAt(0).toUpperCase() + cased.slice(1) : cased
}
