// Shared by MathML and LaTeX: how pieces of a formula are put into one readable line.

import { latexSymbols } from './latex-symbols.ts'

/** Letters of the Mathematical Alphanumeric Symbols block as plain letters: bold z is found by typing z. */
export const plainLetters = (text: string): string =>
  text.replace(/[\u{1d400}-\u{1d7ff}\u2102-\u2134]/gu, (letter) => letter.normalize('NFKC'))

const relations = '=<>≤≥≈∼≃≅≡≠≐∝∈∉∋⊂⊆⊃⊇→←↔⇒⇐⇔↦∣≪≫⩽⩾≺≻⊢⊨∧∨∪∩:≔:=≜≲≳∥⟂⊥'
const binaries = '+−±∓×÷⊕⊗⊙∘∗∖⋅'

/** "\degree", a command that a converter knew no sign for and left as words, is its sign; other words stay. */
export const withSign = (words: string): string =>
  latexSymbols.get(/^\s?\\([A-Za-z]+)\s?$/.exec(words)?.[1] ?? '') ?? words

/** True for an operator that stands with a space on both sides when something stands before it. */
export const isSpaced = (operator: string): boolean =>
  operator !== '' && (relations.includes(operator) || binaries.includes(operator))
export const isRelation = (operator: string): boolean =>
  operator !== '' && relations.includes(operator)

/** Accents above a letter as combining characters. */
export const combining: ReadonlyMap<string, string> = new Map([
  ['^', '\u0302'],
  ['ˆ', '\u0302'],
  ['~', '\u0303'],
  ['˜', '\u0303'],
  ['∼', '\u0303'],
  ['¯', '\u0304'],
  ['‾', '\u0304'],
  ['―', '\u0304'],
  ['_', '\u0304'],
  ['˙', '\u0307'],
  ['.', '\u0307'],
  ['¨', '\u0308'],
  ['→', '\u20d7'],
  ['⃗', '\u20d7'],
  ['ˇ', '\u030c'],
  ['˘', '\u0306'],
])

const symbol = /^[-−+]?(?:\p{L}\p{M}*|\p{N}[\p{N}.]*|[∗*†‡⊤⊥∞∘∂])$|^\p{L}[\p{L}\p{N}]*$/u
const scripted = '[_^](?:[\\p{L}\\p{N}]+|\\{[^{}]*\\})'
const operand = new RegExp(
  `^∂?(?:\\p{L}\\p{M}*)+(?:${scripted})*(?:\\([^()]*\\))?$|^√\\([^()]*\\)$`,
  'u',
)

/** A script as one unit: alone when it is one symbol, number or word, else in braces, without inner space. */
const script = (words: string): string =>
  symbol.test(words) ? words : `{${words.replace(/ ([^\p{L}\p{N}\s]) /gu, '$1')}}`

/** An operand as one unit: alone when nothing in it could be read apart, else in round brackets. */
const enclosed = (words: string): string =>
  symbol.test(words) || operand.test(words) ? words : `(${words})`

export const subscript = (base: string, below: string): string =>
  below === '' ? base : `${base}_${script(below)}`

export function superscript(base: string, above: string): string {
  if (above === '') return base
  if (/^[′″‴'∘°]+$/u.test(above)) return base + above.replaceAll("'", '′').replaceAll('∘', '°')
  return `${base}^${script(above)}`
}

export const fraction = (over: string, under: string): string =>
  `${enclosed(over)}/${enclosed(under)}`

export const root = (inner: string, degree = ''): string =>
  `${degree === '' || degree === '2' ? '' : degree}√${symbol.test(inner) ? inner : `(${inner})`}`

export function accented(base: string, accent: string): string {
  const mark = combining.get(accent)
  if (mark !== undefined && /^\p{L}$/u.test(base)) return base + mark
  if (mark !== undefined) return base
  return superscript(base, accent)
}

const longWord = /^\p{L}{2,}/u
const longWordEnd = /(?:^|[^\p{L}\p{M}_^])\p{L}{2,}$/u
const openScript = /[_^][\p{L}\p{N}.−-]+$/u
const bigOperator = /^[∑∏∫∬∮⋃⋂⨁⨂]/u

/**
 * Puts `next` after a line whose last piece is `last`: words, and a script and what follows it, never run
 * together ("sin x", "q_i k_i"); single letters do ("xy").
 */
export function join(line: string, last: string, next: string): string {
  if (line === '' || next === '' || line.endsWith(' ')) return line + next
  const meets = /[\p{L}\p{N}\p{M}}]$/u.test(last) && /^[\p{L}\p{N}√]/u.test(next)
  const needsSpace =
    longWordEnd.test(last) ||
    longWord.test(next) ||
    openScript.test(last) ||
    bigOperator.test(last) ||
    (/\p{N}$/u.test(last) && /^\p{N}/u.test(next))
  return meets && needsSpace ? `${line} ${next}` : line + next
}

/** White space made single and trimmed; no space inside brackets or before a comma. */
export const tidy = (line: string): string =>
  line
    .replace(/\s+/g, ' ')
    .replace(/([([{⟨]) /g, '$1')
    .replace(/ ([)\]}⟩,;.])/g, '$1')
    .trim()
