import { stopWords, tokens } from '../text/tokens.ts'
import { type FieldWeight, fieldFrequency, rarity, saturate } from './bm25f.ts'
import {
  emptySnapshot,
  type IndexedPaper,
  type Misspelt,
  type PaperIndex,
  type PaperIndexSnapshot,
  type ScoredPaper,
} from './indexed-paper.ts'
import { titleKey, titleMap } from './lookup.ts'
import { evenedScores, papersCompared } from './near-papers.ts'
import {
  countIn,
  countOne,
  fieldCount,
  mergePostings,
  type Postings,
  restAfter,
} from './postings.ts'
import { type QueryTerm, queryTerms } from './query-terms.ts'
import { type PaperScore, scoreSheet } from './score-sheet.ts'
import { bestOf } from './top-k.ts'
import { createVocabulary } from './vocabulary.ts'
import { fewestAsked, type PaperTerms, termsByPaper, wideningTerms } from './widen-query.ts'

export type {
  IndexedPaper,
  Misspelt,
  PaperIndex,
  PaperIndexSnapshot,
  ScoredPaper,
} from './indexed-paper.ts'

const k1 = 1.6
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
const exactTitle = 1_000
const exactBelow = 5_000
const coverageGain = 0.5
/** What a word counts that an unfinished last word only begins. */
const unfinishedShare = 0.6

/** An index of the given papers; of several with one id, the last counts. */
export function createPaperIndex(papers: readonly IndexedPaper[]): PaperIndex {
  const index = indexOf(emptySnapshot())
  for (const paper of papers) index.add(paper)
  index.merge()
  return index
}

/** The index that a snapshot was taken of. @throws RangeError when it is of another version. */
export function loadPaperIndex(snapshot: PaperIndexSnapshot): PaperIndex {
  if (snapshot.version !== 1)
    throw new RangeError(`This search snapshot has version ${snapshot.version}, not 1`)
  return indexOf(snapshot)
}

function indexOf(from: PaperIndexSnapshot): PaperIndex & { merge(): void } {
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

  const isHeld = (term: number) => matching(term) > 0
  /** What a word that no paper has may have been meant to be. */
  const slipsOf = (term: QueryTerm) => [...new Set(vocabulary.slips(term).map(([, one]) => one))]

  function misspelt(query: string, isSeen: (id: string) => boolean = () => true): Misspelt[] {
    return queryTerms(query).flatMap((term) => {
      if (vocabulary.meanings(term, true).some(isHeld)) return []
      const [best] = vocabulary
        .slips(term)
        .map(([meant, number]) => {
          let papers = 0
          visitTerm(number, (paper) => {
            if (isSeen(ids[paper] as string)) papers++
          })
          return { meant, papers }
        })
        .filter(({ papers }) => papers > 0)
        .toSorted((a, b) => b.papers - a.papers)
      return best ? [{ typed: term.word, meant: best.meant }] : []
    })
  }

  function search(query: string, k: number): ScoredPaper[] {
    // Exact counts where that is cheap; in a large index the few papers that went may still count.
    const asked = queryTerms(query)
    const isWidened = asked.length >= fewestAsked
    if ((gone.size > 0 || isWidened) && ids.length < exactBelow) merge()
    const openEnded = /[\p{L}\p{N}]$/u.test(query)
    const sums = scoreSheet(ids.length)
    let most = 0
    for (const [i, term] of asked.entries()) {
      const known = vocabulary.meanings(term, openEnded && i === asked.length - 1)
      const isKnown = known.some(isHeld)
      const terms = isKnown ? known : slipsOf(term)
      const [only] = terms
      if (terms.length === 1 && only !== undefined) {
        const weight = rarity(ids.length, matching(only))
        most += weight
        visitTerm(only, (paper, frequency) =>
          sums.add(paper, weight * saturate(frequency, k1), weight),
        )
        continue
      }
      // Several readings of an unfinished word: a paper counts by its best one.
      const best = new Map<number, number>()
      const own = vocabulary.stemNumber(term.stem)
      for (const meaning of terms)
        visitTerm(meaning, (paper, frequency) => {
          const counted = meaning === own || !isKnown ? frequency : frequency * unfinishedShare
          if (counted > (best.get(paper) ?? 0)) best.set(paper, counted)
        })
      const weight = rarity(ids.length, best.size)
      most += weight
      for (const [paper, frequency] of best)
        sums.add(paper, weight * saturate(frequency, k1), weight)
    }
    if (isWidened) widen(sums, asked.length)
    const found = sums.list((score, covered) => score * (1 + (coverageGain * covered) / most))
    const order = (a: PaperScore, b: PaperScore) => b.score - a.score || a.paper - b.paper
    if (isWidened && termsOfPapers) {
      const best = bestOf(found, papersCompared, order)
      const evened = evenedScores(best, termsOfPapers, matching)
      best.forEach((one, at) => {
        one.score = evened[at] as number
      })
    }
    for (const paper of byTitle.get(titleKey(query)) ?? []) {
      if (gone.has(paper)) continue
      const entry = found.find((candidate) => candidate.paper === paper)
      if (entry) entry.score += exactTitle
      else found.push({ paper, score: exactTitle })
    }
    return bestOf(found, k, order).map(({ paper, score }) => ({ id: ids[paper] as string, score }))
  }

  /** Adds what the best papers' own terms say of all papers. */
  function widen(sums: ReturnType<typeof scoreSheet>, asked: number): void {
    termsOfPapers ??= termsByPaper(postings, ids.length)
    const found = sums.list((score) => score)
    for (const [term, weight] of wideningTerms(found, asked, termsOfPapers, matching)) {
      const gain = weight * rarity(ids.length, matching(term))
      visitTerm(term, (paper, frequency) => sums.add(paper, gain * saturate(frequency, k1), 0))
    }
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
    get size() {
      return ids.length - gone.size
    },
    search,
    misspelt,
    add,
    remove,
    snapshot,
    merge,
  }
}
