/** For each term, the papers that hold it, and how often in which field. Compressed sparse rows. */
export interface Postings {
  /** Rows of term t: `starts[t]` to `starts[t + 1]`. */
  readonly starts: Int32Array
  /** Paper numbers, ascending within a term. */
  readonly papers: Int32Array
  /** Frequencies, packed: `packFrequencies`. */
  readonly counts: Int32Array
}

export const emptyPostings: Postings = {
  starts: new Int32Array(1),
  papers: new Int32Array(0),
  counts: new Int32Array(0),
}

// 5 bits title, 8 bits abstract, 5 bits authors, 5 bits venue, 1 bit year; larger counts stay at the limit.
const shifts = [0, 5, 13, 18, 23] as const
const limits = [31, 255, 31, 31, 1] as const
export const fieldCount = 5

/** Adds one occurrence in a field to packed counts. */
export function countOne(packed: number, field: number): number {
  const shift = shifts[field] as number
  const limit = limits[field] as number
  return ((packed >>> shift) & limit) === limit ? packed : packed + (1 << shift)
}

export function countIn(packed: number, field: number): number {
  return (packed >>> (shifts[field] as number)) & (limits[field] as number)
}

/** What is packed behind a field; 0 when nothing is. */
export function restAfter(packed: number, field: number): number {
  return field + 1 < fieldCount ? packed >>> (shifts[field + 1] as number) : 0
}

/**
 * Postings of old rows (without the papers that are gone, renumbered) and new ones behind them.
 * @param added per term: paper, packed counts, paper, packed counts, … in ascending paper order.
 * @param renumber new number of each old paper, −1 when it is gone.
 */
export function mergePostings(
  old: Postings,
  added: ReadonlyMap<number, readonly number[]>,
  terms: number,
  renumber: Int32Array,
): Postings {
  const starts = new Int32Array(terms + 1)
  const oldTerms = old.starts.length - 1
  let size = old.papers.length
  for (const rows of added.values()) size += rows.length / 2
  const papers = new Int32Array(size)
  const counts = new Int32Array(size)
  let at = 0
  for (let term = 0; term < terms; term++) {
    starts[term] = at
    if (term < oldTerms)
      for (let row = old.starts[term] as number; row < (old.starts[term + 1] as number); row++) {
        const paper = renumber[old.papers[row] as number] as number
        if (paper < 0) continue
        papers[at] = paper
        counts[at++] = old.counts[row] as number
      }
    const rows = added.get(term) ?? []
    for (let i = 0; i < rows.length; i += 2) {
      const paper = renumber[rows[i] as number] as number
      if (paper < 0) continue
      papers[at] = paper
      counts[at++] = rows[i + 1] as number
    }
  }
  starts[terms] = at
  return { starts, papers: papers.slice(0, at), counts: counts.slice(0, at) }
}
