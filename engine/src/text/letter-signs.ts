import { isSpaceCode } from './letter-counts.ts'

// What a text holds, coarsely: bits of which each three letters on end set one, whatever their case. The edges of words
// and the beginning of the text count as letters, all digits as one, and so all spaces; signs set bits by themselves.

/** Stands in a stretch of letters where a word begins or ends. */
export const edge = '¦'
/** Stands in a stretch of letters where the text begins. */
export const opening = '«'

/** A sentence of 200 letters sets a tenth of them. */
export const bitCount = 4096
const bitOf = (first: number, second: number, third: number) =>
  (first * 961 + second * 31 + third) & (bitCount - 1)

const edgeCode = edge.charCodeAt(0)
const openingCode = opening.charCodeAt(0)
const digitCode = 48
const none = 0

/** The code of an ASCII letter in lower case, of any digit or space, or of what else stands there. */
function codeAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code >= 65 && code <= 90) return code + 32
  if (code > digitCode && code <= 57) return digitCode
  return isSpaceCode(code) ? 32 : code
}
const isLetter = (code: number) => code >= 97 && code <= 122
const isOfWord = (code: number) => isLetter(code) || code === digitCode || code === 95
/** A digit or sign, which tells something by itself. */
const isSign = (code: number) =>
  code > 32 && !isLetter(code) && code !== edgeCode && code !== openingCode
/** "ſ" and the sign of Kelvin pass for "s" and "k" where case does not count: such a text may hold anything. */
const isOdd = (code: number) => code === 0x17f || code === 0x212a

/** Tells the bits that a text sets; some may be told twice. False where it may hold anything. */
export function eachSign(text: string, set: (bit: number) => void): boolean {
  let first = none
  let second = openingCode
  /** Before which letter the last edge stands. */
  let edgeAt = -1
  for (let at = 0; at <= text.length; at++) {
    const third = at < text.length ? codeAt(text, at) : none
    if (isOdd(third)) return false
    set(bitOf(first, second, third))
    if (edgeAt === at - 1) set(bitOf(edgeCode, second, third))
    if (isOfWord(third) !== isOfWord(second)) {
      set(bitOf(first, second, edgeCode))
      set(bitOf(second, edgeCode, third))
      if (edgeAt === at - 1) set(bitOf(edgeCode, second, edgeCode))
      edgeAt = at
    }
    if (isSign(third)) set(bitOf(none, none, third))
    first = second
    second = third
  }
  return true
}

/** The bits that a text must have set where it holds a stretch of letters; none where that cannot be told. */
export function bitsOf(stretch: string): number[] {
  const letters = stretch
    .replace(atOpening, opening)
    .replace(/¦+/g, edge)
    .replace(/(?<=.)¦(?=.)/g, '')
  const codes = Array.from(letters, (_, at) => codeAt(letters, at))
  const [first = none, second = none] = codes
  if (codes.length > 2)
    return codes
      .slice(2)
      .map((third, at) => bitOf(codes[at] as number, codes[at + 1] as number, third))
  // Between a sign and a letter there is an edge.
  if (isOfWord(first) !== isOfWord(second) && first < 127 && second < 127 && codes.length > 1)
    return [bitOf(first, edgeCode, second)]
  return codes.filter(isSign).map((code) => bitOf(none, none, code))
}
const atOpening = /^[¦«]*«[¦«]*/
