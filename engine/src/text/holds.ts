import { neededLetters } from './needed-letters.ts'

/** A wording that a text has or has not. */
export type Wording = Pick<RegExp, 'test'>

/**
 * Whether a pattern matches in a text, as its `test` says. Of a sentence some hundred wordings are asked, and nearly
 * none is there: what lacks the letters that a match must have is told without running the pattern.
 */
export function holds(pattern: Wording, text: string): boolean {
  const gate = gates.get(pattern) ?? gateOf(pattern)
  return isOpen(gate, text) && pattern.test(text)
}

/** Of each list one stretch of letters must be there: how many bits it has, then these, and so for the next one. */
type Gate = readonly Uint16Array[]
const gates = new WeakMap<Wording, Gate>()

function gateOf(pattern: Wording): Gate {
  const needed = pattern instanceof RegExp ? neededLetters(pattern) : []
  const gate = needed.map((list) => Uint16Array.from(list.flatMap(bitsIn)))
  gates.set(pattern, gate)
  return gate
}

function isOpen(gate: Gate, text: string): boolean {
  if (gate.length === 0) return true
  const signs = signsOf(text)
  for (const list of gate) if (!hasOne(signs, list)) return false
  return true
}

function hasOne(signs: Int32Array, list: Uint16Array): boolean {
  for (let start = 0; start < list.length; ) {
    const end = start + 1 + (list[start] as number)
    let at = start + 1
    while (at < end && isSet(signs, list[at] as number)) at++
    if (at === end) return true
    start = end
  }
  return false
}

const isSet = (signs: Int32Array, bit: number) =>
  (((signs[bit >> 5] as number) >> (bit & 31)) & 1) === 1

/** Three letters on end set one bit of so many: a sentence of 200 letters sets a tenth of them. */
const bitCount = 2048

/** How many bits some letters set, and the bit of each three of them on end, whatever their case. */
function bitsIn(letters: string): number[] {
  const bits = Array.from({ length: letters.length - 2 }, (_, at) =>
    bitOf(lowerCode(letters, at), lowerCode(letters, at + 1), lowerCode(letters, at + 2)),
  )
  return [bits.length, ...bits]
}

const bitOf = (first: number, second: number, third: number) =>
  (first * 961 + second * 31 + third) & (bitCount - 1)

/** The code of an ASCII letter in lower case; "ſ" and the sign of Kelvin pass for "s" and "k" where case does not count. */
function lowerCode(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code >= 65 && code <= 90) return code + 32
  return code === 0x17f ? 115 : code === 0x212a ? 107 : code
}

// A paper has some 400 sentences, each asked again by many; the cap bounds what is kept.
const kept = new Map<string, Int32Array>()
const most = 2_000
/** Most often the same text is asked again. */
let last: { text: string; signs: Int32Array } = { text: '', signs: new Int32Array(bitCount / 32) }

/** Which of the bits a text sets. */
function signsOf(text: string): Int32Array {
  if (last.text !== text) last = { text, signs: kept.get(text) ?? madeFor(text) }
  return last.signs
}

function madeFor(text: string): Int32Array {
  const signs = new Int32Array(bitCount / 32)
  let first = lowerCode(text, 0)
  let second = lowerCode(text, 1)
  for (let at = 2; at < text.length; at++) {
    const third = lowerCode(text, at)
    const bit = bitOf(first, second, third)
    signs[bit >> 5] = (signs[bit >> 5] as number) | (1 << (bit & 31))
    first = second
    second = third
  }
  if (kept.size >= most) kept.clear()
  kept.set(text, signs)
  return signs
}
