import { type OffsetMap, offsetMapBuilder } from './offset-map.ts'
import { remembering } from './remembering.ts'

/** A text as quotations are compared, and the way back. */
export interface MatchingForm {
  readonly text: string
  readonly map: OffsetMap
}

// Everything that the form changes; all else is copied in long pieces. Written as a string, so that no
// invisible character stands in a pattern literal.
const changed = new RegExp(
  '\\s*[=<>\\u2264\\u2265\\u2248\\u00b1\\u00d7](?![\\u0300-\\u036f])\\s*|' +
    '(?<=[^\\s\\d_])_(?:\\{[A-Za-z0-9]+\\}|(?=[^\\s_{]))|' +
    '(?:\\ud835[\\udc00-\\udfff]|[\\u2102\\u210a-\\u2115\\u2119-\\u211d\\u2124\\u2128\\u212c-\\u2134])[\\u0300-\\u036f]*|' +
    '[\\u0300-\\u036f]+|\\s{2,}|[^\\S ]|[\\u00ad\\u200b-\\u200d\\u2060\\ufeff]+|' +
    '\\u207b?[\\u2070\\u00b9\\u00b2\\u00b3\\u2074-\\u2079]+|\\^\\{?[-\\u2010-\\u2015\\u2212]?\\d+\\}?|' +
    '[-\\u2010-\\u2015\\u2212\\ufe58\\ufe63\\uff0d]|[\\u2018-\\u201b\\u2032`\\u00b4]|' +
    '[\\u201c-\\u201f\\u2033\\u00ab\\u00bb]|[\\ufb00-\\ufb06\\u2026\\u00b5\\u2126\\u212b\\u03f5\\u03d1\\u03d5\\u03f1\\u03d6]',
  'g',
)
const letters: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
  '\u2026': '...',
  '\u00b5': '\u03bc',
  '\u2126': '\u03a9',
  '\u212b': '\u00c5',
  ϵ: 'ε',
  ϑ: 'θ',
  ϕ: 'φ',
  ϱ: 'ρ',
  ϖ: 'π',
}
const relation = /[=<>\u2264\u2265\u2248\u00b1\u00d7]/
const raised = /^[\u207b\u2070\u00b9\u00b2\u00b3\u2074-\u2079^]/
const letter = /\p{L}/u
const mathematical = /^[\ud835\u2102-\u2115\u2119-\u2124\u2128\u212c-\u2134]/

/**
 * The form in which two texts are the same words: white space is one space, invisible characters are
 * gone, ligatures and the letters of formulas (U+1D400 and on) are plain letters, accents composed, all quotes
 * `'` or `"`, all dashes `-`; a hyphen between two letters is dropped, with the line break or space after it, so
 * that "statis-\ntical" and "statistical" agree, and "well-known" does with itself however it was broken. Relations
 * stand without spaces ("p = 0.05", "p=0.05"), Greek letters in one form, and subscripts on the line ("β_1", "β1"):
 * pasted text has lost their height. Case, digits and signs stay; exponents are written "^5", except that a negative
 * one stands on the line, too: the minus keeps it apart from other numbers. Linear time.
 */
export const matchingForm: (text: string) => MatchingForm = remembering(formOf)

function formOf(text: string): MatchingForm {
  const form = offsetMapBuilder()
  let done = 0
  /** Copies what nothing changes; a space after a space, or at the very beginning, is left out. */
  const copy = (to: number) => {
    const spaced = text[done] === ' ' && (form.last() === ' ' || form.last() === '')
    const from = spaced ? done + 1 : done
    form.copy(text.slice(from, to), from)
  }
  for (const match of text.matchAll(changed)) {
    const at = match.index
    const piece = match[0]
    if (at < done) continue
    if (isCombining(piece)) {
      // The letter before is still uncopied unless it was itself changed; compose both.
      const from = Math.max(done, at - 1)
      copy(from)
      form.replace(
        text.slice(from, at + piece.length).normalize('NFC'),
        from,
        at + piece.length - from,
      )
      done = at + piece.length
      continue
    }
    copy(at)
    done = at + piece.length
    if (relation.test(piece)) form.replace(piece.trim(), at, piece.length)
    else if (piece.startsWith('_')) form.replace(piece.slice(2, -1), at, piece.length)
    else if (mathematical.test(piece)) form.replace(piece.normalize('NFKC'), at, piece.length)
    else if (raised.test(piece)) {
      const plain = piece.normalize('NFKC')
      const isNegative = /[^\d^{}]/.test(plain)
      form.replace(`${isNegative ? '-' : '^'}${plain.replace(/\D/g, '')}`, at, piece.length)
    } else if (/^\s/.test(piece)) {
      if (form.last() !== '' && form.last() !== ' ') form.replace(' ', at, piece.length)
    } else if (isDash(piece)) {
      const gap = /^\s+(?=\p{Ll})/u.exec(text.slice(done, done + 8))?.[0] ?? ''
      const joins = letter.test(form.last()) && startsWithLetter(text, done + gap.length)
      if (!joins) form.replace('-', at, 1)
      else done += gap.length
    } else if (/[\u2018-\u201b\u2032`\u00b4]/.test(piece)) form.replace("'", at, 1)
    else if (/[\u201c-\u201f\u2033\u00ab\u00bb]/.test(piece)) form.replace('"', at, 1)
    else form.replace(letters[piece] ?? '', at, 1)
  }
  copy(text.length)
  return form.finish()
}

function isCombining(piece: string): boolean {
  return piece >= '\u0300' && piece < '\u0370'
}

const startsWithLetter = (text: string, at: number): boolean =>
  at < text.length && letter.test(String.fromCodePoint(text.codePointAt(at) as number))

function isDash(piece: string): boolean {
  return piece.length === 1 && /[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/.test(piece)
}
