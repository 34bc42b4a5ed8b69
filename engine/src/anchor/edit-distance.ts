// Myers' bit-parallel approximate matching (J. ACM 46, 1999) with Hyyrö's blocks (2003): each column of
// the edit-distance table is kept as vertical differences, 32 rows to a word.

/** A pattern made ready: for each character the rows where it stands. */
export interface Pattern {
  readonly length: number
  readonly blocks: number
  readonly rows: ReadonlyMap<number, Int32Array>
}

export function compilePattern(pattern: string): Pattern {
  const blocks = Math.ceil(pattern.length / 32)
  const rows = new Map<number, Int32Array>()
  for (let i = 0; i < pattern.length; i++) {
    const code = pattern.charCodeAt(i)
    let bits = rows.get(code)
    if (!bits) {
      bits = new Int32Array(blocks)
      rows.set(code, bits)
    }
    bits[i >> 5] = (bits[i >> 5] as number) | (1 << (i & 31))
  }
  return { length: pattern.length, blocks, rows }
}

/**
 * Distances between the whole pattern and stretches of text that end at each place.
 * `free`: the stretch may begin anywhere in the window (search). Otherwise it begins at the window's
 * start. `step` −1 reads the window from its end backwards (compile the reversed pattern).
 * @returns `distances[j]`: the distance after j characters of the window.
 */
export function columnDistances(
  pattern: Pattern,
  text: string,
  from: number,
  to: number,
  options: { free: boolean; step: 1 | -1 },
): Int32Array {
  const { blocks, length, rows } = pattern
  const width = to - from
  const distances = new Int32Array(width + 1)
  const up = new Int32Array(blocks).fill(-1)
  const down = new Int32Array(blocks)
  const lastBit = 1 << ((length - 1) & 31)
  let distance = length
  distances[0] = distance
  const none = new Int32Array(blocks)
  const firstIn = options.free ? 0 : 1
  for (let j = 0; j < width; j++) {
    const at = options.step === 1 ? from + j : to - 1 - j
    const equal = rows.get(text.charCodeAt(at)) ?? none
    let carry = firstIn
    for (let b = 0; b < blocks; b++) {
      const pv = up[b] as number
      const mv = down[b] as number
      let eq = equal[b] as number
      const negative = carry < 0 ? 1 : 0
      const xv = eq | mv
      eq |= negative
      const xh = (((eq & pv) + pv) ^ pv) | eq
      let ph = mv | ~(xh | pv)
      let mh = pv & xh
      const high = b === blocks - 1 ? lastBit : 1 << 31
      const out = (ph & high) !== 0 ? 1 : (mh & high) !== 0 ? -1 : 0
      ph = (ph << 1) | (carry > 0 ? 1 : 0)
      mh = (mh << 1) | negative
      up[b] = mh | ~(xv | ph)
      down[b] = ph & xv
      carry = out
    }
    distance += carry
    distances[j + 1] = distance
  }
  return distances
}
