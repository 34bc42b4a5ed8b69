import type { Sentence } from '../text/sentence.ts'
import { centrality } from './centrality.ts'
import { methodFacets, methodScore } from './method-score.ts'
import { overviewScorer } from './overview-score.ts'
import { ownDesignScorer } from './own-design.ts'
import { partOnWork } from './own-part.ts'
import { selectDiverse } from './select.ts'
import type { Telling } from './telling.ts'

/** With fewer claims, the methods are looked through once more, subsection by subsection. */
const fewest = 4
// Score below which nothing is told; set by reading papers of several fields.
const floor = 2.2
/** What it is worth to a step, of which a long paper has hundreds, to be on what the paper is on. */
const worthOfTopic = 2.4

const procedureScore = (sentence: Sentence) =>
  Math.max(methodScore(sentence, 'procedure'), methodScore(sentence, 'design'))

/** The sentences that say how the work was done: design, data, procedure and analysis, a sentence each. */
export function methodsOf({
  document,
  sentences,
  statements,
  taken,
  limit,
  isTold,
}: Telling): Sentence[] {
  const own = partOnWork(document, sentences, statements).filter((sentence) => !isTold(sentence))
  const overview = overviewScorer(document, sentences)
  const ownDesign = ownDesignScorer(document, sentences)
  const isCentral = centrality(document, sentences)
  const ofTopic = (sentence: Sentence, score: number) =>
    score < floor ? score : score + worthOfTopic * isCentral(sentence)
  /** The authors' own words on how it was done, in the abstract or before the work begins, are the best design there is. */
  const tellsMethod = (sentence: Sentence, facet: keyof typeof methodFacets) => {
    const told = overview(sentence)
    if (told === null) return 0
    const score = Math.max(
      methodScore(sentence, facet),
      facet === 'design' ? ownDesign(sentence) : 0,
    )
    return ofTopic(sentence, score + (facet === 'design' ? told : 0))
  }
  const found: Sentence[] = []
  for (const facet of Object.keys(methodFacets) as (keyof typeof methodFacets)[]) {
    const best = selectDiverse(
      own.map((sentence) => ({ sentence, score: tellsMethod(sentence, facet) })),
      { most: 1, floor, taken: [...taken, ...found] },
    )
    if (found.length < limit) found.push(...best)
  }
  // A method of several parts is told part by part: what is left goes to subsections not heard yet.
  const heard = () => new Set(found.map(({ section }) => section))
  const parts = statements.filter(({ role }) => role === 'methods')
  while (found.length < Math.min(limit, fewest)) {
    const [next] = selectDiverse(
      parts
        .filter(({ section }) => !heard().has(section))
        .map((sentence) => ({ sentence, score: ofTopic(sentence, procedureScore(sentence)) })),
      { most: 1, floor, taken: [...taken, ...found] },
    )
    if (!next) break
    found.push(next)
  }
  return found.toSorted((a, b) => a.index - b.index)
}
