import { stopWords, tokens } from '../text/tokens.ts'
import { type FieldWeight, fieldFrequency } from './bm25f.ts'
import type { IndexedPaper, PaperIndexSnapshot } from './indexed-paper.ts'
import { titleKey, titleMap } from './lookup.ts'
import {
  countIn,
  countOne,
  fieldCount,
  mergePostings,
  type Postings,
  restAfter,
} from './postings.ts'
import { createVocabulary } from './vocabulary.ts'
import { type PaperTerms, termsByPaper } from './widen-query.ts'

/** title, abstract, authors, venue, year */
const weights: readonly FieldWeight[] = [
  { weight: 4, b: 0.5 },
  { weight: 1, b: 0.75 },
  { weight: 2, b: 0.3 },
  { weight: 0.6, b: 0.3 },
  { weight: 1, b: 0 },
]
/** Words of one field that are read; a title of 10,000 characters stays harmless. */
const mostWords = 3_000
/** Added and removed papers wait until they are this share of the whole (and this many). */
const mergeShare = 0.1
const mergeLeast = 2_000

/** The words of papers, by term and by field; papers go by numbers, which a merge gives anew. */
export type PaperStore = ReturnType<typeof createPaperStore>

export function createPaperStore(from: PaperIndexSnapshot) {
  let ids = [...from.ids]
  let titles = [...from.titles]
  let lengths = [...from.lengths]
  let postings: Postings = from
  let added = new Map<number, number[]>()
  let pending = 0
  let gone = new Set<number>()
  const vocabulary = createVocabulary(from)
  let numbers = new Map(ids.map((id, number) => [id, number]))
  let byTitle = titleMap(titles)
  let weightsOfPapers: Float32Array | undefined
  let termsOfPapers: PaperTerms | undefined
  const totals = new Float64Array(fieldCount)
  for (const [i, length] of lengths.entries())
    totals[i % fieldCount] = (totals[i % fieldCount] as number) + length

  function add(paper: IndexedPaper): void {
    remove(paper.id)
    weightsOfPapers = undefined
    const number = ids.length
    const counts = new Map<number, number>()
    const fields = [
      paper.title,
      paper.abstract ?? '',
      (paper.authors ?? []).join(' '),
      paper.venue ?? '',
      paper.year === undefined ? '' : String(paper.year),
    ]
    for (const [field, text] of fields.entries()) {
      const words = tokens(text.slice(0, mostWords * 20)).slice(0, mostWords)
      for (const word of words) {
        if (stopWords.has(word.text)) continue
        const term = vocabulary.numberOf(word.text, word.stem)
        counts.set(term, countOne(counts.get(term) ?? 0, field))
      }
      lengths.push(words.length)
      totals[field] = (totals[field] as number) + words.length
    }
    for (const [term, packed] of counts) {
      const rows = added.get(term)
      if (rows) rows.push(number, packed)
      else added.set(term, [number, packed])
    }
    const title = titleKey(paper.title)
    ids.push(paper.id)
    titles.push(title)
    numbers.set(paper.id, number)
    byTitle.set(title, [...(byTitle.get(title) ?? []), number])
    if (++pending > Math.max(mergeLeast, ids.length * mergeShare)) merge()
  }

  function remove(id: string): boolean {
    const number = numbers.get(id)
    if (number === undefined) return false
    numbers.delete(id)
    gone.add(number)
    weightsOfPapers = undefined
    for (let field = 0; field < fieldCount; field++)
      totals[field] = (totals[field] as number) - (lengths[number * fieldCount + field] as number)
    if (++pending > Math.max(mergeLeast, ids.length * mergeShare)) merge()
    return true
  }

  /** Brings added papers into the arrays and drops those that are gone. */
  function merge(): void {
    if (pending === 0) return
    weightsOfPapers = undefined
    const renumber = new Int32Array(ids.length).fill(-1)
    const kept: number[] = []
    for (let number = 0; number < ids.length; number++)
      if (!gone.has(number)) renumber[number] = kept.push(number) - 1
    postings = mergePostings(postings, added, vocabulary.size, renumber)
    termsOfPapers = undefined
    if (gone.size > 0) {
      lengths = lengths.filter((_, at) => (renumber[Math.floor(at / fieldCount)] as number) >= 0)
      ids = kept.map((number) => ids[number] as string)
      titles = kept.map((number) => titles[number] as string)
      numbers = new Map(ids.map((id, number) => [id, number]))
      byTitle = titleMap(titles)
    }
    added = new Map()
    gone = new Set()
    pending = 0
  }

  /** How much one occurrence counts, per paper and field: weight over relative length. */
  function occurrenceWeights(): Float32Array {
    if (weightsOfPapers) return weightsOfPapers
    const live = Math.max(1, ids.length - gone.size)
    const made = new Float32Array(lengths.length)
    for (let at = 0; at < made.length; at++) {
      const field = at % fieldCount
      made[at] = fieldFrequency(
        weights[field] as FieldWeight,
        1,
        lengths[at] as number,
        (totals[field] as number) / live,
      )
    }
    weightsOfPapers = made
    return made
  }

  /** Calls `visit` with every live paper that holds a term, and its pseudo-frequency there. */
  function visitTerm(term: number, visit: (paper: number, frequency: number) => void): void {
    const perField = occurrenceWeights()
    const read = (paper: number, packed: number) => {
      if (gone.size > 0 && gone.has(paper)) return
      let frequency = 0
      for (let field = 0, rest = packed; rest !== 0; field++) {
        const count = countIn(packed, field)
        rest = restAfter(packed, field)
        if (count > 0) frequency += count * (perField[paper * fieldCount + field] as number)
      }
      visit(paper, frequency)
    }
    if (term < postings.starts.length - 1) {
      const end = postings.starts[term + 1] as number
      for (let row = postings.starts[term] as number; row < end; row++)
        read(postings.papers[row] as number, postings.counts[row] as number)
    }
    const rows = added.get(term)
    if (rows)
      for (let i = 0; i < rows.length; i += 2) read(rows[i] as number, rows[i + 1] as number)
  }

  /** Papers that hold a term; those that are gone count until they are merged away. */
  function matching(term: number): number {
    const settled =
      term < postings.starts.length - 1
        ? (postings.starts[term + 1] as number) - (postings.starts[term] as number)
        : 0
    return settled + (added.get(term)?.length ?? 0) / 2
  }

  function snapshot(): PaperIndexSnapshot {
    merge()
    return {
      version: 1,
      ids: [...ids],
      titles: [...titles],
      ...vocabulary.snapshot(),
      lengths: Int32Array.from(lengths),
      ...postings,
    }
  }

  return {
    vocabulary,
    add,
    remove,
    merge,
    visitTerm,
    matching,
    snapshot,
    /** How many numbers are given, those of papers that are gone too. */
    get numbered() {
      return ids.length
    },
    get size() {
      return ids.length - gone.size
    },
    idOf: (number: number) => ids[number] as string,
    /** Papers of a title, as `titleKey` writes it. */
    titled: (title: string) => (byTitle.get(title) ?? []).filter((number) => !gone.has(number)),
    /** The terms of each paper, as of the last merge. */
    termsOfPapers: () => (termsOfPapers ??= termsByPaper(postings, ids.length)),
  }
}
