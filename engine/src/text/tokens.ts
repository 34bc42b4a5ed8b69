// Every workspace compiles this file, and the package brings no types.
/// <reference path="./snowball-stemmers.d.ts" />

import snowball from 'snowball-stemmers'
import { ofLast } from './remembering.ts'
import type { Span } from './span.ts'

// A module of its own: a page that needs only this list comes without the stemmer.
export { stopWords } from './stop-words.ts'

/** How a word is compared. */
export interface WordForm {
  /** Lower case, accents folded. */
  readonly text: string
  /** English Snowball (Porter 2) stem of `text`. */
  readonly stem: string
}

/** A word of a text and where it stands. */
export interface Word extends Span, WordForm {}

const english = snowball.newStemmer('english')
// Stemming is pure and slow, and a paper has some 3,000 distinct words; the cap bounds hostile input.
const stems = new Map<string, string>()
const stemsKept = 200_000

/** English Snowball (Porter 2) stem of a lower-case word; words with digits or of 30 letters and more stay. */
export function stem(word: string): string {
  if (word.length < 3 || word.length >= 30 || /[^a-z']/.test(word)) return word
  const known = stems.get(word)
  if (known !== undefined) return known
  const found = english.stem(word)
  if (stems.size >= stemsKept) stems.clear()
  stems.set(word, found)
  return found
}

/** A paper's text, which a question has folded whenever something is looked for in all of it. */
const foldedPaper = ofLast(foldAnew)
const shortestKept = 10_000

/** Lower case without accents: "Schölkopf" and "Scholkopf" meet. Length may change. */
export function fold(text: string): string {
  return text.length < shortestKept ? foldAnew(text) : foldedPaper(text)
}

function foldAnew(text: string): string {
  return text.toLowerCase().replace(foldable, (letters) =>
    letters
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replace(/[øłđßæœıħ]/g, (letter) => unfoldable[letter] ?? letter),
  )
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII has nothing to fold
const foldable = /[^\x00-\x7f]+/g
const unfoldable: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
}

/** Several of a short form, which English stemming leaves as they are: "GPUs", also as readers type them. */
const shortForms = /^(?:\p{Lu}{2,}s|[cgt]pus|urls|apis|llms)$/u

/**
 * Words of a text with their places: runs of letters and digits; decimals ("3.5") stay whole, and
 * apostrophes inside words too; the raised number of a note is no part of the word before it. Each Han,
 * Hiragana or Katakana character is a word.
 */
export function tokens(text: string): Word[] {
  const found: Word[] = []
  eachWord(text, (start, end) => {
    const form = formOf(text.slice(start, end))
    found.push({ start, end, text: form.text, stem: form.stem })
  })
  return found
}

/** The stems of a text's words, each once. */
export const allStems = (text: string): Set<string> =>
  new Set(tokens(text).map((word) => word.stem))

/** Words as `tokens` reads them, of a text that is kept: their forms, which equal words share, and where each begins. */
export function wordForms(text: string): { forms: readonly WordForm[]; starts: readonly number[] } {
  const forms: WordForm[] = []
  const starts: number[] = []
  eachWord(text, (start, end) => {
    forms.push(formOf(text.slice(start, end)))
    starts.push(start)
  })
  return { forms, starts }
}

function eachWord(text: string, tell: (start: number, end: number) => void): void {
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at)
    let start = at
    let end = isPlain(code) ? endOfPlain(text, at) : isBetween(code) ? at : -1
    if (end < 0) {
      word.lastIndex = at
      const match = word.exec(text)
      if (!match) break
      start = match.index
      end = start + match[0].length
    }
    if (end > start) tell(start, end)
    at = Math.max(end, start + 1)
  }
}

/** True for the code of an ASCII digit. */
export const isDigit = (code: number) => code >= 48 && code <= 57
/** An ASCII letter or digit. */
const isPlain = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || isDigit(code)
/** Other ASCII characters, dashes, quotation marks and their like: no word begins with them. */
const isBetween = (code: number) => code < 128 || (code >= 0x2000 && code < 0x2070)

/** The end of a word of plain letters and digits that begins at a place; -1 where it may go on with something else. */
function endOfPlain(text: string, start: number): number {
  let end = start + 1
  let code = text.charCodeAt(end)
  while (isPlain(code)) code = text.charCodeAt(++end)
  if (end === text.length) return end
  if (code >= 128 ? !isBetween(code) || code === curled : code === apostrophe) return -1
  const mayBeDecimal = (code === point || code === comma) && isDigit(text.charCodeAt(start))
  return mayBeDecimal && isDigit(text.charCodeAt(end + 1)) ? -1 : end
}
const apostrophe = 39
const curled = 0x2019
const comma = 44
const point = 46

// A paper has some 5,000 forms of words; the cap bounds hostile input.
const forms = new Map<string, WordForm>()
const formsKept = 200_000
/** Longer ones are hardly words, and seldom come again. */
const longestKept = 30
/** The same text with a memory of its own: V8 may keep a longer piece of a text as a view of the whole. */
const ownCopy = (text: string) => ` ${text}`.slice(1)

/** How a word as written is compared. */
function formOf(written: string): WordForm {
  const known = forms.get(written)
  if (known) return known
  const kept = ownCopy(written)
  const text = fold(kept).replace('’', "'")
  const form = { text, stem: stem(shortForms.test(kept) ? text.slice(0, -1) : text) }
  if (kept.length > longestKept) return form
  if (forms.size >= formsKept) forms.clear()
  forms.set(kept, form)
  return form
}

const word =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|\d+(?:[.,]\d+)+(?![\p{L}\d])|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|(?<=\p{L}{3})[⁰¹²³⁴-⁹])[\p{L}\p{N}\p{M}])+(?:['’]\p{L}{1,2}(?!\p{L}))?/gu
