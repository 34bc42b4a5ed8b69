import { rarity, saturate } from './bm25f.ts'
import {
  emptySnapshot,
  type IndexedPaper,
  type Misspelt,
  type PaperIndex,
  type PaperIndexSnapshot,
  type ScoredPaper,
} from './indexed-paper.ts'
import { titleKey } from './lookup.ts'
import { evenedScores, papersCompared } from './near-papers.ts'
import { createPaperStore, type PaperStore } from './paper-store.ts'
import { type QueryTerm, queryTerms } from './query-terms.ts'
import { type PaperScore, scoreSheet } from './score-sheet.ts'
import { bestOf } from './top-k.ts'
import { fewestAsked, wideningTerms } from './widen-query.ts'

export type {
  IndexedPaper,
  Misspelt,
  PaperIndex,
  PaperIndexSnapshot,
  ScoredPaper,
} from './indexed-paper.ts'

const k1 = 1.6
const exactTitle = 1_000
const exactBelow = 5_000
const coverageGain = 0.5
/** What a word counts that an unfinished last word only begins. */
const unfinishedShare = 0.6

/** An index of the given papers; of several with one id, the last counts. */
export function createPaperIndex(papers: readonly IndexedPaper[]): PaperIndex {
  const store = createPaperStore(emptySnapshot())
  for (const paper of papers) store.add(paper)
  store.merge()
  return indexOf(store)
}

/** The index that a snapshot was taken of. @throws RangeError when it is of another version. */
export function loadPaperIndex(snapshot: PaperIndexSnapshot): PaperIndex {
  if (snapshot.version !== 1)
    throw new RangeError(`This search snapshot has version ${snapshot.version}, not 1`)
  return indexOf(createPaperStore(snapshot))
}

function indexOf(store: PaperStore): PaperIndex {
  const { vocabulary, matching, visitTerm } = store

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
            if (isSeen(store.idOf(paper))) papers++
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
    if ((store.size < store.numbered || isWidened) && store.numbered < exactBelow) store.merge()
    const openEnded = /[\p{L}\p{N}]$/u.test(query)
    const sums = scoreSheet(store.numbered)
    let most = 0
    for (const [i, term] of asked.entries()) {
      const known = vocabulary.meanings(term, openEnded && i === asked.length - 1)
      const isKnown = known.some(isHeld)
      const terms = isKnown ? known : slipsOf(term)
      const [only] = terms
      if (terms.length === 1 && only !== undefined) {
        const weight = rarity(store.numbered, matching(only))
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
      const weight = rarity(store.numbered, best.size)
      most += weight
      for (const [paper, frequency] of best)
        sums.add(paper, weight * saturate(frequency, k1), weight)
    }
    if (isWidened) widen(sums, asked.length)
    const found = sums.list((score, covered) => score * (1 + (coverageGain * covered) / most))
    const order = (a: PaperScore, b: PaperScore) => b.score - a.score || a.paper - b.paper
    if (isWidened) {
      const best = bestOf(found, papersCompared, order)
      const evened = evenedScores(best, store.termsOfPapers(), matching)
      best.forEach((one, at) => {
        one.score = evened[at] as number
      })
    }
    for (const paper of store.titled(titleKey(query))) {
      const entry = found.find((candidate) => candidate.paper === paper)
      if (entry) entry.score += exactTitle
      else found.push({ paper, score: exactTitle })
    }
    return bestOf(found, k, order).map(({ paper, score }) => ({ id: store.idOf(paper), score }))
  }

  /** Adds what the best papers' own terms say of all papers. */
  function widen(sums: ReturnType<typeof scoreSheet>, asked: number): void {
    const found = sums.list((score) => score)
    for (const [term, weight] of wideningTerms(found, asked, store.termsOfPapers(), matching)) {
      const gain = weight * rarity(store.numbered, matching(term))
      visitTerm(term, (paper, frequency) => sums.add(paper, gain * saturate(frequency, k1), 0))
    }
  }

  return {
    get size() {
      return store.size
    },
    search,
    misspelt,
    add: store.add,
    remove: store.remove,
    snapshot: store.snapshot,
  }
}
