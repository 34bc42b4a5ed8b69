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

/** Of each list one stretch of letters must be there: all of its bits. */
type Gate = readonly (readonly Uint16Array[])[]
const gates = new WeakMap<Wording, Gate>()

function gateOf(pattern: Wording): Gate {
  const needed = pattern instanceof RegExp ? neededLetters(pattern) : []
  const gate = needed.map((list) => list.map((letters) => bitsIn(letters)))
  gates.set(pattern, gate)
  return gate
}

function isOpen(gate: Gate, text: string): boolean {
  if (gate.length === 0) return true
  const signs = signsOf(text)
  for (const list of gate) if (!hasOne(signs, list)) return false
  return true
}

function hasOne(signs: Int32Array, list: readonly Uint16Array[]): boolean {
  for (const bits of list) if (hasAll(signs, bits)) return true
  return false
}

function hasAll(signs: Int32Array, bits: Uint16Array): boolean {
  for (let at = 0; at < bits.length; at++) {
    const bit = bits[at] as number
    if ((((signs[bit >> 5] as number) >> (bit & 31)) & 1) === 0) return false
  }
  return true
}

/** Three letters on end set one bit of so many: a sentence of 200 letters sets a tenth of them. */
const bitCount = 2048

/** The bit of each three letters on end, whatever their case. */
function bitsIn(text: string): Uint16Array {
  return Uint16Array.from({ length: Math.max(0, text.length - 2) }, (_, at) =>
    bitOf(lowerCode(text, at), lowerCode(text, at + 1), lowerCode(text, at + 2)),
  )
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
