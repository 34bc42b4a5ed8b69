/** How many words a text has: runs of what is no white space. */
export function wordCount(text: string): number {
  let count = 0
  let isSpace = true
  for (let at = 0; at < text.length; at++) {
    const wasSpace = isSpace
    isSpace = isSpaceCode(text.charCodeAt(at))
    if (wasSpace && !isSpace) count++
  }
  return count
}

/** An ASCII letter. */
const isPlainLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

/** Tells where each run of letters of any script begins and ends. */
export function eachRunOfLetters(text: string, tell: (start: number, end: number) => void): void {
  for (let at = 0; at < text.length; at++) {
    const start = at
    while (isPlainLetter(text.charCodeAt(at))) at++
    if (text.charCodeAt(at) >= 128) {
      letters.lastIndex = at
      if (letters.test(text)) at = letters.lastIndex
    }
    if (at > start) tell(start, at)
  }
}
const letters = /\p{L}+/uy

/** How many letters of any script a text has. */
export function letterCount(text: string): number {
  let count = 0
  let isPlain = true
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isPlainLetter(code)) count++
    else if (code >= 128) isPlain = false
  }
  return isPlain ? count : count + (text.match(/(?![A-Za-z])\p{L}/gu)?.length ?? 0)
}

/** True for the code of white space; dashes and quotation marks, which stand among the spaces, are told at once. */
export const isSpaceCode = (code: number): boolean =>
  code === 32 ||
  (code >= 9 && code <= 13) ||
  code === 160 ||
  (code >= 0x1680 && (code <= 0x200a || code > 0x2027) && /\s/.test(String.fromCharCode(code)))
