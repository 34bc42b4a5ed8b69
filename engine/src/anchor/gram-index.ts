/** Length of the indexed pieces: short enough for a ten-character quote with one error. */
export const gramLength = 5
const mask = 0x1ffff

/** Where each piece of five characters occurs; several pieces may share a bucket. */
export interface GramIndex {
  /** Positions of bucket h are `positions[starts[h]] … positions[starts[h + 1] - 1]`, ascending. */
  readonly starts: Int32Array
  readonly positions: Int32Array
}

/** Counting sort of all pieces by hash: two passes over the text. */
export function buildGramIndex(text: string): GramIndex {
  const count = Math.max(0, text.length - gramLength + 1)
  const starts = new Int32Array(mask + 2)
  const hashes = new Int32Array(count)
  for (let i = 0; i < count; i++) {
    const hash = gramHash(text, i)
    hashes[i] = hash
    starts[hash + 1] = (starts[hash + 1] as number) + 1
  }
  for (let h = 1; h < starts.length; h++)
    starts[h] = (starts[h] as number) + (starts[h - 1] as number)
  const next = starts.slice()
  const positions = new Int32Array(count)
  for (let i = 0; i < count; i++) {
    const hash = hashes[i] as number
    const place = next[hash] as number
    positions[place] = i
    next[hash] = place + 1
  }
  return { starts, positions }
}

export function gramHash(text: string, at: number): number {
  let hash = 0
  for (let i = at; i < at + gramLength; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash ^ (hash >>> 15)) & mask
}

/** At so few places it costs less to compare a piece than to look whether five others of its characters are rarer. */
const fewPlaces = 4

/** All places, ascending, where `piece` (at least five characters) stands, through the rarest five, or the first that are rare. */
export function findExact(text: string, index: GramIndex, piece: string): number[] {
  let rarest = 0
  let start = 0
  let end = Number.POSITIVE_INFINITY
  for (let from = 0; from + gramLength <= piece.length; from++) {
    const hash = gramHash(piece, from)
    const first = index.starts[hash] as number
    const last = index.starts[hash + 1] as number
    if (first === last) return []
    if (last - first >= end - start) continue
    rarest = from
    start = first
    end = last
    if (last - first <= fewPlaces) break
  }
  const found: number[] = []
  for (let row = start; row < end; row++) {
    const at = (index.positions[row] as number) - rarest
    if (at >= 0 && text.startsWith(piece, at)) found.push(at)
  }
  return found
}
