import { oneLetterOff } from '../text/spelling.ts'
import type { PaperIndexSnapshot } from './indexed-paper.ts'
import { lowerBound } from './lookup.ts'
import type { QueryTerm } from './query-terms.ts'

/** Words that an unfinished one may begin, at most. */
const prefixWords = 64
/** One letter off, a shorter word is mostly another one. */
const shortestSlip = 5

/** The words of an index and the numbers of their stems, in the order in which they came. */
export function createVocabulary(from: Pick<PaperIndexSnapshot, 'terms' | 'words' | 'wordTerms'>) {
  const terms = [...from.terms]
  const termNumbers = new Map(terms.map((term, number) => [term, number]))
  const wordTerms = new Map(from.words.map((word, i) => [word, from.wordTerms[i] as number]))
  let sortedWords: string[] | undefined

  return {
    get size(): number {
      return terms.length
    },
    /** The number of a word's stem; a new word gets one. */
    numberOf(word: string, stem: string): number {
      const known = wordTerms.get(word)
      if (known !== undefined) return known
      let term = termNumbers.get(stem)
      if (term === undefined) {
        term = terms.length
        terms.push(stem)
        termNumbers.set(stem, term)
      }
      wordTerms.set(word, term)
      sortedWords = undefined
      return term
    },
    stemNumber: (stem: string): number | undefined => termNumbers.get(stem),
    /** The terms that a query's term may mean: itself, and, for an unfinished last word, all it begins. */
    meanings(term: QueryTerm, unfinished: boolean): number[] {
      const own = termNumbers.get(term.stem)
      const found = new Set(own === undefined ? [] : [own])
      if (unfinished && term.word.length >= 2) {
        sortedWords ??= [...wordTerms.keys()].sort()
        let at = lowerBound(sortedWords, term.word)
        for (let tried = 0; tried < prefixWords; tried++, at++) {
          const word = sortedWords[at]
          if (!word?.startsWith(term.word)) break
          found.add(wordTerms.get(word) as number)
        }
      }
      return [...found]
    },
    /**
     * The words of the index that differ from this one, or their stems from its stem, by one letter that is not the
     * first; their terms beside them.
     */
    slips({ word, stem }: QueryTerm): readonly (readonly [string, number])[] {
      if (word.length < shortestSlip || !/^\p{L}+$/u.test(word)) return []
      sortedWords ??= [...wordTerms.keys()].sort()
      const found: (readonly [string, number])[] = []
      const [first = ''] = word
      for (let at = lowerBound(sortedWords, first); at < sortedWords.length; at++) {
        const known = sortedWords[at] as string
        if (!known.startsWith(first)) break
        const term = wordTerms.get(known) as number
        const isOff =
          oneLetterOff(word, known) ||
          (stem.length > shortestSlip && oneLetterOff(stem, terms[term] as string))
        if (known !== word && isOff) found.push([known, term])
      }
      return found
    },
    snapshot: (): Pick<PaperIndexSnapshot, 'terms' | 'words' | 'wordTerms'> => ({
      words: [...wordTerms.keys()],
      wordTerms: Int32Array.from(wordTerms.values()),
      terms: [...terms],
    }),
  }
}
