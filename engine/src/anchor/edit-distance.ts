// Myers' bit-parallel approximate matching (J. ACM 46, 1999) with Hyyrö's blocks (2003): each column of
// the edit-distance table is kept as vertical differences, 32 rows to a word.

/** A pattern made ready: for each of its characters the rows where it stands. */
export interface Pattern {
  readonly length: number
  readonly blocks: number
  /** Where in `rows` those of a character begin: the first of 128 by their code, of the others as named; else 0. */
  readonly plain: Int32Array
  readonly others: ReadonlyMap<number, number>
  /** Words of 32 rows, `blocks` for each character; the first for those that the pattern does not have. */
  readonly rows: Int32Array
}

const firstOther = 128

export function compilePattern(pattern: string): Pattern {
  const blocks = Math.ceil(pattern.length / 32)
  const plain = new Int32Array(firstOther)
  const others = new Map<number, number>()
  let size = blocks
  for (let i = 0; i < pattern.length; i++) {
    const code = pattern.charCodeAt(i)
    if (beginOf(plain, others, code) !== 0) continue
    if (code < firstOther) plain[code] = size
    else others.set(code, size)
    size += blocks
  }
  const rows = new Int32Array(size)
  for (let i = 0; i < pattern.length; i++) {
    const at = beginOf(plain, others, pattern.charCodeAt(i)) + (i >> 5)
    rows[at] = (rows[at] as number) | (1 << (i & 31))
  }
  return { length: pattern.length, blocks, plain, others, rows }
}

const beginOf = (plain: Int32Array, others: ReadonlyMap<number, number>, code: number): number =>
  code < firstOther ? (plain[code] as number) : (others.get(code) ?? 0)

/** The units of a text from its last to its first. */
export function reverse(text: string): string {
  let reversed = ''
  for (let i = text.length - 1; i >= 0; i--) reversed += text[i]
  return reversed
}

/**
 * Distances between the whole pattern and stretches of text that end at each place.
 * `free`: the stretch may begin anywhere in the window (search). Otherwise it begins at the window's
 * start. `step` −1 reads the window from its end backwards (compile the reversed pattern).
 * @returns `distances[j]`: the distance after j characters of the window; beyond `limit` just some number beyond it:
 * rows that no distance within it can be reached from are not worked out (Ukkonen's cut-off, by blocks).
 */
export function columnDistances(
  pattern: Pattern,
  text: string,
  from: number,
  to: number,
  options: { free: boolean; step: 1 | -1; limit?: number },
): Int32Array {
  const { blocks, length, plain, others, rows } = pattern
  const limit = options.limit ?? Number.POSITIVE_INFINITY
  const width = to - from
  const distances = new Int32Array(width + 1)
  const up = new Int32Array(blocks)
  const down = new Int32Array(blocks)
  /** The distance in each block's last row. */
  const scores = new Int32Array(blocks)
  const rowsOf = (b: number) => (b === blocks - 1 ? length - 32 * b : 32)
  const lastBit = 1 << ((length - 1) & 31)
  distances[0] = length
  const firstIn = options.free ? 0 : 1
  let active = 0
  let passed = 0
  const open = (b: number, score: number) => {
    up[b] = -1
    down[b] = 0
    scores[b] = score
    active = b + 1
  }
  open(0, rowsOf(0))
  while (active < blocks && (scores[active - 1] as number) <= limit)
    open(active, (scores[active - 1] as number) + rowsOf(active))
  for (let j = 0; j < width; j++) {
    const at = options.step === 1 ? from + j : to - 1 - j
    const equal = beginOf(plain, others, text.charCodeAt(at))
    // What begins at the window's start and is so far from the diagonal is beyond the limit.
    if (!options.free && 32 * (passed + 1) < j - limit && passed < active - 1) passed++
    let carry = firstIn
    for (let b = passed; b < active; b++) {
      const pv = up[b] as number
      const mv = down[b] as number
      let eq = rows[equal + b] as number
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
      scores[b] = (scores[b] as number) + out
      carry = out
      // The next block is reached when this one ends within the limit, now or a character ago.
      if (
        b === active - 1 &&
        active < blocks &&
        (scores[b] as number) - Math.min(out, 0) <= limit + 1
      )
        open(active, (scores[b] as number) - out + rowsOf(active))
    }
    while (active > passed + 1 && (scores[active - 1] as number) >= limit + rowsOf(active - 1))
      active--
    distances[j + 1] = active === blocks ? (scores[blocks - 1] as number) : limit + 1
  }
  return distances
}
