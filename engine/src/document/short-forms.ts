import type { PaperDocument } from './paper-document.ts'

const reach = 120
const inBrackets = /\((\p{Lu}{2,6})s?\)/gu
const brackets = / \(([^()]{4,80})\)/g
const beforeBrackets = /(?<!\p{L})(\p{Lu}{2,6})s?$/u
/** Room for six capitals that take two units each, and what stands beside them. */
const shortReach = 16
const word = /\p{L}[\p{L}'’]*/gu

/** True for words of which a short form has the first letters: "mean wait" for "MW". */
const fits = (words: readonly string[], letters: string) =>
  words.length === letters.length &&
  words.every((one, at) => one[0]?.toLowerCase() === letters[at]?.toLowerCase())

/** True for a name that has the letters of a short form in their order, from its first: "MediaStore" for "MS". */
export function holds(name: string, letters: string, written: 'as a name' | 'any case'): boolean {
  const isName = /^\p{Lu}/u.test(name) && name[0] === letters[0]
  const begins = written === 'any case' && name[0]?.toLowerCase() === letters[0]?.toLowerCase()
  if (!(isName || begins) || name.length < letters.length + 2) return false
  let at = 0
  for (const letter of name.toLowerCase()) if (letter === letters[at]?.toLowerCase()) at++
  return at === letters.length
}

const shortestContracted = 10
const fewestLetters = 3
/** A long word of which a short form has letters in their order: "carboxymethylase (CMA)". */
const isContracted = (name: string, letters: string) =>
  letters.length >= fewestLetters &&
  name.length >= shortestContracted &&
  holds(name, letters, 'any case')

function spelledOut(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const add = (short: string, words: string) => {
    if (!found.has(short)) found.set(short, words)
  }
  for (const { index, 1: short = '' } of text.matchAll(inBrackets)) {
    const words = text.slice(Math.max(0, index - reach), index).match(word) ?? []
    const own = words.slice(-short.length)
    const last = words.at(-1) ?? ''
    if (fits(own, short)) add(short, own.join(' '))
    else if (holds(last, short, 'as a name') || isContracted(last, short)) add(short, last)
  }
  for (const { index, 1: inside = '' } of text.matchAll(brackets)) {
    const short = beforeBrackets.exec(text.slice(Math.max(0, index - shortReach), index))?.[1]
    if (short === undefined) continue
    const words = inside.match(word) ?? []
    if (fits(words, short)) add(short, words.join(' '))
  }
  return found
}

const read = new WeakMap<PaperDocument, ReadonlyMap<string, string>>()

/** The short forms that a paper spells out: "mean wait (MW)", "MW (mean wait)", "MediaStore (MS)". */
export function abbreviationsOf(document: PaperDocument): ReadonlyMap<string, string> {
  const known = read.get(document) ?? spelledOut(document.text)
  read.set(document, known)
  return known
}

/** A word in capitals, as measures are called in short. */
export const acronym = /(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/u
const acronyms = new RegExp(acronym.source, 'gu')

/** Words with each short form that the paper spells out written out; empty where there is none. */
export function writtenOut(document: PaperDocument, words: string): string {
  const spelled = abbreviationsOf(document)
  const whole = words.replace(acronyms, (short) => spelled.get(short) ?? short)
  return whole === words ? '' : whole
}
