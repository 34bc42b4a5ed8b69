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
function codeOf(code: number): number {
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

// Nearly all of a text is ASCII, of which this is looked up.
const plain = Array.from({ length: 128 }, (_, code) => codeOf(code))
const plainCodes = Uint8Array.from(plain)
const plainWords = Uint8Array.from(plain, (code) => (isOfWord(code) ? 1 : 0))

/**
 * Sets a text's bit in each of its signs.
 * @param signs for each bit that a text may set, which texts set it
 */
export function setSigns(text: string, signs: Int32Array, bit: number): void {
  let first = none
  let second = openingCode
  let wasOfWord = 0
  /** Before which letter the last edge stands. */
  let edgeAt = -1
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : none
    const third = code < 128 ? (plainCodes[code] as number) : codeOf(code)
    if (isOdd(third)) {
      for (let sign = 0; sign < bitCount; sign++) signs[sign] = (signs[sign] as number) | bit
      return
    }
    const sign = bitOf(first, second, third)
    signs[sign] = (signs[sign] as number) | bit
    if (edgeAt === at - 1) {
      const beside = bitOf(edgeCode, second, third)
      signs[beside] = (signs[beside] as number) | bit
    }
    const ofWord = code < 128 ? (plainWords[code] as number) : 0
    if (ofWord !== wasOfWord) {
      const before = bitOf(first, second, edgeCode)
      signs[before] = (signs[before] as number) | bit
      const after = bitOf(second, edgeCode, third)
      signs[after] = (signs[after] as number) | bit
      if (edgeAt === at - 1) {
        const alone = bitOf(edgeCode, second, edgeCode)
        signs[alone] = (signs[alone] as number) | bit
      }
      edgeAt = at
    }
    if (isSign(third)) {
      const single = bitOf(none, none, third)
      signs[single] = (signs[single] as number) | bit
    }
    first = second
    second = third
    wasOfWord = ofWord
  }
}

/** The bits that a text must have set where it holds a stretch of letters; none where that cannot be told. */
export function bitsOf(stretch: string): number[] {
  const letters = stretch
    .replace(atOpening, opening)
    .replace(/¦+/g, edge)
    .replace(/(?<=.)¦(?=.)/g, '')
  const codes = Array.from(letters, (_, at) => codeOf(letters.charCodeAt(at)))
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
