import { bitCount, bitsOf, setSigns } from './letter-signs.ts'
import { neededLetters } from './needed-letters.ts'

/** A wording that a text has or has not. */
export type Wording = Pick<RegExp, 'test'>

/**
 * Whether a pattern matches in a text, as its `test` says. Of a sentence some hundred wordings are asked, and nearly
 * none is there: what lacks the letters that a match must have is told without running the pattern.
 */
export function holds(pattern: Wording, text: string): boolean {
  return isOpen(gateOf(pattern), text) && pattern.test(text)
}

/**
 * The same of a pattern that was made for one question. Of those there are ever more: what was found of one is not kept
 * with the texts. To run it for the first time takes as long as to look for its letters in a hundred of them.
 */
export function holdsMade(pattern: RegExp, text: string): boolean {
  const lists = listsOfMade.get(pattern) ?? listsOf(pattern)
  listsOfMade.set(pattern, lists)
  const { batch, bit } = keptOf(text)
  const isThere = (bits: Uint16Array) =>
    bits.every((sign) => ((batch.signs[sign] as number) & bit) !== 0)
  return lists.every((list) => list.some(isThere)) && pattern.test(text)
}

/** Wordings with their weights. */
export type Cues = readonly (readonly [RegExp, number])[]

/** The weights of all cues that a text holds. */
export function sum(text: string, cues: Cues): number {
  const known = gatesOfCues.get(cues) ?? cues.map(([pattern]) => gateOf(pattern))
  gatesOfCues.set(cues, known)
  let total = 0
  for (let at = 0; at < cues.length; at++) {
    const [pattern, weight] = cues[at] as Cues[number]
    if (isOpen(known[at] as Gate, text) && pattern.test(text)) total += weight
  }
  return total
}

/** What a text must hold for a pattern to match. */
interface Gate {
  readonly number: number
  readonly lists: Lists
}
/** Of each list one stretch of letters must be there: these are the bits of each. */
type Lists = readonly (readonly Uint16Array[])[]
const gates = new WeakMap<Wording, Gate>()
const listsOfMade = new WeakMap<RegExp, Lists>()
const gatesOfCues = new WeakMap<Cues, readonly Gate[]>()
let gateCount = 0

function gateOf(pattern: Wording): Gate {
  const known = gates.get(pattern)
  if (known) return known
  const gate = { number: gateCount++, lists: pattern instanceof RegExp ? listsOf(pattern) : [] }
  gates.set(pattern, gate)
  return gate
}

const listsOf = (pattern: RegExp): Lists =>
  neededLetters(pattern).map((list) => list.map((stretch) => rarestFirst(bitsOf(stretch))))

/** Bits in the order in which they are most likely to be missed, by the texts that were read last. */
function rarestFirst(bits: readonly number[]): Uint16Array {
  const rarity = (bit: number) => countOf(filling.signs[bit] as number)
  return Uint16Array.from(bits).sort((a, b) => rarity(a) - rarity(b))
}

/** How many bits of a number are set. */
function countOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

function isOpen(gate: Gate, text: string): boolean {
  if (gate.lists.length === 0) return true
  const { batch, bit } = keptOf(text)
  if (batch.askedAt[gate.number] !== batch.size) {
    batch.askedAt[gate.number] = batch.size
    batch.open[gate.number] = openFor(gate, batch)
  }
  return ((batch.open[gate.number] as number) & bit) !== 0
}

/** Texts that are read together: whoever looks for a pattern in one looks for it in those beside it. */
interface Batch {
  /** For each bit that a text may set, which texts set it. */
  readonly signs: Int32Array
  size: number
  /** For each gate by its number, for which of the texts it is open, and how many there were when that was asked. */
  readonly open: number[]
  readonly askedAt: number[]
}
const batchSize = 32
const all = -1

/** For which texts of a batch a gate is open. */
function openFor({ lists }: Gate, { signs, size }: Batch): number {
  let open = size === batchSize ? all : (1 << size) - 1
  for (const list of lists) {
    let found = 0
    for (const bits of list) {
      let has = open
      for (let at = 0; at < bits.length && has !== 0; at++)
        has &= signs[bits[at] as number] as number
      found |= has
      if (found === open) break
    }
    open = found
    if (open === 0) break
  }
  return open
}

/** A text with its batch, and its bit there. */
interface Kept {
  readonly text: string
  readonly batch: Batch
  readonly bit: number
}

// A paper has some 400 sentences, each asked again by many; the cap bounds what is kept.
const kept = new Map<string, Kept>()
const most = 2_000
const newBatch = (): Batch => ({ signs: new Int32Array(bitCount), size: 0, open: [], askedAt: [] })
let filling = newBatch()
/** Most often the same text is asked again. */
let last = keep('')

function keptOf(text: string): Kept {
  if (last.text !== text) last = kept.get(text) ?? keep(text)
  return last
}

function keep(text: string): Kept {
  if (kept.size >= most) kept.clear()
  if (filling.size === batchSize) filling = newBatch()
  const batch = filling
  const bit = 1 << batch.size++
  setSigns(text, batch.signs, bit)
  const made = { text, batch, bit }
  kept.set(text, made)
  return made
}
