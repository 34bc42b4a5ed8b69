import { emptyPostings, type Postings } from './postings.ts'

export interface IndexedPaper {
  readonly id: string
  readonly title: string
  readonly abstract?: string
  readonly authors?: readonly string[]
  readonly year?: number
  readonly venue?: string
}

export interface ScoredPaper {
  readonly id: string
  readonly score: number
}

/** A word of a query, folded, and what it was taken for. */
export interface Misspelt {
  readonly typed: string
  readonly meant: string
}

/** Full-text search over papers, in memory. */
export interface PaperIndex {
  readonly size: number
  /** Best first; equal scores in the order of adding. */
  search(query: string, k: number): ScoredPaper[]
  /**
   * The words of a query that no paper has, each with the word that is searched for instead: one letter off, and the
   * most frequent among the papers that `isSeen` lets through.
   */
  misspelt(query: string, isSeen?: (id: string) => boolean): readonly Misspelt[]
  /** Adds a paper, or replaces the one with its id. */
  add(paper: IndexedPaper): void
  /** True when there was such a paper. */
  remove(id: string): boolean
  /** Everything, as plain values and typed arrays: survives structured cloning. */
  snapshot(): PaperIndexSnapshot
}

export interface PaperIndexSnapshot extends Postings {
  readonly version: 1
  readonly ids: readonly string[]
  /** Folded titles, for exact titles. */
  readonly titles: readonly string[]
  /** Words as written (folded) and the term, a stem, of each. */
  readonly words: readonly string[]
  readonly wordTerms: Int32Array
  readonly terms: readonly string[]
  /** Words per field and paper: `lengths[paper * 5 + field]`. */
  readonly lengths: Int32Array
}

/** The snapshot of an index without papers. */
export function emptySnapshot(): PaperIndexSnapshot {
  const none = new Int32Array(0)
  return {
    version: 1,
    ids: [],
    titles: [],
    words: [],
    wordTerms: none,
    terms: [],
    lengths: none,
    ...emptyPostings,
  }
}
