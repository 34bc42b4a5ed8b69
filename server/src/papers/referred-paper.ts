import { titleKey } from '../sources/same-paper.ts'
import type { Candidate } from './candidates-store.ts'
import { isSameWord, tellingWords } from './telling-words.ts'

/** A title of fewer words may stand in a reference to another paper. */
const fewestWords = 3

/**
 * The papers that the words refer to before all others, each in their order: by an author together with words of the
 * title ("shannon communication"), and nothing else; or by a whole title among other words, as in a reference.
 */
export function referredFirst(
  candidates: readonly Candidate[],
  words: string,
): readonly Candidate[] {
  const key = ` ${titleKey(words)} `
  const telling = tellingWords(words)
  const years = words.match(/\b(?:18|19|20)\d\d\b/g) ?? []
  const isReferred = (paper: Candidate) => {
    const authors = new Set(titleKey(paper.authors.join(' ')).split(' '))
    const isByOne = telling.some((word) => word.length > 1 && authors.has(word))
    if (!isByOne || !isOfYear(paper, years)) return false
    const title = titleKey(paper.title)
    const titleWords = title.split(' ')
    if (titleWords.length >= fewestWords && key.includes(` ${title} `)) return true
    const isInTitle = (word: string) => titleWords.some((one) => isSameWord(one, word))
    return telling.some(isInTitle) && telling.every((word) => authors.has(word) || isInTitle(word))
  }
  const referred = new Set(candidates.filter(isReferred))
  return [...referred, ...candidates.filter((paper) => !referred.has(paper))]
}

/** A preprint and its publication are some years apart, and a reference may name either. */
const isOfYear = ({ year }: Candidate, years: readonly string[]) =>
  year === null || years.length === 0 || years.some((one) => Math.abs(Number(one) - year) <= 2)
