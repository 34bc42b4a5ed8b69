// Shared by MathML and LaTeX: how pieces of a formula are put into one readable line.

/** Letters of the Mathematical Alphanumeric Symbols block as plain letters: bold z is found by typing z. */
export const plainLetters = (text: string): string =>
  text.replace(/[\u{1d400}-\u{1d7ff}\u2102-\u2134]/gu, (letter) => letter.normalize('NFKC'))

const relations = '=<>≤≥≈∼≃≅≡≠≐∝∈∉∋⊂⊆⊃⊇→←↔⇒⇐⇔↦∣≪≫⩽⩾≺≻⊢⊨∧∨∪∩:≔:=≜≲≳∥⟂⊥'
const binaries = '+−±∓×÷⊕⊗⊙∘∗∖⋅'

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

const simple = /^[-−+]?(?:\p{L}\p{M}*|\p{N}[\p{N}.]*|[∗*†‡⊤⊥∞∘])$|^\p{L}[\p{L}\p{N}]*$/u

/** A script or operand as one unit: alone when it is one symbol, number or word, else in the given brackets. */
export const unit = (words: string, open: string, close: string): string =>
  simple.test(words) ? words : `${open}${words}${close}`

export const subscript = (base: string, below: string): string =>
  below === '' ? base : `${base}_${unit(below, '{', '}')}`

export function superscript(base: string, above: string): string {
  if (above === '') return base
  if (/^[′″‴'∘°]+$/u.test(above)) return base + above.replaceAll("'", '′').replaceAll('∘', '°')
  return `${base}^${unit(above, '{', '}')}`
}

export const fraction = (over: string, under: string): string =>
  `${unit(over, '(', ')')}/${unit(under, '(', ')')}`

export const root = (inner: string, degree = ''): string =>
  `${degree === '' || degree === '2' ? '' : degree}√${unit(inner, '(', ')')}`

export function accented(base: string, accent: string): string {
  const mark = combining.get(accent)
  if (mark !== undefined && /^\p{L}$/u.test(base)) return base + mark
  if (mark !== undefined) return base
  return superscript(base, accent)
}

const wordEnd = /[\p{L}\p{N}]$/u
const wordStart = /^[\p{L}\p{N}√]/u
const longWord = /(?:^|[^\p{L}\p{M}])(\p{L}{2,})$/u

/**
 * Puts `next` after `line`: two words never run together ("sin x"), single letters do ("xy").
 * `next` may carry its own spaces.
 */
export function join(line: string, next: string): string {
  if (line === '' || next === '') return line + next
  const runsOn = wordEnd.test(line) && wordStart.test(next)
  const isLong =
    longWord.test(line) ||
    /^\p{L}{2,}/u.test(next) ||
    (/\p{N}$/u.test(line) && /^\p{N}/u.test(next))
  return runsOn && isLong ? `${line} ${next}` : line + next
}

/** White space made single and trimmed; no space inside brackets or before a comma. */
export const tidy = (line: string): string =>
  line
    .replace(/\s+/g, ' ')
    .replace(/([([{⟨]) /g, '$1')
    .replace(/ ([)\]}⟩,;.])/g, '$1')
    .trim()
