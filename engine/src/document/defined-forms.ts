import type { PaperDocument } from './paper-document.ts'
import { abbreviationsOf, holds } from './short-forms.ts'
import { areSpelledBy, endSpelledBy } from './spelled-by.ts'

/** A short form and what the paper says it stands for. */
export interface DefinedForm {
  readonly short: string
  readonly long: string
}

const reach = 120
/** "MW", "IL-6", "AEx" */
const short = String.raw`\p{Lu}[\p{L}\p{N}-]{0,6}(?:[\p{Lu}\p{N}]|\p{Lu}\p{Ll})`
/** "mean wait (MW)", "mean wait (hereafter MW)", "mean wait (MW, in minutes)" */
const behindWords = new RegExp(
  String.raw`(?<=[\p{L}\p{N}]) \((?:(?:hereafter|henceforth|hereinafter|abbreviated(?: as)?|or) )?(${short})s?(?:[;,] [^()]{1,80})?\)`,
  'gu',
)
/** "MW (mean wait)" */
const beforeBrackets = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(${short})s? \(([^()]{4,80})\)`,
  'gu',
)
/** "MW: mean wait; LW, longest wait." */
const listed = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(${short})s?(?: ?[:=]|,) ?([^;:=,.()\n]{4,80})(?=[;,.\n])`,
  'gu',
)

/** Each short form of a text with all that it is said to stand for. */
type Meanings = ReadonlyMap<string, readonly string[]>

function meaningsIn(text: string, known: ReadonlyMap<string, string>): Meanings {
  const found = new Map<string, string[]>()
  const add = (name: string, words: string | null) => {
    if (words !== null) found.set(name, [...(found.get(name) ?? []), words])
  }
  for (const [name, words] of known) add(name, words)
  for (const { index, 1: name = '' } of text.matchAll(behindWords)) {
    const before = text.slice(Math.max(0, index - reach), index)
    const words = before.split(/[^\p{L}\p{N}\s’'-]/u).at(-1) ?? ''
    add(name, nested(words, name, known) ?? endSpelledBy(words, name) ?? ownName(words, name))
  }
  for (const pattern of [beforeBrackets, listed])
    for (const { 1: name = '', 2: words = '' } of text.matchAll(pattern))
      if (areSpelledBy(words, name)) add(name, words.trim())
  return found
}

/** "MediaStore" for "MDS" */
function ownName(words: string, name: string): string | null {
  const last = words.match(/\p{L}[\p{L}’']*/gu)?.at(-1) ?? ''
  return name.length > 2 && holds(last, name, 'any case') ? last : null
}

/** "MW of rowers (MWR)": a short form within another. */
function nested(words: string, name: string, known: ReadonlyMap<string, string>): string | null {
  const whole = words.replace(/\p{Lu}{2,6}/gu, (inner) => known.get(inner) ?? inner)
  return whole === words ? null : endSpelledBy(whole, name)
}

/** One meaning, however it is written. */
const alike = (words: string) =>
  words
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .replace(/s$/, '')

const read = new WeakMap<PaperDocument, readonly DefinedForm[]>()

/**
 * The short forms that a paper defines, each with what it stands for, and with that again as it is written with another
 * short form in it ("MW of rowers"); the longest first. A form that is defined twice, as different things, is none of them.
 */
export function definedForms(document: PaperDocument): readonly DefinedForm[] {
  const before = read.get(document)
  if (before) return before
  const forms = [...meaningsIn(document.text, abbreviationsOf(document))].flatMap(
    ([name, [long = '', ...others]]) =>
      others.every((other) => alike(other) === alike(long)) ? [{ short: name, long }] : [],
  )
  const all = [...forms, ...forms.flatMap((form) => withShortOnes(form, forms))]
  const sorted = all.toSorted((a, b) => b.long.length - a.long.length)
  read.set(document, sorted)
  return sorted
}

/** "MW of rowers" for "mean wait of rowers". */
const withShortOnes = ({ short: name, long }: DefinedForm, forms: readonly DefinedForm[]) =>
  forms
    .filter((inner) => inner.short !== name && ` ${long} `.includes(` ${inner.long} `))
    .map((inner) => ({
      short: name,
      long: ` ${long} `.replace(` ${inner.long} `, ` ${inner.short} `).trim(),
    }))
