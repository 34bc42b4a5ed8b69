import { isSign, numberAt, spelledNumber } from './numbers.ts'
import { remembering } from './remembering.ts'
import type { Span } from './span.ts'
import { isDigit } from './tokens.ts'
import { unitOf } from './units.ts'

/** A word, number or sign of a statement, as the gates compare it. Spans lie in the matching form. */
export interface Token extends Span {
  readonly kind: 'word' | 'number' | 'unit' | 'sign'
  /** As written. */
  readonly raw: string
  /** What two tokens must share to be the same: word in lower case, value, unit, sign. Accents count: x̂ is not x. */
  readonly key: string
  /** First word of its sentence: a capital says nothing there. */
  readonly opens: boolean
}

const word = /[\p{L}\p{N}\p{M}_]+(?:'\p{L}{1,2}(?![\p{L}\p{N}]))?/uy
/** Most words are in lower case already, and asking for it costs as much as all else that is done to a word. */
const plain = /^[a-z]+$/
const parted = / (?:few|little|cent)/
const opensNumber = /[\d.−–-]/
const ignored = /[\s,;:."'()[\]{}!?`|•]/

/**
 * Tokens of a text in matching form. Punctuation that only paces the words is left out; relations,
 * operators, Greek letters and currency stay as signs of their own.
 */
export const statementTokens: (form: string) => readonly Token[] = remembering(tokensOf)

function tokensOf(form: string): Token[] {
  // "a few" is not "few", and "per cent" is "percent": one word, of the same length.
  const text = parted.test(form)
    ? form.replace(/\b([Aa]) (?=(?:few|little)\b)|\b([Pp]er) (?=cent\b)/g, '$1$2_')
    : form
  const found: Token[] = []
  let opens = true
  for (let at = 0; at < text.length; ) {
    const unit = text[at] as string
    if (unit === ' ') {
      at++
      continue
    }
    const number = isPlain(text.charCodeAt(at)) ? null : readNumber(text, at, found)
    const next = number ?? readWord(text, at, found, opens)
    if (next !== null) {
      opens = false
      at = next
      continue
    }
    if (/[.!?:;]/.test(unit)) opens = true
    if (unit === '$' && isSpare(text, at)) {
      at++
      continue
    }
    if (unit === '%' || unit === '‰' || unit === '°')
      found.push(token('unit', unit, at, `unit:${unitOf(unit)}`, false))
    else if (unit === '-' ? isSign(text, at) || isMinus(text, at) : !ignored.test(unit))
      found.push(token('sign', unit, at, unit, false))
    at++
  }
  return found
}

/** Between numbers or single letters a dash is arithmetic or a range; elsewhere it paces the words. */
function isMinus(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 4), at)
  const after = text.slice(at + 1, at + 5)
  return (
    /(?:\d|(?:^|[^\p{L}])\p{L}|[)\]])\s?$/u.test(before) &&
    /^\s?(?:\d|\p{L}(?!\p{L})|[([])/u.test(after)
  )
}

/** A "$" that parts a number as TeX does, or stands before dollars that are named: "$150$ bells", "$35 USD". */
const isSpare = (text: string, at: number): boolean =>
  /^\$\d[\d.,]*(?:\$|\s?(?:USD|US dollars?|dollars?)\b)/.test(text.slice(at, at + 32)) ||
  /\$\d[\d.,]*\$$/.test(text.slice(Math.max(0, at - 24), at + 1))

function readNumber(text: string, at: number, found: Token[]): number | null {
  const first = text[at] as string
  if (!opensNumber.test(first)) return null
  const signed = isSign(text, at)
  if (!signed && !/[\d.]/.test(first)) return null
  if (text[at] === '.' && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return null
  const number = numberAt(text, signed ? at + 1 : at)
  if (!number) return null
  const letters = /^[\p{L}\p{N}μ°]+/u.exec(text.slice(number.end, number.end + 24))?.[0] ?? ''
  // "5mg" is a number and a unit, "3D" and "1ight" are words.
  if (letters !== '' && unitOf(letters) === null) return null
  // "the 1980s"
  if (letters === 's' && /^(?:1\d|20)\d0$/.test(text.slice(at, number.end))) return null
  const value = signed ? -number.value : number.value
  found.push(token('number', text.slice(at, number.end), at, `number:${value}`, false))
  return number.end
}

const isPlain = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
const isPlainOrDigit = (code: number) => isPlain(code) || isDigit(code)

/** Where the word ends that begins at `at`; null when none does. The pattern is for words of other letters, and "n't". */
function wordEnd(text: string, at: number): number | null {
  let end = at
  while (isPlainOrDigit(text.charCodeAt(end))) end++
  const next = text.charCodeAt(end)
  const isWhole = end > at && (Number.isNaN(next) || (next < 128 && next !== 39 && next !== 95))
  if (isWhole) return end
  word.lastIndex = at
  return word.test(text) ? word.lastIndex : null
}

function readWord(text: string, at: number, found: Token[], opens: boolean): number | null {
  const end = wordEnd(text, at)
  if (end === null) return null
  const raw = text.slice(at, end)
  const before = found[found.length - 1]
  const afterNumber = before?.kind === 'number' || before?.kind === 'unit'
  const unit = afterNumber && (before as Token).end >= at - 1 ? unitOf(raw) : null
  const lower = plain.test(raw) ? raw : raw.toLowerCase()
  const value = spelledNumber(lower)
  if (unit !== null) found.push(token('unit', raw, at, `unit:${unit}`, opens))
  else if (value !== null) found.push(token('number', raw, at, `number:${value}`, opens))
  // Case tells "US" from "us".
  else found.push(token('word', raw, at, isAcronym(raw, lower) ? raw : lower, opens))
  return end
}

const isAcronym = (raw: string, lower: string) => raw !== lower && /^\p{Lu}{2,5}$/u.test(raw)

function token(
  kind: Token['kind'],
  raw: string,
  start: number,
  key: string,
  opens: boolean,
): Token {
  return { kind, raw, key, opens, start, end: start + raw.length }
}
