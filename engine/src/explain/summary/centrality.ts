import type { PaperDocument } from '../../document/paper-document.ts'
import type { Sentence } from '../text/sentence.ts'
import { coverage, topicStems } from '../text/words.ts'

/**
 * How much a sentence is on what its paper is on, 0 to 1: the share of the title that it names, and the share of its
 * own words that the abstract has.
 */
export function centrality(
  document: PaperDocument,
  sentences: readonly Sentence[],
): (sentence: Sentence) => number {
  const title = new Set(topicStems(document.title))
  const abstract = new Set(
    sentences.filter(({ role }) => role === 'abstract').flatMap(({ stems }) => [...stems]),
  )
  return ({ stems }) =>
    abstract.size === 0
      ? coverage(title, stems)
      : (coverage(title, stems) + coverage(stems, abstract)) / 2
}
